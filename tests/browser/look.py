"""What eyes and screen readers meet on a page: contrast, names of controls, what sticks out, and axe's verdict."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from playwright.sync_api import Page

# --- Contrast --------------------------------------------------------------------------------------------------------

# Every colour that may lie below a text counts: all stops of a gradient, and in drawings the shapes under its middle.
CONTRAST = """(selector) => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    const kept = (make, known = new Map()) => (key) => known.get(key) ?? known.set(key, make(key)).get(key);
    const read = kept((text) => {
        canvas.clearRect(0, 0, 1, 1);
        canvas.fillStyle = '#00000000';
        canvas.fillStyle = text;
        canvas.fillRect(0, 0, 1, 1);
        const [r, g, b, a] = canvas.getImageData(0, 0, 1, 1).data;
        return [r, g, b, a / 255];
    });
    const rgb = (text) => [...read(text)];
    const over = (top, below) => [0, 1, 2].map((i) => top[i] * top[3] + below[i] * (1 - top[3])).concat(1);
    const light = (c) => c.slice(0, 3).map((v) => v / 255)
        .map((v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4))
        .reduce((sum, v, i) => sum + v * [0.2126, 0.7152, 0.0722][i], 0);
    const ratio = (a, b) => {
        const [dark, bright] = [light(a), light(b)].sort((x, y) => x - y);
        return (bright + 0.05) / (dark + 0.05);
    };
    const grounds = kept((node) => {
        if (!node) return [[255, 255, 255, 1]];
        const style = getComputedStyle(node);
        const stops = style.backgroundImage.match(/(rgba?|color|oklab|oklch)\\([^()]*\\)/g) ?? [];
        const own = rgb(style.backgroundColor);
        const below = own[3] === 1 ? [own] : grounds(node.parentElement).map((c) => over(own, c));
        if (!stops.length) return below;
        return below.flatMap((c) => stops.map((stop) => over(rgb(stop), c)));
    });
    const clear = kept((node) => node ? parseFloat(getComputedStyle(node).opacity) * clear(node.parentElement) : 1);
    const drawing = (text) => {   // the ground below words in a drawing: its page, then each shape painted before it
        const box = text.getBoundingClientRect();
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
        const frame = text.closest('.svg-container') ?? text.ownerSVGElement.parentElement;
        let below = grounds(frame);
        for (const shape of frame.querySelectorAll('path, rect, circle')) {
            if (shape.closest('defs, clipPath') || !(shape.compareDocumentPosition(text) & 4)) continue;
            const at = shape.getBoundingClientRect();
            const style = getComputedStyle(shape);
            if (x < at.left || x > at.right || y < at.top || y > at.bottom || style.fill.startsWith('url')) continue;
            const fill = rgb(style.fill === 'none' ? 'transparent' : style.fill);
            fill[3] *= parseFloat(style.fillOpacity) * clear(shape);
            below = below.map((c) => over(fill, c));
        }
        return below;
    };
    const seen = (node) => {
        const box = node.getBoundingClientRect();
        const shown = { visibilityProperty: true, opacityProperty: true };
        return box.width > 1 && box.height > 1 && node.checkVisibility(shown);
    };
    const found = [];
    for (const root of document.querySelectorAll(selector)) for (const node of [root, ...root.querySelectorAll('*')]) {
        const text = [...node.childNodes].filter((n) => n.nodeType === 3).map((n) => n.data.trim()).join('');
        if (!text || !seen(node) || node.closest('.rs-hidden, .rs-none, style, option')) continue;
        const words = node instanceof SVGElement ? node.closest('text') : null;
        const plots = '.main-svg, .rs-figure-labels';
        if (node instanceof SVGElement && (!words || !node.ownerSVGElement.matches(plots))) continue;
        const style = getComputedStyle(node);
        const ink = rgb(words ? style.fill : style.color);
        ink[3] *= clear(node);
        const size = parseFloat(style.fontSize);
        const sign = !/[\\p{L}\\p{N}]/u.test(text);
        const large = sign || size >= 24 || (size >= 18.66 && parseInt(style.fontWeight) >= 700);
        const below = words ? drawing(words) : grounds(node);
        found.push({
            text: text.slice(0, 60), name: String(node.getAttribute('class')), need: large ? 3 : 4.5,
            ratio: Math.min(...below.map((ground) => ratio(over(ink, ground), ground))),
            ink: words ? style.fill : style.color, ground: below[0].slice(0, 3).map(Math.round).join(' ') });
    }
    return found;
}"""


@dataclass(frozen=True)
class Text:
    """A visible text: ``ratio`` is its worst contrast with what lies below it, ``need`` the least that WCAG 2 AA asks.

    (4.5; 3 for large letters and for signs such as a tick.)
    """

    text: str
    name: str
    need: float
    ratio: float
    ink: str
    ground: str


def texts(page: Page, selector: str) -> list[Text]:
    """Every visible text below the elements of ``selector``."""
    return [Text(**found) for found in page.evaluate(CONTRAST, selector)]


def faint(page: Page, selector: str) -> list[Text]:
    """The texts that are too hard to see (axe's rule color-contrast, which never runs inside Lab)."""
    return [text for text in texts(page, selector) if text.ratio < text.need]


# --- Room ------------------------------------------------------------------------------------------------------------

STICKS_OUT = """(selector) => [...document.querySelectorAll(selector)].flatMap((root) => {
    const page = document.documentElement;
    const port = root.closest('.jp-WindowedPanel-outer') ?? page;
    const frame = port.getBoundingClientRect();
    const limit = { left: frame.left + port.clientLeft, right: frame.left + port.clientLeft + port.clientWidth };
    const scrolls = (node) => {
        for (let at = node.parentElement; at && at !== port; at = at.parentElement) {
            if (at.scrollWidth > at.clientWidth && /auto|scroll/.test(getComputedStyle(at).overflowX)) return true;
        }
        return false;
    };
    return [root, ...root.querySelectorAll('*')].filter((node) => {
        const box = node.getBoundingClientRect();
        if (box.width < 2 || box.height < 2 || !node.checkVisibility()) return false;
        if (node.closest('.rs-hidden')) return false;
        return (box.right > limit.right + 1 || box.left < limit.left - 1) && !scrolls(node);
    }).map((node) => `${node.tagName} ${node.getAttribute('class')} ${node.textContent.slice(0, 40)}`);
})"""


def sticks_out(page: Page, selector: str) -> list[str]:
    """What is cut off at a side of the notebook and cannot be scrolled to."""
    return list(page.evaluate(STICKS_OUT, selector))


# --- Names, roles, ids -----------------------------------------------------------------------------------------------


@cache
def axe_program() -> str:
    """axe-core, as the test dependency axe-playwright-python brings it along: nothing is loaded from anywhere."""
    return (files("axe_playwright_python") / "axe.min.js").read_text(encoding="utf-8")


@dataclass(frozen=True)
class Verdict:
    """What axe says: ``violations`` as readable lines, and the rules that had something to check and were content."""

    violations: list[str]
    passes: set[str]


AXE = """async (selectors) => {
    const include = selectors.flatMap((selector) => [...document.querySelectorAll(selector)]);
    if (!include.length) throw new Error('nothing to look at: ' + selectors);
    const found = await axe.run({ include }, { resultTypes: ['violations'] });
    return { passes: found.passes.map(({ id }) => id), violations: found.violations.flatMap(({ id, help, nodes }) =>
        nodes.map(({ html }) => `${id} (${help}): ${html.slice(0, 200)}`)) };
}"""


def axe(page: Page, *selectors: str) -> Verdict:
    """Let axe look at the elements of these selectors (Lab itself is not ours). All rules run, best practices too."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(axe_program())
    found: dict[str, Any] = page.evaluate(AXE, [*selectors])
    return Verdict(found["violations"], set(found["passes"]))

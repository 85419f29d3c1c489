"""What stands around the board: the coach's sentence, the answer, the tabs, as the page gets them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import asdict, replace
from itertools import groupby
from typing import TYPE_CHECKING, Any, Final

from rulesim import rulebook
from rulesim.rulebook import Rule
from rulesim.whatif import TIERS
from widgets import lessons
from widgets.lessons.posed_question import NONE
from widgets.scenes import Notice
from widgets.scenes.wording import upper, yes
from widgets.stage import look_back
from widgets.stage.drill import Drill
from widgets.stage.news import verdict
from widgets.words import player_name

if TYPE_CHECKING:
    from widgets.stage.stage import Stage

TONES: Final[Mapping[str, str]] = {"refused": "no", "played": "yes", "done": "yes", "info": "see", "mix": "mix"}
"""Tone of a notice -> how the answer bar looks."""

_TABS: Final = ("board", "plot", "rules", "whatif", "python")
_DOTS: Final = ("done", "now", "next", "open")
"""What a step of a lesson can be: done, the one that is played, the first that is not done, one after that."""
_LEGEND: Final = "legend_"
_WORDS: Final = (
    "legend", "no_rule",
    "hint", "undo", "other", "check", "continue", "next", "again", "skip", "why", "number", "gone", "restart", *TIERS,
    "stop", "look_back", "stop_looking", "moment", "try_here", "resume", "card",
    "chance", "odds", "progress", "after", "can", "reviews", "all", "missing", "answer", "coach", "board",
)  # fmt: skip


def frame(stage: Stage, notice: Notice | None, warning: str = "") -> dict[str, Any]:
    """The frame of a stage as plain data; ``notice``: what the answer bar says; ``warning``: what it says on top."""
    run, drill, look = stage.run, isinstance(stage.run, Drill), stage.looking
    told, (asked, more) = answer(stage, _with_warning(stage, notice, warning)), _asked(stage)
    finished = stage.finish is not None
    return {
        "lesson": stage.plan.id,
        "label": _label(stage),
        "emblem": "question" if drill and not finished else stage.plan.emblem,
        "kind": "review" if look else "finish" if finished else stage.beat.kind,
        "coach": look.coach() if look else stage.finish.title if stage.finish else asked,
        "more": _more(stage, told["title"], more),
        "dots": _dots(stage),
        "hint": _may_hint(stage),
        "undo": stage.can_undo,
        "other": stage.others,
        "answer": told,
        "choices": run.choices(stage.drawn) if isinstance(run, Drill) and not finished else [],
        "asks": run.part.kind if isinstance(run, Drill) and not run.settled and not finished else "",
        "picked": list(run.picked) if isinstance(run, Drill) else [],
        "watching": (stage.watching or stage.looks_back) and not stage.news.due,
        "telling": stage.telling,
        "about": _about(stage),
        "legend": _legend(stage),
        "whatif": _whatif(stage),
        "python": [*stage.made(), *_tried(stage)],
        "finish": stage.finish.to_dict() if stage.finish and not look else None,
    }


def _more(stage: Stage, told: str, more: str) -> str:
    """What is said with what to do, if it is not ``told`` below."""
    if stage.looking:
        return stage.looking.more()
    if stage.finish:
        return stage.finish.aim
    return "" if told.startswith(more) else more


def _may_hint(stage: Stage) -> bool:
    """Whether a hint can be asked for."""
    if isinstance(stage.run, Drill):
        return not (stage.ended or stage.run.settled)
    return not (stage.ended or stage.looking or stage.run.done) and bool(stage.beat.solution)


def _about(stage: Stage) -> list[dict[str, Any]]:
    """The rules that a question asks about, where they stand in place of a chart: once all is answered."""
    run = stage.run
    if not isinstance(run, Drill) or stage.beat.chart != lessons.RULES or stage.asking or stage.finish:
        return []
    return rules([rulebook.rule(id, stage.lang) for id in dict.fromkeys(run.asked.rules)])


def _tried(stage: Stage) -> Iterator[str]:
    """The lines of Python that try again what was tried in this beat."""
    for one in () if isinstance(stage.run, Drill) else stage.run.record.attempts:
        if not stage.beat.rewinds:
            yield "stage.watch_on()"
        yield f'stage.play("{one.action}")'


def _asked(stage: Stage) -> tuple[str, str]:
    """What is to be done now, and what is said with it."""
    run, message = stage.run, stage.beat.message(stage.plan.id)
    if isinstance(run, Drill):
        facts = {"at": run.at + 1, "parts": len(run.asked.parts), "asked": run.part.label}
        return run.asked.prompt, stage.say("stage_part", **facts) if len(run.asked.parts) > 1 else run.part.label
    if stage.news.due and stage.news.due[0].about:
        return stage.news.due[0].about, ""
    plays_on = stage.beat.kind != "watch" and not run.waits and not stage.news.due
    if plays_on and (stage.looks_back or (stage.telling and not stage.watching)):
        return stage.say("stage_comes"), ""
    if stage.plan.is_free:
        return upper(stage.drawn.due), stage.drawn.when
    if plays_on and stage.watching:
        mover = player_name(stage.session, stage.session.state.player, stage.lang)
        return stage.say("stage_others", count=stage.session.players - 1, name=mover), ""
    if run.done:  # what was said with it may hold no more
        return stage.say(message), ""
    tried = plays_on and any(attempt.ok for attempt in run.record.attempts)
    when = stage.drawn.when if tried else ""  # what is due then, the step says
    more = f"{message}.more"
    return stage.say(message), (stage.say(more) if lessons.has_words(stage.plan.game, more) else "") or when


def words(lang: str, game: str) -> dict[str, str]:
    """The words that the page of a stage needs by itself."""
    told = {name: lessons.say(game, f"stage_word_{name}", lang) for name in _WORDS}
    told |= {f"step_{state}": lessons.say(game, "stage_step", lang, number="{number}", state=state) for state in _DOTS}
    return told | {f"tab_{name}": lessons.say(game, f"stage_tab_{name}", lang) for name in _TABS}


def rules(found: list[Rule]) -> list[dict[str, Any]]:
    """Rules for their tab: title and text each, and once per section where the rulebooks tell them."""
    told: list[dict[str, Any]] = []
    for _, same in groupby(found, key=lambda rule: sorted(rule.references.items())):
        section = list(same)
        told += [{"id": rule.id, "title": rule.title, "text": rule.text, "told": []} for rule in section]
        told[-1]["told"] = section[0].sources()
    return told


def answer(stage: Stage, notice: Notice | None) -> dict[str, Any]:
    """The answer bar: how it looks, what it says, which rule is behind it, which buttons it has."""
    told = notice or standing(stage)
    rule = told.reference.partition(" · ")[0]
    return {
        "tone": "yes" if told.tone == "refused" and told is stage.achieved else TONES[told.tone],
        "title": told.title,
        "text": told.text,
        "why": _why(rule, stage.lang),
        "buttons": _buttons(stage),
    }


def _with_warning(stage: Stage, notice: Notice | None, warning: str) -> Notice | None:
    if not warning:
        return notice
    told = notice or standing(stage)
    return replace(told, text=stage.say("stage_unsaved", told=told.text, warning=warning).strip())


def standing(stage: Stage) -> Notice:
    """What is said where nothing has happened: how things stand."""
    run = stage.run
    if stage.looking is not None:
        return stage.looking.notice()
    if stage.finish is not None:
        return Notice(tone="done", title=stage.finish.praise, text=stage.finish.more)
    if isinstance(run, Drill):
        beside = any(choice["key"] != NONE for choice in run.choices(stage.drawn))
        told = stage.say(f"stage_ask_{run.way(stage.drawn)}", beside=yes(beside))
        return Notice(tone="info", title=told)
    if stage.beat.kind == "rule":
        return Notice(tone="info", title=rulebook.title(stage.beat.rule, stage.lang), reference=stage.beat.rule)
    if stage.beat.kind == "picture":
        return Notice(tone="info", title=stage.say("stage_picture"), text=stage.say("stage_picture.text"))
    if not stage.plan.is_free:
        return Notice(tone="info", title=stage.drawn.status)
    if stage.ended:
        return verdict(stage)
    told = stage.say("stage_waiting", waits="skip") if stage.watching else stage.say("free_how")
    return Notice(tone="info", title=told)


def taken_back(stage: Stage) -> Notice:
    """That a move was taken back, and how things stand now."""
    return Notice(tone="info", title=stage.say("table_undone"), text=standing(stage).title)


def with_done(stage: Stage, notice: Notice | None) -> Notice | None:
    """What is told of a beat that is done, and what its own words say then."""
    own = f"{stage.beat.message(stage.plan.id)}.done"
    line = stage.say(own) if lessons.has_words(stage.plan.game, own) else ""
    if notice is None:
        return Notice(tone="done", title=line) if line else None
    known = line in f"{notice.title} {notice.text}"
    return notice if known else replace(notice, text=f"{notice.text} {line}".strip())


def waits_for(stage: Stage) -> str:
    """Why nothing can be played now, as the words for it name it."""
    if stage.looking:
        return "look"
    if stage.watching:
        return "skip"
    if stage.telling and not stage.run.waits:
        return "tell"
    if stage.ended:
        return "over" if stage.plan.is_free else "done"
    return "picture" if stage.beat.kind == "picture" else "continue"


def _buttons(stage: Stage) -> list[dict[str, Any]]:
    """The buttons of the answer bar: the one that goes on is the only stressed one."""
    run = stage.run
    if stage.news.due:
        names = ["skip", "continue"] if len(stage.news.due) > 1 else ["continue"]  # of the last step none are left
    elif stage.looking is not None:
        names = stage.looking.buttons()
    elif stage.telling and (stage.session.state.is_over or run.waits):
        names = ["skip"]  # nobody goes on before it is told who won, or misses a rule by it
    elif stage.ended:
        back = look_back.played_game(stage) is not None
        names = ["again", "look_back"] if back else ["again"]  # not where Continue and Skip stood
    elif isinstance(run, Drill) and not run.settled:
        names = ["check"] if run.part.kind != "one" else []
    elif isinstance(run, Drill) or run.done or run.waits:
        names = ["continue"]
    else:
        names = ["skip"] if stage.watching or stage.telling else []
    if look_back.came_from(stage):
        names = ["resume", *names]
    return [{"command": name, "primary": name in ("continue", "check", "moment")} for name in names]


def _why(rule: str, lang: str) -> dict[str, Any] | None:
    """The rule behind an answer, with where the rulebooks tell it; None for none."""
    found = rulebook.rule(rule, lang) if rule else None
    return {"id": found.id, "title": found.title, "text": found.text, "told": found.sources()} if found else None


def _label(stage: Stage) -> str:
    if stage.plan.is_free:
        return stage.say("stage_word_all")
    if stage.plan.is_practice:
        return stage.plan.title(stage.lang)
    return stage.say("stage_label", number=stage.plan.number, title=stage.plan.title(stage.lang))


def _dots(stage: Stage) -> list[str]:
    if stage.plan.is_free:
        return []
    done, now = stage.done_before(), -1 if stage.finish else stage.at
    following = next((at for at, beat in enumerate(stage.plan.beats) if beat.id not in done), -1)
    return [
        "now" if at == now else "done" if beat.id in done else "next" if at == following else "open"
        for at, beat in enumerate(stage.plan.beats)
    ]


def _legend(stage: Stage) -> list[dict[str, str]]:
    """What the symbols of the game stand for: the attributes ``legend_<symbol>`` of the words of its pictures, and of
    its lessons as far as the learner has come.
    """
    game, number = stage.plan.game, stage.plan.number
    told: dict[str, str] = {}
    for plan in (*lessons.plans(game), stage.plan):
        pictures = [beat.message(plan.id) for beat in plan.beats if beat.kind == "picture"]
        for message in (*pictures, *[plan.message] * (plan.number <= (number or plan.number))):
            told |= {name: f"{message}.{name}" for name in lessons.attributes(game, message)}
    return [
        {"symbol": name.removeprefix(_LEGEND), "words": stage.say(message)}
        for name, message in told.items()
        if name.startswith(_LEGEND)
    ]


def _whatif(stage: Stage) -> dict[str, Any]:
    """The chances of the moves, as far as they are asked for."""
    chances = stage.chances
    rows = chances.found if chances else ()
    can = not isinstance(stage.run, Drill) and stage.game.mine and not stage.run.done
    told = [stage.say(f"stage_whatif_{chances.seen}", n=chances.n)] if chances and chances.n else []
    if len(rows) > 1:
        told.append(stage.say("stage_whatif_best", count=sum(one.best for one in rows)))
    return {
        "can": can,
        "asked": chances.tier if chances else "",
        "running": chances is not None and chances.running,
        "odds": stage.odds_shown,
        "told": (chances and chances.error) or " ".join(told) or ("" if can else stage.say("stage_whatif_later")),
        "rows": [asdict(one) for one in rows],
    }

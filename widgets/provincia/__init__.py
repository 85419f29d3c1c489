"""Provincia as it is drawn and taught: scene, charts, lessons, quiz, components."""

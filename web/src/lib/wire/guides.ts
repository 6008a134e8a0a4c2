// Written by `make wire` from the Python types. Change those, not this file.

export const CLAUSES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "blokus": {
    "bad-shape": "aim",
    "edge-contact": "corner",
    "game-over": "end",
    "must-place": "blocked",
    "no-corner-contact": "corner",
    "no-start-corner": "begin",
    "no-start-square": "duo",
    "not-in-hand": "aim",
    "not-your-turn": "begin",
    "off-board": "corner",
    "overlap": "corner",
    "unknown-id": "aim",
    "wrong-phase": "begin"
  },
  "blackout": {
    "covered": "roll",
    "game-over": "end",
    "must-place": "roll",
    "no-blackout": "dark",
    "no-chip": "undo-about",
    "no-match": "roll",
    "not-pending": "roll",
    "not-your-turn": "roll",
    "unknown-id": "win",
    "wrong-phase": "roll"
  },
  "blockyou": {
    "covers-one-card": "race",
    "game-over": "end",
    "not-active": "block",
    "not-your-turn": "race",
    "off-field": "race",
    "unknown-id": "race",
    "wrong-phase": "race"
  },
  "blockout": {
    "block-mismatch": "turn",
    "block-on-tower": "turn",
    "bonus-due": "advanced",
    "can-play": "draw",
    "game-over": "end",
    "need-block-card": "fall",
    "no-contact": "place",
    "not-in-hand": "turn",
    "not-your-turn": "turn",
    "off-site": "turn",
    "unknown-id": "turn",
    "wrong-phase": "turn",
    "wrong-spot": "place",
    "wrong-verdict": "fall"
  }
};

// Written by `make wire` from the Python types. Change those, not this file.

export const BLOKUS = {
  "size": 20,
  "colours": [
    "blue",
    "yellow",
    "red",
    "green"
  ],
  "pieces": [
    {
      "name": "I1",
      "rows": [
        "#"
      ]
    },
    {
      "name": "I2",
      "rows": [
        "##"
      ]
    },
    {
      "name": "I3",
      "rows": [
        "###"
      ]
    },
    {
      "name": "V3",
      "rows": [
        "#.",
        "##"
      ]
    },
    {
      "name": "I4",
      "rows": [
        "####"
      ]
    },
    {
      "name": "L4",
      "rows": [
        "#..",
        "###"
      ]
    },
    {
      "name": "O4",
      "rows": [
        "##",
        "##"
      ]
    },
    {
      "name": "T4",
      "rows": [
        ".#.",
        "###"
      ]
    },
    {
      "name": "S4",
      "rows": [
        ".##",
        "##."
      ]
    },
    {
      "name": "F5",
      "rows": [
        ".##",
        "##.",
        ".#."
      ]
    },
    {
      "name": "I5",
      "rows": [
        "#####"
      ]
    },
    {
      "name": "L5",
      "rows": [
        "#...",
        "####"
      ]
    },
    {
      "name": "N5",
      "rows": [
        "##..",
        ".###"
      ]
    },
    {
      "name": "P5",
      "rows": [
        "##",
        "##",
        "#."
      ]
    },
    {
      "name": "T5",
      "rows": [
        "###",
        ".#.",
        ".#."
      ]
    },
    {
      "name": "U5",
      "rows": [
        "#.#",
        "###"
      ]
    },
    {
      "name": "V5",
      "rows": [
        "#..",
        "#..",
        "###"
      ]
    },
    {
      "name": "W5",
      "rows": [
        "#..",
        "##.",
        ".##"
      ]
    },
    {
      "name": "X5",
      "rows": [
        ".#.",
        "###",
        ".#."
      ]
    },
    {
      "name": "Y5",
      "rows": [
        ".#..",
        "####"
      ]
    },
    {
      "name": "Z5",
      "rows": [
        "##.",
        ".#.",
        ".##"
      ]
    }
  ]
} as const;

export const BLACKOUT = {
  "cards": [
    {
      "name": "S1",
      "spaces": [
        1,
        2,
        3,
        4,
        5
      ]
    },
    {
      "name": "S2",
      "spaces": [
        1,
        2,
        3,
        4,
        5
      ]
    },
    {
      "name": "S3",
      "spaces": [
        1,
        2,
        3,
        4,
        5
      ]
    },
    {
      "name": "S4",
      "spaces": [
        1,
        2,
        3,
        4,
        5
      ]
    },
    {
      "name": "A1",
      "spaces": [
        1,
        1,
        3,
        4,
        5
      ]
    },
    {
      "name": "A2",
      "spaces": [
        2,
        2,
        4,
        5,
        1
      ]
    },
    {
      "name": "A3",
      "spaces": [
        3,
        3,
        5,
        1,
        2
      ]
    },
    {
      "name": "A4",
      "spaces": [
        4,
        4,
        1,
        2,
        3
      ]
    },
    {
      "name": "A5",
      "spaces": [
        5,
        5,
        2,
        3,
        4
      ]
    },
    {
      "name": "B1",
      "spaces": [
        1,
        1,
        3,
        3,
        4
      ]
    },
    {
      "name": "B2",
      "spaces": [
        2,
        2,
        4,
        4,
        5
      ]
    },
    {
      "name": "B3",
      "spaces": [
        3,
        3,
        5,
        5,
        1
      ]
    },
    {
      "name": "B4",
      "spaces": [
        4,
        4,
        1,
        1,
        2
      ]
    },
    {
      "name": "B5",
      "spaces": [
        5,
        5,
        2,
        2,
        3
      ]
    },
    {
      "name": "C1",
      "spaces": [
        1,
        1,
        2,
        2,
        4
      ]
    },
    {
      "name": "C2",
      "spaces": [
        2,
        2,
        3,
        3,
        5
      ]
    },
    {
      "name": "C3",
      "spaces": [
        3,
        3,
        4,
        4,
        1
      ]
    },
    {
      "name": "C4",
      "spaces": [
        4,
        4,
        5,
        5,
        2
      ]
    },
    {
      "name": "C5",
      "spaces": [
        5,
        5,
        1,
        1,
        3
      ]
    },
    {
      "name": "F1",
      "spaces": [
        1,
        2,
        3,
        4,
        0
      ]
    },
    {
      "name": "F2",
      "spaces": [
        2,
        3,
        4,
        5,
        0
      ]
    },
    {
      "name": "F3",
      "spaces": [
        3,
        4,
        5,
        1,
        0
      ]
    },
    {
      "name": "F4",
      "spaces": [
        4,
        5,
        1,
        2,
        0
      ]
    },
    {
      "name": "F5",
      "spaces": [
        5,
        1,
        2,
        3,
        0
      ]
    }
  ],
  "chips": 15,
  "dice": [
    {
      "die": "W",
      "faces": [
        "1",
        "2",
        "3",
        "4",
        "5",
        "WILD"
      ]
    },
    {
      "die": "U",
      "faces": [
        "1",
        "2",
        "3",
        "4",
        "5",
        "UNDO"
      ]
    },
    {
      "die": "R",
      "faces": [
        "1",
        "2",
        "3",
        "4",
        "5",
        "REROLL"
      ]
    }
  ],
  "cardsToWin": 5,
  "callSeconds": 10
} as const;

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

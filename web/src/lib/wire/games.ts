// Written by `make wire` from the Python types. Change those, not this file.

export const BLOKUS = {
  "grid": 20,
  "colours": [
    "blue",
    "yellow",
    "red",
    "green"
  ],
  "coloursOfTwo": {
    "classic": [
      [
        "blue",
        "red"
      ],
      [
        "yellow",
        "green"
      ]
    ],
    "duo": [
      [
        "blue"
      ],
      [
        "yellow"
      ]
    ]
  },
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

export const BLOCKYOU = {
  "cards": [
    "WRRY/N.NE",
    "WOOL/N.E",
    "WYYB/N.SE",
    "WLLP/N.S",
    "WBBR/N.SW",
    "WPPO/N.NW",
    "WROY/NE.SE",
    "WOYL/NE.SW",
    "WYLB/E.SE",
    "WLBP/E.S",
    "WBPR/E.SW",
    "WPRO/E.W",
    "WRYY/E.NW",
    "WOLL/E.NE",
    "WYBB/SE.SW",
    "WLPP/SE.NW",
    "WBRR/S.SW",
    "WPOO/S.W",
    "WRLY/S.NW",
    "WOBL/S.N",
    "WYPB/S.NE",
    "WLRP/S.SE",
    "WBOR/SW.NW",
    "WPYO/SW.NE",
    "WRBY/W.NW",
    "WOPL/W.N",
    "WYRB/W.NE",
    "WLOP/W.E",
    "WBYR/W.SE",
    "WPLO/W.SW",
    "WRPY/NW.NE",
    "WORL/NW.SE",
    "WYOB/N.NE",
    "WLYP/N.E",
    "WBLR/N.SE",
    "WPBO/N.S",
    "WRRL/N.SW",
    "WOOB/N.NW",
    "WYYP/NE.SE",
    "WLLR/NE.SW",
    "WBBO/E.SE",
    "WPPY/E.S",
    "WROL/E.SW",
    "WOYB/E.W",
    "WYLP/E.NW",
    "WLBR/E.NE",
    "WBPO/SE.SW",
    "WPRY/SE.NW",
    "WRYL/S.SW",
    "WOLB/S.W",
    "WYBP/S.NW",
    "WLPR/S.N",
    "WBRO/S.NE",
    "WPOY/S.SE",
    "WRLL/SW.NW",
    "WOBB/SW.NE",
    "WYPP/W.NW",
    "WLRR/W.N",
    "WBOO/W.NE",
    "WPYY/W.E",
    "WRBL/W.SE",
    "WOPB/W.SW",
    "WYRP/NW.NE",
    "WLOR/NW.SE",
    "WBYO/N.NE",
    "WPLY/N.E",
    "WRPL/N.SE",
    "WORB/N.S",
    "WYOP/N.SW",
    "WLYR/N.NW",
    "WBLO/NE.SE",
    "WPBY/NE.SW",
    "WRRB/E.SE",
    "WOOP/E.S",
    "WYYR/E.SW",
    "WLLO/E.W",
    "WBBY/E.NW",
    "WPPL/E.NE",
    "WROB/SE.SW",
    "WOYP/SE.NW",
    "WYLR/S.SW",
    "WLBO/S.W",
    "WBPY/S.NW",
    "WPRL/S.N",
    "WRYB/S.NE",
    "WOLP/S.SE",
    "WYBR/SW.NW",
    "WLPO/SW.NE"
  ],
  "colours": "WROYLBP",
  "directions": [
    "N",
    "NE",
    "E",
    "SE",
    "S",
    "SW",
    "W",
    "NW"
  ],
  "seats": [
    [
      "S"
    ],
    [
      "S",
      "N"
    ],
    [
      "S",
      "NW",
      "NE"
    ],
    [
      "S",
      "W",
      "N",
      "E"
    ],
    [
      "S",
      "W",
      "NW",
      "NE",
      "E"
    ]
  ],
  "fieldSide": 4,
  "hand": 12,
  "countdownSeconds": 3,
  "breathMs": 2000,
  "lastSeconds": 10
} as const;

export const BLOCKOUT = {
  "editions": {
    "hakubia": {
      "age": 6,
      "colours": [
        "wood",
        "red",
        "blue"
      ],
      "blocks": [
        {
          "name": "small-wood",
          "size": "small",
          "colour": "wood",
          "box": [
            320,
            320,
            480
          ]
        },
        {
          "name": "small-red",
          "size": "small",
          "colour": "red",
          "box": [
            320,
            240,
            560
          ]
        },
        {
          "name": "small-blue",
          "size": "small",
          "colour": "blue",
          "box": [
            320,
            176,
            400
          ]
        },
        {
          "name": "medium-wood",
          "size": "medium",
          "colour": "wood",
          "box": [
            560,
            560,
            480
          ]
        },
        {
          "name": "medium-red",
          "size": "medium",
          "colour": "red",
          "box": [
            560,
            420,
            560
          ]
        },
        {
          "name": "medium-blue",
          "size": "medium",
          "colour": "blue",
          "box": [
            560,
            308,
            400
          ]
        },
        {
          "name": "large-wood",
          "size": "large",
          "colour": "wood",
          "box": [
            840,
            840,
            480
          ]
        },
        {
          "name": "large-red",
          "size": "large",
          "colour": "red",
          "box": [
            840,
            630,
            560
          ]
        },
        {
          "name": "large-blue",
          "size": "large",
          "colour": "blue",
          "box": [
            840,
            462,
            400
          ]
        }
      ],
      "cards": [
        {
          "card": "small-wood",
          "copies": 3
        },
        {
          "card": "small-red",
          "copies": 3
        },
        {
          "card": "small-blue",
          "copies": 3
        },
        {
          "card": "medium-wood",
          "copies": 3
        },
        {
          "card": "medium-red",
          "copies": 3
        },
        {
          "card": "medium-blue",
          "copies": 3
        },
        {
          "card": "large-wood",
          "copies": 3
        },
        {
          "card": "large-red",
          "copies": 3
        },
        {
          "card": "large-blue",
          "copies": 3
        },
        {
          "card": "wood",
          "copies": 2
        },
        {
          "card": "red",
          "copies": 2
        },
        {
          "card": "blue",
          "copies": 2
        },
        {
          "card": "small",
          "copies": 2
        },
        {
          "card": "medium",
          "copies": 2
        },
        {
          "card": "large",
          "copies": 2
        },
        {
          "card": "any",
          "copies": 4
        },
        {
          "card": "pass",
          "copies": 6
        },
        {
          "card": "reverse",
          "copies": 6
        }
      ]
    },
    "top": {
      "age": 8,
      "colours": [
        "yellow",
        "black",
        "red"
      ],
      "blocks": [
        {
          "name": "small-yellow",
          "size": "small",
          "colour": "yellow",
          "box": [
            320,
            320,
            480
          ]
        },
        {
          "name": "small-black",
          "size": "small",
          "colour": "black",
          "box": [
            320,
            240,
            560
          ]
        },
        {
          "name": "small-red",
          "size": "small",
          "colour": "red",
          "box": [
            320,
            176,
            400
          ]
        },
        {
          "name": "medium-yellow",
          "size": "medium",
          "colour": "yellow",
          "box": [
            560,
            560,
            480
          ]
        },
        {
          "name": "medium-black",
          "size": "medium",
          "colour": "black",
          "box": [
            560,
            420,
            560
          ]
        },
        {
          "name": "medium-red",
          "size": "medium",
          "colour": "red",
          "box": [
            560,
            308,
            400
          ]
        },
        {
          "name": "large-yellow",
          "size": "large",
          "colour": "yellow",
          "box": [
            840,
            840,
            480
          ]
        },
        {
          "name": "large-black",
          "size": "large",
          "colour": "black",
          "box": [
            840,
            630,
            560
          ]
        },
        {
          "name": "large-red",
          "size": "large",
          "colour": "red",
          "box": [
            840,
            462,
            400
          ]
        }
      ],
      "cards": [
        {
          "card": "small-red",
          "copies": 3
        },
        {
          "card": "small-yellow",
          "copies": 3
        },
        {
          "card": "small-black",
          "copies": 3
        },
        {
          "card": "medium-red",
          "copies": 3
        },
        {
          "card": "medium-yellow",
          "copies": 3
        },
        {
          "card": "medium-black",
          "copies": 3
        },
        {
          "card": "large-red",
          "copies": 3
        },
        {
          "card": "large-yellow",
          "copies": 3
        },
        {
          "card": "large-black",
          "copies": 3
        },
        {
          "card": "red",
          "copies": 2
        },
        {
          "card": "yellow",
          "copies": 2
        },
        {
          "card": "black",
          "copies": 2
        },
        {
          "card": "small",
          "copies": 2
        },
        {
          "card": "medium",
          "copies": 2
        },
        {
          "card": "large",
          "copies": 2
        },
        {
          "card": "any",
          "copies": 4
        },
        {
          "card": "pass",
          "copies": 6
        },
        {
          "card": "reverse",
          "copies": 6
        }
      ]
    }
  },
  "sizes": [
    "small",
    "medium",
    "large"
  ],
  "unitsPerMm": 20,
  "blocks": 9,
  "hand": 7,
  "fallDraw": 3,
  "minutes": 20,
  "countMs": 3000,
  "contradictMs": 2000,
  "takeBackMs": 10000,
  "voteMs": 20000
} as const;

// boardgame.io's own server with tic-tac-toe: node server.js memory|disk FOLDER.
"use strict";
const { Server, FlatFile, Origins } = require("boardgame.io/server");

const LINES = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];

const nine = {
  name: "nine",
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark({ G, playerID }, cell) {
      if (G.cells[cell] !== null) return "INVALID_MOVE";
      G.cells[cell] = playerID;
    },
  },
  endIf({ G, ctx }) {
    if (LINES.some((line) => line.every((cell) => G.cells[cell] === ctx.currentPlayer))) return { winner: ctx.currentPlayer };
    if (G.cells.every((cell) => cell !== null)) return { draw: true };
  },
};

const [, , place, folder] = process.argv;
const settings = { games: [nine], origins: [Origins.LOCALHOST] };
if (place === "disk") settings.db = new FlatFile({ dir: folder });
console.log = () => {}; // it greets; the line below is for the program that started it
Server(settings).run({ port: 0, lobbyConfig: undefined }).then(({ appServer }) => {
  process.stdout.write(`${JSON.stringify({ url: `http://127.0.0.1:${appServer.address().port}` })}\n`);
});

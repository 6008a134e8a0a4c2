// Colyseus' own server with tic-tac-toe, in memory: node server.js FOLDER. It keeps nothing in the folder.
"use strict";
const { Room, Server } = require("@colyseus/core");
const { schema, t } = require("@colyseus/schema");
const { WebSocketTransport } = require("@colyseus/ws-transport");

const LINES = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];
const FREE = -1;

const State = schema({ cells: t.array("int8"), turn: t.uint8(), winner: t.int8(), over: t.boolean() }, "State");

class Nine extends Room {
  maxClients = 2;
  patchRate = null; // nothing changes between moves: each move sends its own patch, at once
  state = new State();
  seats = new Map();

  messages = {
    mark(client, cell) {
      const seat = this.seats.get(client.sessionId);
      const { cells, turn, over } = this.state;
      if (over || turn % 2 !== seat || cells[cell] !== FREE) return client.send("refused", cell);
      cells[cell] = seat;
      this.state.turn = turn + 1;
      if (LINES.some((line) => line.every((each) => cells[each] === seat))) this.state.winner = seat;
      this.state.over = this.state.winner !== FREE || cells.every((mark) => mark !== FREE);
      this.broadcastPatch();
    },
  };

  onCreate() {
    this.state.cells.push(...Array(9).fill(FREE));
    this.state.turn = 0;
    this.state.winner = FREE;
    this.state.over = false;
  }

  onJoin(client) {
    this.seats.set(client.sessionId, this.seats.size);
  }
}

const server = new Server({ transport: new WebSocketTransport(), greet: false });
server.define("nine", Nine);
console.log = () => {}; // it greets; the line below is for the program that started it
server.listen(0, "127.0.0.1").then(() => {
  const { port } = server.transport.server.address();
  process.stdout.write(`${JSON.stringify({ url: `http://127.0.0.1:${port}` })}\n`);
});

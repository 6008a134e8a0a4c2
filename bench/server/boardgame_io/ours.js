// Tables of Blockcade: opened over HTTP by one player, joined by another with the link.
"use strict";
const WebSocket = require("ws");
const { post } = require("./web.js");

const STRIDE = 7919; // a prime: moves from all over the list, and the same ones in every round

/** A table with both players seated and connected. */
async function openTable(url, told, game = "nine") {
  const body = { game, seats: [{ sitter: "me" }, { sitter: "link" }], options: {} };
  const { body: opened, cookie } = await post(`${url}/api/tables`, body);
  const address = `${url.replace("http", "ws")}/api/tables/${opened.table}/socket`;
  const pages = [{ cookie }, { cookie: undefined }];
  let number = 0;
  const connect = (seat) =>
    new Promise((ready, failed) => {
      const page = pages[seat];
      page.socket = new WebSocket(address, { headers: page.cookie ? { cookie: page.cookie } : {} });
      page.socket.on("error", failed);
      page.socket.on("message", (data) => {
        const message = JSON.parse(data);
        if (message.type === "update") {
          page.seq = message.seq;
          page.choices = message.choices;
          page.over = message.over;
          page.causes = (page.causes ?? 0) + message.causes.length;
          told(table, seat, page.causes);
        } else if (message.type === "table") {
          page.table = message;
          if (seat === 0 || message.chairs[1].mine) ready();
          else page.socket.send(JSON.stringify({ type: "claim", command_id: "claim", secret: pages[0].table.chairs[1].link }));
        } else if (message.type === "refused") failed(new Error(JSON.stringify(message)));
      });
    });
  const table = {
    play(mover, cell) {
      const page = pages[mover];
      const move = { type: "play", command_id: `${++number}`, seat: mover, at_seq: page.seq, move: `@${cell}` };
      page.socket.send(JSON.stringify(move));
    },
    /** A legal move, as the server lists them, of the player whose turn it is. */
    playAny(count) {
      const mover = pages.findIndex((page) => page.choices.length > 0);
      const { seat, moves } = pages[mover].choices[0];
      const move = moves[(STRIDE * count) % moves.length];
      pages[mover].socket.send(
        JSON.stringify({ type: "play", command_id: `${++number}`, seat, at_seq: pages[mover].seq, move }),
      );
    },
    isOver() {
      return pages.every((page) => page.over);
    },
    close() {
      for (const { socket } of pages) socket.close();
    },
  };
  await connect(0);
  await connect(1);
  return table;
}

module.exports = { openTable };

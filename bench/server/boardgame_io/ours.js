// Tables of Blockcade: opened over HTTP by one player, joined by another with the link.
"use strict";
const WebSocket = require("ws");
const { post } = require("./web.js");

/** A table with both players seated and connected. */
async function openTable(url, told) {
  const body = { game: "nine", seats: [{ sitter: "me" }, { sitter: "link" }], options: {} };
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
    close() {
      for (const { socket } of pages) socket.close();
    },
  };
  await connect(0);
  await connect(1);
  return table;
}

module.exports = { openTable };

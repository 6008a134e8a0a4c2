// Tables of Colyseus: rooms that one player creates and the other joins, with Colyseus' own client.
"use strict";
const { Client } = require("@colyseus/sdk");

/** A room with both players in it. */
async function openTable(url, told) {
  const rooms = [];
  const follow = async (seat, room) => {
    rooms[seat] = room;
    room.onMessage("refused", (cell) => {
      throw new Error(`cell ${cell} was refused`);
    });
    room.onStateChange((state) => told(table, seat, state.turn));
  };
  const table = {
    play(mover, cell) {
      rooms[mover].send("mark", cell);
    },
    close() {
      for (const room of rooms) room.leave();
    },
  };
  const client = new Client(url);
  await follow(0, await client.create("nine"));
  await follow(1, await client.joinById(rooms[0].roomId));
  return table;
}

module.exports = { openTable };

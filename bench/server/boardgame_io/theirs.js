// Tables of boardgame.io: matches of its lobby, played over socket.io as its own client does.
"use strict";
const { io } = require("socket.io-client");
const { post } = require("./web.js");

/** A match with both players seated and connected. */
async function openTable(url, told) {
  const lobby = `${url}/games/nine`;
  const { matchID } = (await post(`${lobby}/create`, { numPlayers: 2 })).body;
  const seats = [];
  let stateID = 0;
  for (const playerID of ["0", "1"]) {
    const joined = await post(`${lobby}/${matchID}/join`, { playerID, playerName: playerID });
    seats.push({ playerID, credentials: joined.body.playerCredentials });
  }
  await Promise.all(
    seats.map(async (seat, number) => {
      seat.socket = io(`${url}/nine`, { transports: ["websocket"], forceNew: true, reconnection: false });
      await new Promise((synced) => {
        seat.socket.on("connect", () => seat.socket.emit("sync", matchID, seat.playerID, seat.credentials, 2));
        seat.socket.on("sync", synced);
        seat.socket.on("update", (_match, state) => {
          stateID = Math.max(stateID, state._stateID);
          told(table, number, state.ctx.turn - 1 + (state.ctx.gameover ? 1 : 0));
        });
      });
    }),
  );
  const table = {
    play(mover, cell) {
      const { socket, playerID, credentials } = seats[mover];
      const action = { type: "MAKE_MOVE", payload: { type: "mark", args: [cell], playerID, credentials } };
      socket.emit("update", action, stateID, matchID, playerID);
    },
    close() {
      for (const { socket } of seats) socket.disconnect();
    },
  };
  return table;
}

module.exports = { openTable };

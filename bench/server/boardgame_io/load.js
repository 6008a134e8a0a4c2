// The load on one server, the same for all: node load.js TABLES URL PID, where TABLES is the module that opens tables there.
// Each line on stdin is a step to do, and is answered by a line of figures. A move is done when both players have the new state.
"use strict";
const fs = require("node:fs");
const path = require("node:path");
const readline = require("node:readline");

const [, , tables, url, pid] = process.argv;
const { openTable } = require(path.resolve(tables));

const CELLS = [0, 1, 2, 4, 3, 5, 7, 6, 8]; // nobody gets three in a row: every game has all nine moves
const OPENING_AT_ONCE = 16;

/** Of all threads. In nanoseconds, where /proc/PID/stat counts hundredths of a second: a round is short. */
function cpuSeconds() {
  const folder = `/proc/${pid}/task`;
  const ofThread = (thread) => Number(fs.readFileSync(`${folder}/${thread}/schedstat`, "ascii").split(" ")[0]);
  return fs.readdirSync(folder).reduce((sum, thread) => sum + ofThread(thread), 0) / 1e9;
}

function residentKb() {
  return Number(/VmRSS:\s+(\d+)/.exec(fs.readFileSync(`/proc/${pid}/status`, "ascii"))[1]);
}

/** A table that counts what both players have been told, and can wait for it. */
class Game {
  constructor(name) {
    this.name = name;
    this.seen = [0, 0];
    this.played = 0;
  }

  async open() {
    const told = (_table, seat, count) => {
      this.seen[seat] = Math.max(this.seen[seat], count);
      if (this.waiting && Math.min(...this.seen) >= this.played) {
        const waiting = this.waiting;
        this.waiting = undefined;
        waiting(performance.now() - this.sentAt);
      }
    };
    this.table = await openTable(url, told, this.name);
  }

  /** Milliseconds from sending the next move until both players have the new state. */
  move() {
    return new Promise((done) => {
      this.waiting = done;
      this.sentAt = performance.now();
      this.played += 1;
      if (this.name === "nine") this.table.play((this.played - 1) % 2, CELLS[this.played - 1]);
      else this.table.playAny(this.played);
    });
  }

  get isOver() {
    return this.name === "nine" ? this.played === CELLS.length : this.table.isOver();
  }

  async playOut(latencies) {
    while (!this.isOver) latencies.push(await this.move());
  }
}

async function openGames(count, name = "nine") {
  const games = Array.from({ length: count }, () => new Game(name));
  const waiting = [...games];
  const opener = async () => {
    for (let game = waiting.pop(); game; game = waiting.pop()) await game.open();
  };
  await Promise.all(Array.from({ length: OPENING_AT_ONCE }, opener));
  return games;
}

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

function quantile(values, share) {
  values.sort((a, b) => a - b);
  return values[Math.min(values.length - 1, Math.floor(share * values.length))];
}

function figures(latencies, seconds, cpu) {
  return { moves: latencies.length, seconds, cpu, p50: quantile(latencies, 0.5), p99: quantile(latencies, 0.99) };
}

/** New tables play as fast as they can; only the moves are measured. */
async function saturate({ tables, game }) {
  const latencies = [];
  const games = await openGames(tables, game);
  await pause(100);
  const [began, before] = [performance.now(), cpuSeconds()];
  await Promise.all(games.map((each) => each.playOut(latencies)));
  const [seconds, cpu] = [(performance.now() - began) / 1000, cpuSeconds() - before];
  for (const each of games) each.table.close();
  await pause(100);
  return { ...figures(latencies, seconds, cpu), latencies };
}

/** Sends `perSecond` moves a second at an even pace, each at the table that waited longest. */
async function pace({ tables, perSecond }) {
  const games = await openGames(tables);
  await pause(500);
  const latencies = [];
  const lateness = []; // of the load program itself, to compare with the latencies
  const under = [];
  const [began, before] = [performance.now(), cpuSeconds()];
  for (let number = 0; number < tables * CELLS.length; number += 1) {
    const due = began + (1000 * number) / perSecond;
    if (due > performance.now()) await pause(due - performance.now());
    lateness.push(performance.now() - due);
    const game = games[number % tables];
    // A player moves only once the move before is there; on a machine too slow for this pace that is later than due.
    game.last = Promise.resolve(game.last).then(async () => latencies.push(await game.move()));
    under.push(game.last);
  }
  await Promise.all(under);
  const result = figures(latencies, (performance.now() - began) / 1000, cpuSeconds() - before);
  result.late = quantile(lateness, 0.99);
  for (const game of games) game.table.close();
  return result;
}

/** What tables with both players connected add to the server's memory, their games played. */
async function memory({ first, more }) {
  const play = async (count) => {
    const games = await openGames(count);
    await Promise.all(games.map((game) => game.playOut([])));
    await pause(1500);
    return games;
  };
  const kept = await play(first);
  const before = residentKb();
  kept.push(...(await play(more)));
  const kb = (residentKb() - before) / more;
  for (const game of kept) game.table.close();
  return { tables: more, kb };
}

(async () => {
  for await (const line of readline.createInterface({ input: process.stdin })) {
    const step = JSON.parse(line);
    process.stdout.write(`${JSON.stringify(await { saturate, pace, memory }[step.do](step))}\n`);
  }
  process.exit(0);
})();

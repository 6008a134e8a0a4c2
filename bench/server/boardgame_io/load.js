// The load on one server, the same for both: node load.js ours|theirs URL PID PLAN, figures as JSON on stdout.
// A move counts as done when both players have the new state.
"use strict";
const fs = require("node:fs");

const [, , whose, url, pid, plan] = process.argv;
const { openTable } = require(whose === "ours" ? "./ours.js" : "./theirs.js");

const CELLS = [0, 1, 2, 4, 3, 5, 7, 6, 8]; // nobody gets three in a row: every game has all nine moves
const OPENING_AT_ONCE = 16;

function cpuSeconds() {
  const fields = fs.readFileSync(`/proc/${pid}/stat`, "ascii").split(") ").pop().split(" ");
  return (Number(fields[11]) + Number(fields[12])) / 100; // all threads
}

function residentKb() {
  return Number(/VmRSS:\s+(\d+)/.exec(fs.readFileSync(`/proc/${pid}/status`, "ascii"))[1]);
}

/** A table that counts what both players have been told, and can wait for it. */
class Game {
  constructor() {
    this.seen = [0, 0];
    this.played = 0;
  }

  async open() {
    this.table = await openTable(url, (_table, seat, count) => {
      this.seen[seat] = Math.max(this.seen[seat], count);
      if (this.waiting && Math.min(...this.seen) >= this.played) {
        const waiting = this.waiting;
        this.waiting = undefined;
        waiting(performance.now() - this.sentAt);
      }
    });
  }

  /** Milliseconds from sending the next move until both players have the new state. */
  move() {
    return new Promise((done) => {
      this.waiting = done;
      this.sentAt = performance.now();
      this.played += 1;
      this.table.play((this.played - 1) % 2, CELLS[this.played - 1]);
    });
  }

  async playOut(latencies) {
    while (this.played < CELLS.length) latencies.push(await this.move());
  }
}

async function openGames(count) {
  const games = Array.from({ length: count }, () => new Game());
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

/** Every table plays as fast as it can; each round has new tables, and only the moves are measured. */
async function saturate({ tables, rounds }) {
  const latencies = [];
  let seconds = 0;
  let cpu = 0;
  for (let round = 0; round < rounds; round += 1) {
    const games = await openGames(tables);
    await pause(100);
    const [began, before] = [performance.now(), cpuSeconds()];
    await Promise.all(games.map((game) => game.playOut(latencies)));
    seconds += (performance.now() - began) / 1000;
    cpu += cpuSeconds() - before;
    for (const game of games) game.table.close();
    await pause(100);
  }
  return figures(latencies, seconds, cpu);
}

/** So many moves a second, evenly, whatever the server does, each at the table that waited longest. */
async function pace({ tables, perSecond }) {
  const games = await openGames(tables);
  await pause(500);
  const latencies = [];
  const lateness = []; // of the load itself: whoever sends late has no right to complain of what comes late
  const under = [];
  const [began, before] = [performance.now(), cpuSeconds()];
  for (let number = 0; number < tables * CELLS.length; number += 1) {
    const due = began + (1000 * number) / perSecond;
    if (due > performance.now()) await pause(due - performance.now());
    lateness.push(performance.now() - due);
    under.push(games[number % tables].move().then((ms) => latencies.push(ms)));
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
  const results = [];
  for (const step of JSON.parse(plan)) results.push(await { saturate, pace, memory }[step.do](step));
  process.stdout.write(`${JSON.stringify(results)}\n`);
  process.exit(0);
})();

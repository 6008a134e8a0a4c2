/** Says which rooms of the page a file may import from. `routes` may import all; rooms that are not listed here, too. */
import { readdirSync } from 'node:fs';

/** What the files of a room must not import: the room's folder, then the rooms that stay closed to it. */
const CLOSED = {
  'src/lib/client': ['ui', 'play', 'games', 'routes'],
  'src/lib/ui': ['play', 'games', 'routes'],
  'src/lib/play': ['games', 'routes'],
  'src/lib/games': ['routes'],
};

const GAMES = readdirSync(new URL('src/lib/games', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** An import that leads into one of the rooms, by `$lib` or by a relative path. */
function into(rooms, message) {
  return {
    regex: String.raw`^(?:\$lib|(?:\.\.?/)+(?:src/)?(?:lib)?)/*(?:${rooms.join('|')})(?:/|$)`,
    message,
  };
}

function door(folder, patterns) {
  return { files: [`${folder}/**`], rules: { 'no-restricted-imports': ['error', { patterns }] } };
}

const roomDoors = Object.entries(CLOSED).map(([folder, rooms]) =>
  door(folder, [into(rooms, `${folder} must not import from ${rooms.join(', ')}.`)]),
);

// A later entry replaces an earlier one for the same file, so each game's entry repeats what holds for all games.
const gameDoors = GAMES.map((game) => {
  const others = GAMES.filter((each) => each !== game);
  return door(`src/lib/games/${game}`, [
    into(CLOSED['src/lib/games'], 'Games must not import from routes.'),
    into([`games/(?:${others.join('|')})`, ...others], 'Games must not import each other.'),
  ]);
});

export default [...roomDoors, ...gameDoors];

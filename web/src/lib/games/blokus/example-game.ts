/** A whole game of Blokus for the picture on the home page: each word is a colour's letter and the squares of a piece. */

const GAME =
  'ba20b20b19c19c18 ys20t20r19s19r18 rr3r2s2s1t1 gb3b2c2a1b1 bd17c16d16e16d15 yp18o17p17q17p16 ' +
  'rp6o5p5p4q4 ge5f5d4e4d3 bg19f18g18h18f17 yl17l16m16n16m15 rq9p8q8r8q7 gg8f7g7h7g6 bi17i16i15j15j14 ' +
  'yq15q14q13r13q12 ro12o11n10o10p10 gi6j6j5k5l5 bk13k12l12m12k11 yk19l19i18j18k18 rk10k9l9m9m8 ' +
  'gm4m3l2m2n2 bh11h10i10j10j9 yh17f16g16h16h15 rg9h9i9i8j8 gc10d10d9d8e8 bf13d12e12f12g12 ' +
  'yr11s11s10s9s8 rl14m14l13m13n13 gb14b13b12c12b11 bk8l8k7k6l6 yd19e19d18e18e17 ri13j13j12i11j11 ' +
  'go3p3q3p2q2 bn8n7n6m5n5 yb17c17b16b15c15 rc11d11e11f11f10 gr6s6r5r4s4 bj4k4l4k3l3 ya14a13a12a11a10 ' +
  'rb10b9b8c8b7 gg4g3g2h2i2 bh20i20j20k20l20 ye15e14f14g14g13 ra6a5a4b4c4 gt11t10t9t8t7 ' +
  'bm19n19o19m18m17 yt18t17r16s16t16 rm1n1o1p1q1 gr15s15s14s13s12 bh6g5h5i5 yo15n14o14o13 ' +
  'rj17k17k16k15 ga18a17a16a15 bd7e7e6f6 yn12m11n11m10 rt6t5t4t3 gc7b6c6b5 bf4f3e2f2 yn9o9o8o7 ' +
  'rp15p14p13 gd14d13e13 bg1h1i1j1 ym20n20o20p20 rn4n3 ga9a8a7 be9f9f8 yt14t13t12 rq16 gm7m6 ' +
  'bd20e20f20 yh12i12 rs18r17s17 gd1 bf15g15 yr7 rq20p19q19q18 bi7';

export interface Block {
  colour: 'blue' | 'yellow' | 'red' | 'green';
  /** The index of its piece in the game. */
  piece: number;
  row: number;
  column: number;
}

const COLOURS = { b: 'blue', y: 'yellow', r: 'red', g: 'green' } as const;

/** Every square of the game, the farthest from the viewer first, so that nearer ones cover them. */
export const blocks: readonly Block[] = GAME.trim()
  .split(' ')
  .flatMap((word, piece) => {
    const colour = COLOURS[word.charAt(0) as keyof typeof COLOURS];
    return [...word.slice(1).matchAll(/([a-t])(\d+)/g)].map(([, letter = 'a', number]) => ({
      colour,
      piece,
      row: 20 - Number(number),
      column: letter.charCodeAt(0) - 97,
    }));
  })
  .sort((a, b) => a.row + a.column - b.row - b.column || a.row - b.row);

export const pieces = 1 + Math.max(...blocks.map(({ piece }) => piece));

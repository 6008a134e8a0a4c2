/** Generated textures for the blocks and the table: wood grain, patterns beside the colours, letters. */
import { CanvasTexture, RepeatWrapping, SRGBColorSpace, type Texture } from 'three';
import { paintOf, type Paint } from '../paint';
import type { Colour } from '../blocks';

const SIDE = 256;

/** The face of a block: its colour, its pattern, its letter. */
export function faceOf(colour: Colour, letter: string): Texture {
  const paint = paintOf(colour);
  return drawn(SIDE, SIDE, (pen) => {
    pen.fillStyle = paint.base;
    pen.fillRect(0, 0, SIDE, SIDE);
    grain(pen, SIDE, SIDE, paint.mark, colour === 'wood' ? 0.55 : 0.16, colour.length * 31);
    pattern(pen, paint);
    pen.fillStyle = paint.ink;
    pen.globalAlpha = 0.85;
    pen.font = "700 104px 'Rubik Variable', system-ui, sans-serif";
    pen.textAlign = 'center';
    pen.textBaseline = 'middle';
    pen.fillText(letter, SIDE / 2, SIDE / 2 + 6);
  });
}

/** A table of planks. */
export function tableWood(light: string, dark: string): Texture {
  const side = 512;
  const texture = drawn(side, side, (pen) => {
    pen.fillStyle = light;
    pen.fillRect(0, 0, side, side);
    const planks = 4;
    for (let plank = 0; plank < planks; plank += 1) {
      pen.save();
      pen.translate(0, (plank * side) / planks);
      pen.beginPath();
      pen.rect(0, 0, side, side / planks);
      pen.clip();
      pen.globalAlpha = 0.05 + 0.05 * (plank % 3);
      pen.fillStyle = dark;
      pen.fillRect(0, 0, side, side / planks);
      grain(pen, side, side / planks, dark, 0.26, 7 + plank * 13);
      pen.globalAlpha = 0.4;
      pen.fillRect(0, 0, side, 1.5);
      pen.restore();
    }
  });
  texture.wrapS = texture.wrapT = RepeatWrapping;
  texture.repeat.set(7, 7);
  return texture;
}

/** The darkness round the light of a lamp. */
export function lampPool(depth: number): Texture {
  return drawn(256, 256, (pen) => {
    const fade = pen.createRadialGradient(128, 128, 10, 128, 128, 70);
    fade.addColorStop(0, 'rgb(30 16 4 / 0)');
    fade.addColorStop(0.45, `rgb(30 16 4 / ${depth * 0.55})`);
    fade.addColorStop(1, `rgb(30 16 4 / ${depth})`);
    pen.fillStyle = fade;
    pen.fillRect(0, 0, 256, 256);
  });
}

/** A round glow that fades out: the light under a block that may be taken. */
export function glow(colour: string): Texture {
  return drawn(128, 128, (pen) => {
    const fade = pen.createRadialGradient(64, 64, 18, 64, 64, 64);
    fade.addColorStop(0, colour);
    fade.addColorStop(0.55, colour);
    fade.addColorStop(1, 'transparent');
    pen.fillStyle = fade;
    pen.fillRect(0, 0, 128, 128);
  });
}

function drawn(width: number, height: number, draw: (pen: CanvasRenderingContext2D) => void): CanvasTexture {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [width, height];
  const pen = canvas.getContext('2d');
  if (pen) draw(pen);
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.anisotropy = 4;
  return texture;
}

/** Long, slightly wavy lines, the same for the same seed. */
function grain(
  pen: CanvasRenderingContext2D,
  width: number,
  height: number,
  colour: string,
  strength: number,
  seed: number,
): void {
  const lines = Math.round(height / 9);
  pen.strokeStyle = colour;
  for (let line = 0; line < lines; line += 1) {
    const wave = Math.sin(seed + line * 12.9898) * 43758.5453;
    const luck = wave - Math.floor(wave);
    const y = ((line + luck) / lines) * height;
    pen.globalAlpha = strength * (0.25 + 0.75 * luck);
    pen.lineWidth = 0.8 + 2.2 * luck;
    pen.beginPath();
    pen.moveTo(0, y);
    for (let x = 0; x <= width; x += width / 6) {
      pen.lineTo(x, y + 4 * Math.sin((x / width) * 6.28 * (1 + luck) + seed + line));
    }
    pen.stroke();
  }
  pen.globalAlpha = 1;
}

function pattern(pen: CanvasRenderingContext2D, { mark, pattern: kind }: Paint): void {
  pen.fillStyle = pen.strokeStyle = mark;
  pen.globalAlpha = 0.75;
  const step = 32;
  if (kind === 'stripes') {
    pen.lineWidth = 9;
    for (let at = -SIDE; at < SIDE; at += step) {
      pen.beginPath();
      pen.moveTo(at, SIDE);
      pen.lineTo(at + SIDE, 0);
      pen.stroke();
    }
  } else if (kind === 'dots') {
    for (let x = step / 2; x < SIDE; x += step) {
      for (let y = step / 2; y < SIDE; y += step) {
        pen.beginPath();
        pen.arc(x, y, 6, 0, 7);
        pen.fill();
      }
    }
  } else if (kind === 'grid') {
    pen.lineWidth = 3;
    for (let at = 0; at <= SIDE; at += step) {
      pen.strokeRect(at - 1, -2, step, SIDE + 4);
      pen.strokeRect(-2, at - 1, SIDE + 4, step);
    }
  }
  pen.globalAlpha = 1;
}

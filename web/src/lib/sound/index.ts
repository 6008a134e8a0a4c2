/** Short wooden sounds made by code: a knock is a ringing tone with some noise. Silent until the first touch. */
import { settings } from '$lib/settings.svelte';

export type Sound =
  | 'pick'
  | 'place'
  | 'refuse'
  | 'turn'
  | 'win'
  | 'dice'
  | 'dark'
  | 'tick'
  | 'go'
  | 'call'
  | 'creak'
  | 'crash'
  | 'cheer'
  | 'count';

interface Knock {
  at: number;
  pitch_hz: number;
  ring_s: number;
  loud: number;
  /** How loud the noise of the strike is before the tone. */
  noise: number;
}

const SOUNDS: Record<Sound, readonly Knock[]> = {
  pick: [{ at: 0, pitch_hz: 620, ring_s: 0.06, loud: 0.14, noise: 0.3 }],
  place: [
    { at: 0, pitch_hz: 210, ring_s: 0.13, loud: 0.4, noise: 0.7 },
    { at: 0.012, pitch_hz: 430, ring_s: 0.07, loud: 0.16, noise: 0.2 },
  ],
  refuse: [
    { at: 0, pitch_hz: 130, ring_s: 0.1, loud: 0.26, noise: 0.5 },
    { at: 0.09, pitch_hz: 116, ring_s: 0.12, loud: 0.2, noise: 0.4 },
  ],
  turn: [
    { at: 0, pitch_hz: 523, ring_s: 0.22, loud: 0.16, noise: 0.1 },
    { at: 0.13, pitch_hz: 784, ring_s: 0.32, loud: 0.16, noise: 0.1 },
  ],
  win: [
    { at: 0, pitch_hz: 523, ring_s: 0.3, loud: 0.2, noise: 0.15 },
    { at: 0.13, pitch_hz: 659, ring_s: 0.3, loud: 0.2, noise: 0.15 },
    { at: 0.26, pitch_hz: 784, ring_s: 0.34, loud: 0.2, noise: 0.15 },
    { at: 0.42, pitch_hz: 1047, ring_s: 0.7, loud: 0.24, noise: 0.15 },
  ],
  // Three dice on a slide: they clatter faster and faster, and then lie still.
  dice: [
    { at: 0, pitch_hz: 480, ring_s: 0.05, loud: 0.14, noise: 0.9 },
    { at: 0.13, pitch_hz: 560, ring_s: 0.05, loud: 0.17, noise: 0.9 },
    { at: 0.24, pitch_hz: 430, ring_s: 0.05, loud: 0.2, noise: 0.9 },
    { at: 0.33, pitch_hz: 610, ring_s: 0.05, loud: 0.22, noise: 0.9 },
    { at: 0.41, pitch_hz: 390, ring_s: 0.07, loud: 0.28, noise: 0.8 },
    { at: 0.52, pitch_hz: 340, ring_s: 0.07, loud: 0.24, noise: 0.7 },
    { at: 0.66, pitch_hz: 300, ring_s: 0.08, loud: 0.16, noise: 0.5 },
  ],
  // The lights go out: a switch, and a tone that sinks.
  dark: [
    { at: 0, pitch_hz: 900, ring_s: 0.03, loud: 0.3, noise: 1 },
    { at: 0.05, pitch_hz: 196, ring_s: 0.5, loud: 0.3, noise: 0.1 },
    { at: 0.2, pitch_hz: 98, ring_s: 0.8, loud: 0.34, noise: 0.1 },
  ],
  // A tower that leans: wood on wood, low and dry.
  creak: [
    { at: 0, pitch_hz: 92, ring_s: 0.09, loud: 0.16, noise: 0.9 },
    { at: 0.06, pitch_hz: 104, ring_s: 0.09, loud: 0.12, noise: 0.9 },
    { at: 0.13, pitch_hz: 118, ring_s: 0.1, loud: 0.09, noise: 0.8 },
  ],
  // It comes down: many blocks, one after another, and the last one rolls out.
  crash: [
    { at: 0, pitch_hz: 150, ring_s: 0.16, loud: 0.42, noise: 1 },
    { at: 0.07, pitch_hz: 310, ring_s: 0.09, loud: 0.32, noise: 0.9 },
    { at: 0.13, pitch_hz: 205, ring_s: 0.12, loud: 0.38, noise: 0.9 },
    { at: 0.2, pitch_hz: 420, ring_s: 0.07, loud: 0.26, noise: 0.8 },
    { at: 0.28, pitch_hz: 180, ring_s: 0.13, loud: 0.32, noise: 0.9 },
    { at: 0.39, pitch_hz: 350, ring_s: 0.07, loud: 0.2, noise: 0.8 },
    { at: 0.53, pitch_hz: 260, ring_s: 0.08, loud: 0.15, noise: 0.7 },
    { at: 0.7, pitch_hz: 300, ring_s: 0.07, loud: 0.09, noise: 0.6 },
  ],
  // It stood: two warm notes.
  cheer: [
    { at: 0, pitch_hz: 392, ring_s: 0.24, loud: 0.16, noise: 0.2 },
    { at: 0.1, pitch_hz: 587, ring_s: 0.34, loud: 0.16, noise: 0.1 },
  ],
  count: [{ at: 0, pitch_hz: 520, ring_s: 0.08, loud: 0.18, noise: 0.5 }],
  // The countdown: a dry tick a second, and a higher one at 0.
  tick: [{ at: 0, pitch_hz: 700, ring_s: 0.07, loud: 0.2, noise: 0.6 }],
  go: [
    { at: 0, pitch_hz: 1050, ring_s: 0.16, loud: 0.24, noise: 0.5 },
    { at: 0.01, pitch_hz: 525, ring_s: 0.12, loud: 0.16, noise: 0.2 },
  ],
  // A card slaps the table, and its two syllables: Block-You!
  call: [
    { at: 0, pitch_hz: 230, ring_s: 0.1, loud: 0.4, noise: 0.9 },
    { at: 0.07, pitch_hz: 440, ring_s: 0.1, loud: 0.2, noise: 0.2 },
    { at: 0.18, pitch_hz: 660, ring_s: 0.16, loud: 0.2, noise: 0.1 },
  ],
};

let touched = false;
let context: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

if (typeof window !== 'undefined') {
  const wake = () => {
    touched = true;
    for (const kind of ['pointerdown', 'keydown'] as const) removeEventListener(kind, wake, true);
  };
  for (const kind of ['pointerdown', 'keydown'] as const) addEventListener(kind, wake, true);
}

/** Plays a sound now, if sound is on. Never throws: a game is playable in silence. */
export function play(sound: Sound): void {
  if (!settings.sound || settings.volume === 0 || !touched || typeof AudioContext === 'undefined') return;
  try {
    context ??= new AudioContext();
    void context.resume();
    for (const knock of SOUNDS[sound]) strike(context, knock);
  } catch (error) {
    console.warn('no sound:', error);
  }
}

function strike(audio: AudioContext, knock: Knock): void {
  const start = audio.currentTime + knock.at;
  const volume = audio.createGain();
  volume.connect(audio.destination);
  const loud = (knock.loud * settings.volume) / 100;
  volume.gain.setValueAtTime(loud, start);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + knock.ring_s);

  const tone = audio.createOscillator();
  tone.type = 'triangle';
  tone.frequency.setValueAtTime(knock.pitch_hz * 1.25, start); // wood rings a little sharp when it is struck
  tone.frequency.exponentialRampToValueAtTime(knock.pitch_hz, start + 0.02);
  tone.connect(volume);
  tone.start(start);
  tone.stop(start + knock.ring_s);

  const breath = audio.createBufferSource();
  breath.buffer = noise(audio);
  const band = audio.createBiquadFilter();
  band.type = 'bandpass';
  band.frequency.value = knock.pitch_hz * 3;
  const share = audio.createGain();
  share.gain.setValueAtTime(knock.noise * loud, start);
  share.gain.exponentialRampToValueAtTime(0.0001, start + 0.03);
  breath.connect(band).connect(share).connect(audio.destination);
  breath.start(start);
  breath.stop(start + 0.04);
}

function noise(audio: AudioContext): AudioBuffer {
  if (hiss) return hiss;
  hiss = audio.createBuffer(1, Math.ceil(audio.sampleRate * 0.05), audio.sampleRate);
  const samples = hiss.getChannelData(0);
  for (let i = 0; i < samples.length; i += 1) samples[i] = Math.random() * 2 - 1;
  return hiss;
}

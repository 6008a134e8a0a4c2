/** A block on its way: hears the poses, remembers what the own hand asked for, and tells the server thirty times a second. */
import type { TowerLine } from '../contract';
import { decodeFrame } from './frames';
import { asHand, drawnAt, loweredBy, moved, reachOf, targetAt, type Reach, type Target } from './hand';
import { distance, tiltOf, type Pose } from './pose';
import { TICK_MS, Track } from './track';

/** How far behind the poses of others are shown, so that there is always a next one to go to. */
const BEHIND_MS = 100;
/** The own tower is shown nearer to now: the hand meets it. */
const OWN_BEHIND_MS = 45;
/** How old the hand is that the newest frame answers. */
const ANSWER_MS = 80;
const WORDS_EVERY = 10; // frames
const SPEAKS_EVERY_MS = TICK_MS - 2;

export interface Mine {
  readonly seat: number;
  /** The height of the held block's centre once it lies. */
  readonly rests_z: number;
  /** Half of its height. */
  readonly half: number;
  readonly isBase: boolean;
}

export class Placing {
  /** Whether the held block has been let go, by the server's word. */
  isLetGo = $state(false);
  /** When the count began, by this page's clock. */
  letGoAt_ms = $state<number | null>(null);
  /** Where the own hand wants the block; null while somebody else holds it. */
  target = $state.raw<Target | null>(null);
  /** Counts what has been heard: a new number asks for a new picture. */
  frames = $state(0);
  /** Where the block on its way was a moment ago: for words, which nobody reads thirty times a second. */
  lately = $state.raw<Pose | null>(null);

  #track: Track | null = null;
  #number = -1;
  #mine: Mine | null = null;
  #sent: { at_ms: number; target: Target }[] = [];
  #spoke_ms = 0;
  #asksToLetGo = false;
  #lowers = 0;
  #timer: ReturnType<typeof setInterval> | null = null;
  #behind_ms = BEHIND_MS;

  constructor(
    private readonly line: TowerLine,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Hears every frame until the returned function is called. */
  listen(): () => void {
    const stop = this.line.onposes(({ placement, frame, let_go }) => {
      const heard = decodeFrame(frame);
      if (!heard) return;
      if (placement !== this.#number) this.#begin(placement);
      this.#track?.hear(heard, this.now());
      if (let_go && !this.isLetGo) {
        this.isLetGo = true;
        this.letGoAt_ms = this.now();
      }
      if (this.#mine && !this.target && !this.isLetGo) this.#take();
      if (this.frames % WORDS_EVERY === 0) this.lately = this.#track?.newest(this.#track.blocks - 1) ?? null;
      this.frames += 1;
    });
    return () => {
      stop();
      this.#stopSpeaking();
    };
  }

  /** Whose hand it is: a seat of this page, or null. Said anew whenever the position changes. */
  hold(mine: Mine | null): void {
    const isNew = mine?.seat !== this.#mine?.seat || mine?.rests_z !== this.#mine?.rests_z;
    this.#mine = mine;
    if (!mine) {
      this.target = null;
      this.#stopSpeaking();
    } else if (isNew && this.#track && !this.isLetGo) this.#take();
  }

  /** The position has its verdict: what was heard of this placement is over. */
  end(): void {
    this.hold(null);
    this.#track = null;
    this.isLetGo = false;
    this.letGoAt_ms = null;
    this.lately = null;
  }

  get track(): Track | null {
    return this.#track;
  }

  get reach(): Reach | null {
    return this.#mine && reachOf(this.#mine.rests_z, this.#mine.half, this.#mine.isBase);
  }

  /** Where all blocks are now, the one on its way last; null while nothing has been heard. */
  poses(): Pose[] | null {
    const [track, now] = [this.#track, this.now()];
    if (!track || track.blocks === 0) return null;
    const isOwn = this.target !== null && !this.isLetGo;
    this.#behind_ms +=
      (isOwn ? -1 : 1) * Math.min(3, Math.abs((isOwn ? OWN_BEHIND_MS : BEHIND_MS) - this.#behind_ms));
    const poses = track.at(now, this.#behind_ms);
    const seen = track.newest(track.blocks - 1);
    if (isOwn && this.target && this.#mine && seen) {
      poses[poses.length - 1] = drawnAt(
        seen,
        this.target,
        this.#askedAt(now - ANSWER_MS),
        this.#mine.rests_z,
      );
    }
    return poses;
  }

  /** Whether the picture will change without anything new being heard. */
  get isMoving(): boolean {
    return this.#track?.isBehind(this.now(), this.#behind_ms) ?? false;
  }

  /** Whether the standing blocks sway: none leans or moves more than a breath. */
  get isSteady(): boolean {
    const track = this.#track;
    if (!track) return true;
    return Array.from({ length: track.blocks - 1 }, (_, at) => at).every((at) => {
      const pose = track.newest(at);
      return Math.hypot(...track.speed(at)) < 4 && (!pose || tiltOf(pose.turn) < 0.03);
    });
  }

  move(by: Partial<Target>): void {
    const reach = this.reach;
    if (!this.target || !reach || this.#asksToLetGo) return;
    this.target = moved(this.target, by, reach);
    this.#speak();
  }

  turn(): void {
    this.move({ yaw: this.target && this.target.yaw > 45 ? -90 : 90 });
  }

  /** Down (-1) or up (1) while a button is held; 0 stops. */
  lower(way: -1 | 0 | 1): void {
    this.#lowers = way;
  }

  letGo(): void {
    if (!this.target) return;
    this.#asksToLetGo = true;
    this.#spoke_ms = 0;
    this.#speak();
  }

  get asksToLetGo(): boolean {
    return this.#asksToLetGo;
  }

  #begin(placement: number): void {
    this.#number = placement;
    this.#track = new Track();
    this.isLetGo = false;
    this.letGoAt_ms = null;
    this.target = null;
    this.#asksToLetGo = false;
    this.#sent = [];
  }

  #take(): void {
    const track = this.#track;
    const pose = track?.newest(track.blocks - 1);
    if (!pose) return;
    this.target = targetAt(pose);
    this.#sent = [{ at_ms: this.now(), target: this.target }];
    this.#timer ??= setInterval(() => this.#tick(), TICK_MS);
  }

  #tick(): void {
    if (this.#lowers !== 0 && this.target && this.#mine) {
      const seconds = TICK_MS / 1000;
      const down = loweredBy(this.target, this.#mine.rests_z, seconds);
      this.move({ z: this.#lowers < 0 ? down : 70 * seconds });
    }
    this.#speak();
  }

  #speak(): void {
    const [now, target, mine] = [this.now(), this.target, this.#mine];
    if (!target || !mine || this.isLetGo || now - this.#spoke_ms < SPEAKS_EVERY_MS) return;
    const last = this.#sent.at(-1)?.target;
    const isNews = !last || last !== target || this.#asksToLetGo || now - this.#spoke_ms > 500;
    if (!isNews) return;
    this.#spoke_ms = now;
    this.#sent.push({ at_ms: now, target });
    if (this.#sent.length > 60) this.#sent.splice(0, 30);
    this.line.hand({
      seat: mine.seat,
      placement: this.#number,
      ...asHand(target),
      let_go: this.#asksToLetGo,
    });
  }

  /** What the hand asked for at a moment. */
  #askedAt(at_ms: number): Target {
    const found = this.#sent.findLast((each) => each.at_ms <= at_ms) ?? this.#sent[0];
    return found?.target ?? (this.target as Target);
  }

  #stopSpeaking(): void {
    if (this.#timer !== null) clearInterval(this.#timer);
    this.#timer = null;
    this.#lowers = 0;
  }
}

/** Whether two pictures of the tower differ enough to be heard as a creak. */
export function creaks(before: readonly Pose[], after: readonly Pose[]): boolean {
  return after.some((pose, at) => {
    const was = before[at];
    return was !== undefined && (tiltOf(pose.turn) - tiltOf(was.turn) > 0.02 || distance(pose, was) > 2.5);
  });
}

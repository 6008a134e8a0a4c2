/** A block on its way: receives poses, keeps the player's targets, and sends them to the server thirty times a second. */
import { untrack } from 'svelte';
import type { Poses } from '$lib/wire/messages';
import type { TowerLine } from '$lib/play/props';
import { decodeFrame } from './frames';
import { asHand, drawnAt, loweredBy, moved, reachOf, targetAt, type Reach, type Target } from './hand';
import { STEP_MM } from './keys';
import { distance, tiltOf, type Pose } from './pose';
import { TICK_MS, Track } from './track';

/** The delay with which the poses of others are shown, so that there is always a next one to interpolate to. */
const BEHIND_MS = 100;
/** The player's own tower has less delay, because the player's hand touches it. */
const OWN_BEHIND_MS = 45;
/** The age of the hand message that the newest frame answers. */
const ANSWER_MS = 80;
const WORDS_EVERY = 6; // frames
/** Two reports of the same moment differ by the jitter of the connection. */
const SAME_MOMENT_MS = 300;
const SPEAKS_EVERY_MS = TICK_MS - 2;

export interface Mine {
  readonly seat: number;
  /** The height of the held block's centre once it lies on the tower. */
  readonly rests_z: number;
  /** Half of its height. */
  readonly half: number;
  readonly isBase: boolean;
}

export class Placing {
  /** Whether the held block has been let go, according to the server. */
  isLetGo = $state(false);
  /** When the count began, by this page's clock. */
  letGoAt_ms = $state<number | null>(null);
  /** When a block that is still held goes back, by this page's clock; set once the server says that this is near. */
  endsAt_ms = $state<number | null>(null);
  /** The tower has fallen, and its blocks tumble until the verdict. */
  isFalling = $state(false);
  /** The held block has touched the tower: it can no longer be put back. */
  hasTouched = $state(false);
  /** The pose that this page's player wants for the block; null while somebody else holds it. */
  target = $state.raw<Target | null>(null);
  /** Counts the received frames: a new number triggers a redraw. */
  frames = $state(0);
  /** A recent pose of the block on its way, for texts, which nobody reads thirty times a second. */
  lately = $state.raw<Pose | null>(null);

  #track: Track | null = null;
  #number = -1;
  #mine: Mine | null = null;
  #sent: { at_ms: number; target: Target }[] = [];
  #spoke_ms = 0;
  #asksToLetGo = $state(false);
  #asksToPutBack = false;
  #lowers = 0;
  #timer: ReturnType<typeof setInterval> | null = null;
  #behind_ms = BEHIND_MS;

  constructor(
    private readonly line: TowerLine,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /**
   * Receives every frame until the returned function is called. In the middle of a placement the line replays its past at
   * once: an effect that calls this must not depend on the state that it changes, or it would run for ever.
   */
  listen(): () => void {
    const stop = untrack(() => this.line.onposes((poses) => this.#hear(poses)));
    return () => {
      stop();
      this.#stopSpeaking();
    };
  }

  /** Sets who holds the block: a seat of this page, or null. Called again whenever the position changes. */
  hold(mine: Mine | null): void {
    const isNew = mine?.seat !== this.#mine?.seat || mine?.rests_z !== this.#mine?.rests_z;
    this.#mine = mine;
    if (!mine) {
      this.target = null;
      this.#stopSpeaking();
    } else if (isNew && this.#track && !this.isLetGo) this.#take();
  }

  /** The position has its verdict: discards the data of this placement. */
  end(): void {
    this.hold(null);
    this.#track = null;
    this.isLetGo = false;
    this.letGoAt_ms = null;
    this.endsAt_ms = null;
    this.hasTouched = false;
    this.isFalling = false;
    this.lately = null;
  }

  get track(): Track | null {
    return this.#track;
  }

  get reach(): Reach | null {
    return this.#mine && reachOf(this.#mine.rests_z, this.#mine.half, this.#mine.isBase);
  }

  /** The poses of all blocks now, the one on its way last; null before the first frame. */
  poses(): Pose[] | null {
    const [track, now] = [this.#track, this.now()];
    if (!track || track.blocks === 0) return null;
    const isOwn = this.target !== null && !this.isLetGo && !this.isFalling;
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

  /** Whether the picture will change without a new frame. */
  get isMoving(): boolean {
    return this.#track?.isBehind(this.now(), this.#behind_ms) ?? false;
  }

  /** Whether the standing blocks are steady: none leans or moves noticeably. */
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

  /** Moves one small step down (-1) or up (1). */
  step(way: -1 | 1): void {
    this.move({ z: way * STEP_MM });
  }

  /** Moves down (-1) or up (1) while a button is held; 0 stops. */
  lower(way: -1 | 0 | 1): void {
    this.#lowers = way;
  }

  letGo(): void {
    if (!this.target) return;
    this.#asksToLetGo = true;
    this.#spoke_ms = 0;
    this.#speak();
  }

  /** Puts the block back beside the tower; the server refuses once it has touched. */
  putBack(): void {
    if (!this.canPutBack) return;
    this.#asksToPutBack = true;
    this.#spoke_ms = 0;
    this.#speak();
    this.#asksToPutBack = false;
  }

  get canPutBack(): boolean {
    return this.target !== null && this.#isHeld && !this.hasTouched && !this.#asksToLetGo;
  }

  get #isHeld(): boolean {
    return !this.isLetGo && !this.isFalling;
  }

  get asksToLetGo(): boolean {
    return this.#asksToLetGo;
  }

  #hear({
    placement,
    frame,
    let_go,
    counted_ms = 0,
    left_ms = null,
    touched = false,
    fell = false,
  }: Poses): void {
    const heard = decodeFrame(frame);
    if (!heard) return;
    if (placement !== this.#number) this.#begin(placement);
    this.#track?.hear(heard, this.now());
    if (let_go && !this.isLetGo) {
      this.isLetGo = true;
      this.letGoAt_ms = this.now() - counted_ms;
    }
    this.hasTouched = touched;
    this.isFalling = fell;
    this.#hearLeft(left_ms);
    if (this.#mine && !this.target && !this.isLetGo && !fell) this.#take();
    if (this.frames % WORDS_EVERY === 0) this.lately = this.#track?.newest(this.#track.blocks - 1) ?? null;
    this.frames += 1;
  }

  #hearLeft(left_ms: number | null): void {
    const ends_ms = left_ms === null ? null : this.now() + left_ms;
    const known_ms = this.endsAt_ms;
    if (ends_ms === null || known_ms === null || Math.abs(ends_ms - known_ms) > SAME_MOMENT_MS)
      this.endsAt_ms = ends_ms;
  }

  #begin(placement: number): void {
    this.#number = placement;
    this.#track = new Track();
    this.isLetGo = false;
    this.letGoAt_ms = null;
    this.endsAt_ms = null;
    this.target = null;
    this.hasTouched = false;
    this.isFalling = false;
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
    if (!target || !mine || !this.#isHeld || now - this.#spoke_ms < SPEAKS_EVERY_MS) return;
    const last = this.#sent.at(-1)?.target;
    const isNews =
      !last || last !== target || this.#asksToLetGo || this.#asksToPutBack || now - this.#spoke_ms > 500;
    if (!isNews) return;
    this.#spoke_ms = now;
    this.#sent.push({ at_ms: now, target });
    if (this.#sent.length > 60) this.#sent.splice(0, 30);
    this.line.hand({
      seat: mine.seat,
      placement: this.#number,
      ...asHand(target),
      let_go: this.#asksToLetGo,
      ...(this.#asksToPutBack && { back: true }),
    });
  }

  /** The target that the player had sent at a moment. */
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

/** Whether two pictures of the tower differ enough for a creak. */
export function creaks(before: readonly Pose[], after: readonly Pose[]): boolean {
  return after.some((pose, at) => {
    const was = before[at];
    return was !== undefined && (tiltOf(pose.turn) - tiltOf(was.turn) > 0.02 || distance(pose, was) > 2.5);
  });
}

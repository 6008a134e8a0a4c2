/** The table in 3D: a whole picture in, frames out, drawn only while something moves. It has no rules and no socket. */
import {
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  PCFShadowMap,
  PerspectiveCamera,
  PlaneGeometry,
  Raycaster,
  Scene,
  Vector2,
  WebGLRenderer,
  type Texture,
} from 'three';
import { RoundedBoxGeometry } from 'three/examples/jsm/geometries/RoundedBoxGeometry.js';
import { blocksOf, boxOf, colourOf, coloursOf } from '../blocks';
import { blended, type Camera } from '../camera';
import { landingOf } from '../landing';
import { freeSpots } from '../layout';
import { arched, distance, upright, type Pose } from '../pose';
import { aimed, followed, isTall, type View } from './aim';
import { furnish, tonesOf, type Furniture } from './furniture';
import { Halos } from './halos';
import { faceOf, glow } from './textures';
import { isSoftware, Pace } from './pace';

export interface Picture {
  readonly edition: string;
  readonly tower: readonly { readonly block: string; readonly pose: Pose }[];
  readonly free: readonly string[];
  /** Free blocks that may be taken now. */
  readonly lit: readonly string[];
  /** Standing blocks that are marked, because they were laid since the viewer's last turn. */
  readonly recent?: readonly string[];
  /** The block on its way. */
  readonly held: string | null;
  /** The camera is near the top of the tower, for the hand. */
  readonly near: boolean;
  /** The tower falls: the camera stays, and only goes further back where a block would leave the picture. */
  readonly falls?: boolean;
}

/** The poses of moving blocks: those of the tower, then the held one; null when nothing moves by itself. */
export type Live = () => {
  readonly blocks: readonly string[];
  readonly poses: readonly Pose[];
  readonly busy: boolean;
} | null;

const GLIDE_MS = 360;
const CAMERA_MS = 700;
/** How long the camera takes to a frame that the held block needs. */
const FOLLOW_MS = 200;
/** The camera looks after the held block whenever it has moved this far. */
const FOLLOWED_MM = 2;
const SHARP_AFTER_MS = 250;

export class TowerScene {
  readonly #renderer: WebGLRenderer;
  readonly #scene = new Scene();
  readonly #eye = new PerspectiveCamera();
  readonly #furniture: Furniture;
  readonly #meshes = new Map<string, Mesh>();
  readonly #textures: Texture[] = [];
  readonly #materials: MeshLambertMaterial[] = [];
  readonly #glowing = new Map<string, Mesh>();
  readonly #glow: MeshBasicMaterial;
  readonly #halos: Halos;
  readonly #plate = new PlaneGeometry(1, 1);
  readonly #pace: Pace;
  /** The drawn pose of each block; `#glides` has the pose from which it glides to its goal. */
  readonly #shown = new Map<string, Pose>();
  readonly #glides = new Map<string, { from: Pose; since: number }>();
  #picture: Picture | null = null;
  #live: Live = () => null;
  #camera: Camera | null = null;
  #cameraFrom: Camera | null = null;
  #cameraSince = 0;
  #cameraMs = CAMERA_MS;
  /** Where the held block was when the camera last looked after it; null: it has to look. */
  #followedAt: Pose | null = null;
  /** A finger drags the held block. */
  #isGripped = false;
  /** The camera jumps, for players who want little motion. */
  #isCalm = false;
  #orbit = { yaw_rad: 0, pitch_rad: 0 };
  /** The camera goes once round the tower by itself: since when, how long, and from where. */
  #round: { readonly since: number; readonly lasts_ms: number; readonly from_rad: number } | null = null;
  #frame = 0;
  #frames = 0;
  #isSharp = false;
  #resting: ReturnType<typeof setTimeout> | undefined;
  #staleShadows = true;
  /** How many frames reuse the shadows, while things move on a slow machine. */
  #shadowsEvery = 0;
  #size = { width: 1, height: 1 };

  constructor(
    canvas: HTMLCanvasElement,
    private readonly edition: string,
    letterOf: (colour: string) => string,
    isDark: boolean,
    isLow: boolean,
  ) {
    this.#renderer = new WebGLRenderer({ canvas, antialias: !isLow, powerPreference: 'low-power' });
    this.#pace = new Pace((detail) => this.#lower(detail), isLow || isSoftware(this.#renderer.getContext()));
    this.#renderer.shadowMap.enabled = true;
    this.#renderer.shadowMap.type = PCFShadowMap;
    this.#renderer.shadowMap.autoUpdate = false;
    const tones = tonesOf(isDark);
    this.#furniture = furnish(this.#scene, tones, isDark);
    this.#eye.up.set(0, 0, 1);
    const paint = new Map(
      coloursOf(edition).map((colour) => {
        const map = faceOf(colour, letterOf(colour));
        const material = new MeshLambertMaterial({ map });
        this.#textures.push(map);
        this.#materials.push(material);
        return [colour, material] as const;
      }),
    );
    this.#halos = new Halos(tones.halo);
    const light = glow(tones.accent);
    this.#textures.push(light);
    this.#glow = new MeshBasicMaterial({ map: light, transparent: true, depthWrite: false });
    for (const block of blocksOf(edition)) {
      const box = boxOf(edition, block);
      const { width, depth, height } = box;
      const mesh = new Mesh(new RoundedBoxGeometry(width, depth, height, 3, 1.3), paint.get(colourOf(block)));
      mesh.name = block;
      mesh.castShadow = mesh.receiveShadow = true;
      const ring = new Mesh(this.#plate, this.#glow);
      ring.scale.set(width + 22, depth + 22, 1);
      ring.visible = false;
      this.#halos.add(mesh, box);
      this.#meshes.set(block, mesh);
      this.#glowing.set(block, ring);
      this.#scene.add(mesh, ring);
    }
    document.addEventListener('visibilitychange', this.#onShown);
  }

  /** While the page is hidden nothing is drawn: that is no slow frame. */
  readonly #onShown = () => this.#pace.rest();

  /** Shows a whole picture; may be called at any time. */
  set(picture: Picture): void {
    const before = this.#picture;
    this.#picture = picture;
    const now = performance.now();
    const wasHere = new Map(before?.tower.map(({ block }) => [block, true]));
    for (const block of blocksOf(this.edition)) {
      const isFree = picture.free.includes(block);
      const changedPlace = isFree === (wasHere.has(block) || before?.held === block);
      if (before && changedPlace) this.#glide(block, now);
    }
    if (before?.held !== picture.held && picture.held) this.#glide(picture.held, now);
    this.#halos.show(picture.recent ?? []);
    if (!before || !isFramedLike(before, picture)) this.#aim();
    this.invalidate();
  }

  /** Sets the source of the moving blocks' poses. */
  follow(live: Live): void {
    this.#live = live;
    this.invalidate();
  }

  resize(width: number, height: number): void {
    if (width < 2 || height < 2) return;
    this.#size = { width, height };
    this.#isSharp = false;
    this.#coarsen(this.#pace.detail);
    this.#renderer.setPixelRatio(this.#pace.pixelRatio(width, height));
    this.#renderer.setSize(width, height, false);
    this.#aim(true);
    this.#draw(performance.now()); // at once: a resized canvas is empty
    this.invalidate();
  }

  /** A finger begins or stops to drag the held block. */
  grip(isGripped: boolean): void {
    this.#isGripped = isGripped;
    this.#followedAt = null;
    this.invalidate();
  }

  /** Whether the camera jumps instead of gliding. */
  calm(isCalm: boolean): void {
    this.#isCalm = isCalm;
  }

  /** Turns the camera round the tower and upwards, in radians. */
  orbit(yaw_rad: number, pitch_rad: number): void {
    this.#round = null;
    this.#orbit = {
      yaw_rad: this.#orbit.yaw_rad + yaw_rad,
      pitch_rad: Math.max(-0.3, Math.min(0.75, this.#orbit.pitch_rad + pitch_rad)),
    };
    this.#aim(true);
    this.invalidate();
  }

  /** The camera goes once round the tower, unless the player turns it. First it comes to where it sees all of it. */
  goRound(lasts_ms: number): void {
    const since = performance.now() + CAMERA_MS;
    this.#round = { since, lasts_ms: lasts_ms - CAMERA_MS, from_rad: this.#orbit.yaw_rad };
    this.invalidate();
  }

  /** Turns the camera back to where it was before the player turned it. */
  face(): void {
    this.#round = null;
    this.#orbit = { yaw_rad: 0, pitch_rad: 0 };
    this.#aim();
    this.invalidate();
  }

  /** The picture as a file, in full detail. */
  photograph(): Promise<Blob | null> {
    this.#sharpen(true);
    this.#draw(performance.now()); // the canvas keeps what is drawn only until the browser has shown it
    return new Promise((resolve) => this.#renderer.domElement.toBlob(resolve, 'image/png'));
  }

  get camera(): Camera | null {
    return this.#camera;
  }

  /** The block at a spot of the picture (-1 to 1 each way), or null. */
  blockAt(x: number, y: number): string | null {
    const ray = new Raycaster();
    ray.setFromCamera(new Vector2(x, y), this.#eye);
    return ray.intersectObjects([...this.#meshes.values()])[0]?.object.name ?? null;
  }

  /** Schedules one more frame. */
  invalidate(): void {
    this.#frame ||= requestAnimationFrame((now) => {
      this.#frame = 0;
      clearTimeout(this.#resting);
      this.#sharpen(false);
      if (this.#draw(now)) return this.invalidate();
      this.#pace.rest();
      if (this.#pace.isLowered) this.#resting = setTimeout(() => this.#sharpen(true), SHARP_AFTER_MS);
    });
  }

  destroy(): void {
    cancelAnimationFrame(this.#frame);
    clearTimeout(this.#resting);
    document.removeEventListener('visibilitychange', this.#onShown);
    this.#furniture.free();
    for (const mesh of this.#meshes.values()) mesh.geometry.dispose();
    for (const each of [...this.#textures, ...this.#materials, this.#glow, this.#plate]) each.dispose();
    this.#halos.free();
    this.#renderer.dispose();
  }

  /** Full resolution while nothing moves, even on a slow machine. */
  #sharpen(isSharp: boolean): void {
    if (isSharp === this.#isSharp) return;
    this.#isSharp = isSharp;
    const { width, height } = this.#size;
    this.#renderer.setPixelRatio((isSharp ? this.#pace.sharpRatio : this.#pace.pixelRatio)(width, height));
    this.#draw(performance.now());
  }

  /** Draws now; true while something still moves. */
  #draw(now: number): boolean {
    const picture = this.#picture;
    if (!picture) return false;
    const live = this.#live();
    const goals = this.#goals(picture, live);
    let moves = live?.busy ?? false;
    let changed = false;
    for (const [block, mesh] of this.#meshes) {
      const goal = goals.get(block);
      mesh.visible = goal !== undefined;
      if (!goal) continue;
      const glide = this.#glides.get(block);
      const share = glide ? Math.min(1, (now - glide.since) / GLIDE_MS) : 1;
      const pose = glide && share < 1 ? arched(glide.from, goal, 1 - (1 - share) ** 3) : goal;
      if (glide && share >= 1) this.#glides.delete(block);
      moves ||= share < 1;
      const was = this.#shown.get(block);
      changed ||=
        !was ||
        distance(was, pose) > 0.02 ||
        was.turn.some((part, at) => Math.abs(part - (pose.turn[at] ?? 0)) > 0.0005);
      this.#shown.set(block, pose);
      mesh.position.set(pose.x, pose.y, pose.z);
      mesh.quaternion.set(pose.turn[1], pose.turn[2], pose.turn[3], pose.turn[0]);
      const ring = this.#glowing.get(block);
      if (ring) {
        ring.visible = picture.lit.includes(block) && picture.free.includes(block);
        ring.position.set(pose.x, pose.y, 0.6);
      }
    }
    this.#showLanding(picture, goals);
    this.#lookAfter(picture.held ? goals.get(picture.held) : undefined, now);
    moves = this.#walkRound(now) || moves;
    moves = this.#moveCamera(now) || moves;
    this.#frames += 1;
    const isDue = !moves || this.#shadowsEvery === 0 || this.#frames % (this.#shadowsEvery + 1) === 0;
    this.#staleShadows ||= changed || this.#furniture.lamp.shadow.map === null;
    if (this.#staleShadows && isDue) {
      this.#renderer.shadowMap.needsUpdate = true;
      this.#staleShadows = false;
    }
    this.#renderer.render(this.#scene, this.#eye);
    if (moves) this.#pace.drawn(now);
    return moves;
  }

  /** The pose that each block should have now. */
  #goals(picture: Picture, live: ReturnType<Live>): Map<string, Pose> {
    const goals = new Map<string, Pose>();
    const spots = freeSpots(this.edition, isTall(this.#size.width, this.#size.height));
    for (const block of picture.free) {
      const [x, y, z] = spots.get(block) ?? [0, 0, 0];
      if (block !== picture.held) goals.set(block, upright(x, y, z, 0.12 * Math.sin(3 * x + y)));
    }
    for (const { block, pose } of picture.tower) goals.set(block, pose);
    live?.blocks.forEach((block, at) => {
      const pose = live.poses[at];
      if (pose) goals.set(block, pose);
    });
    return goals;
  }

  #showLanding(picture: Picture, goals: ReadonlyMap<string, Pose>): void {
    const { mark } = this.#furniture;
    const pose = picture.held ? goals.get(picture.held) : undefined;
    if (!picture.held || !picture.near || !pose) return mark.hide();
    const tower = picture.tower.map(({ block, pose: rest }) => ({ block, pose: goals.get(block) ?? rest }));
    const top = tower.at(-1);
    const under = top ? top.pose.z + boxOf(this.edition, top.block).height / 2 : 0;
    mark.show(landingOf(this.edition, tower, { block: picture.held, pose }), [pose.x, pose.y], under);
  }

  #glide(block: string, since: number): void {
    const from = this.#shown.get(block);
    if (from) this.#glides.set(block, { from, since });
  }

  #aim(atOnce = false): void {
    const picture = this.#picture;
    if (!picture) return;
    const held = atOnce ? this.#followedAt : null;
    this.#followedAt = null;
    this.#goTo(aimed(picture, this.#view, held), performance.now(), atOnce ? 0 : CAMERA_MS);
  }
  #goalCamera: Camera | null = null;

  get #view(): View {
    return { orbit: this.#orbit, width_px: this.#size.width, height_px: this.#size.height };
  }

  #goTo(goal: Camera, since: number, lasts_ms: number): void {
    this.#cameraFrom = this.#isCalm || lasts_ms === 0 ? null : this.#camera;
    this.#cameraSince = since;
    this.#cameraMs = lasts_ms;
    this.#goalCamera = goal;
    if (!this.#cameraFrom) this.#camera = goal;
  }

  /** Keeps the held block in the picture. */
  #lookAfter(held: Pose | undefined, now: number): void {
    const [picture, goal, last] = [this.#picture, this.#goalCamera, this.#followedAt];
    if (!picture || !goal || !held || (last && distance(last, held) < FOLLOWED_MM)) return;
    this.#followedAt = held;
    const next = followed(goal, picture, this.#view, held, this.#isGripped);
    if (next === goal) return;
    // A longer way that the camera is on keeps its time: it must not be hurried.
    const left_ms = this.#cameraFrom ? this.#cameraSince + this.#cameraMs - now : 0;
    this.#goTo(next, now, Math.max(FOLLOW_MS, left_ms));
  }

  /** True while the camera is on its way round the tower. */
  #walkRound(now: number): boolean {
    const round = this.#round;
    if (!round || !this.#picture) return false;
    const share = (now - round.since) / round.lasts_ms;
    if (share < 0) return true;
    if (share >= 1) this.#round = null;
    const turned_rad = share < 1 ? 2 * Math.PI * share * share * (3 - 2 * share) : 0;
    this.#orbit = { ...this.#orbit, yaw_rad: round.from_rad + turned_rad };
    this.#goTo(aimed(this.#picture, this.#view), now, 0);
    return share < 1;
  }

  #moveCamera(now: number): boolean {
    const [goal, from] = [this.#goalCamera, this.#cameraFrom];
    if (!goal) return false;
    const share = from ? Math.min(1, (now - this.#cameraSince) / this.#cameraMs) : 1;
    const eased = share * share * (3 - 2 * share);
    this.#camera = from ? blended(from, goal, eased) : goal;
    const { eye, look, fov_rad, aspect } = this.#camera;
    this.#eye.position.set(...eye);
    this.#eye.fov = (fov_rad * 180) / Math.PI;
    this.#eye.aspect = aspect;
    this.#eye.near = 40;
    this.#eye.far = 6000;
    this.#eye.lookAt(...look);
    this.#eye.updateProjectionMatrix();
    if (share >= 1) this.#cameraFrom = null;
    return share < 1;
  }

  /** Lowers the detail for a slow machine. */
  #lower(detail: number): void {
    this.#coarsen(detail);
    this.resize(this.#size.width, this.#size.height);
  }

  #coarsen(detail: number): void {
    const { shadow } = this.#furniture.lamp;
    if (detail >= 2 && shadow.mapSize.width > 512) {
      shadow.mapSize.set(512, 512);
      shadow.map?.dispose();
      shadow.map = null;
    }
    this.#shadowsEvery = detail;
  }
}

/** Whether two pictures want the same camera. */
function isFramedLike(a: Picture, b: Picture): boolean {
  const signOf = ({ near, held, free, tower }: Picture) =>
    JSON.stringify([near, held, free, tower.map(({ block, pose }) => [block, Math.round(pose.z)])]);
  return signOf(a) === signOf(b);
}

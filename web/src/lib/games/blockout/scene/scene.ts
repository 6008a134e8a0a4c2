/** The table in depth: a whole picture in, frames out, drawn only while something moves. Knows no rule and no socket. */
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
import { blended, framing, type Camera } from '../camera';
import { freeSpots } from '../layout';
import { between, distance, upright, yawOf, type Point, type Pose } from '../pose';
import { furnish, tonesOf, type Furniture } from './furniture';
import { faceOf, glow } from './textures';
import { Pace } from './pace';

export interface Picture {
  readonly edition: string;
  readonly tower: readonly { readonly block: string; readonly pose: Pose }[];
  readonly free: readonly string[];
  /** Free blocks that may be taken now. */
  readonly lit: readonly string[];
  /** The block on its way. */
  readonly held: string | null;
  /** Near to the top of the tower, for the hand. */
  readonly near: boolean;
  /** Nearer still: the held block is above the tower. */
  readonly over: boolean;
}

/** Where moving blocks are: those of the tower and the held one last; null when nothing moves by itself. */
export type Live = () => {
  readonly blocks: readonly string[];
  readonly poses: readonly Pose[];
  readonly busy: boolean;
} | null;

const GLIDE_MS = 360;
const CAMERA_MS = 700;
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
  readonly #plate = new PlaneGeometry(1, 1);
  readonly #pace = new Pace((detail) => this.#lower(detail));
  /** Where each block is drawn, and from where it glides to where it belongs. */
  readonly #shown = new Map<string, Pose>();
  readonly #glides = new Map<string, { from: Pose; since: number }>();
  #picture: Picture | null = null;
  #live: Live = () => null;
  #camera: Camera | null = null;
  #cameraFrom: Camera | null = null;
  #cameraSince = 0;
  #orbit = { yaw_rad: 0, pitch_rad: 0 };
  #frame = 0;
  #frames = 0;
  #isSharp = false;
  #resting: ReturnType<typeof setTimeout> | undefined;
  #staleShadows = true;
  /** Of how many frames shadows leave out, while things move on a slow machine. */
  #shadowsEvery = 0;
  #size = { width: 1, height: 1 };

  constructor(
    canvas: HTMLCanvasElement,
    private readonly edition: string,
    letterOf: (colour: string) => string,
    isDark: boolean,
  ) {
    this.#renderer = new WebGLRenderer({ canvas, antialias: true, powerPreference: 'low-power' });
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
    const light = glow(tones.accent);
    this.#textures.push(light);
    this.#glow = new MeshBasicMaterial({ map: light, transparent: true, depthWrite: false });
    for (const block of blocksOf(edition)) {
      const { width, depth, height } = boxOf(edition, block);
      const mesh = new Mesh(new RoundedBoxGeometry(width, depth, height, 3, 1.3), paint.get(colourOf(block)));
      mesh.name = block;
      mesh.castShadow = mesh.receiveShadow = true;
      const ring = new Mesh(this.#plate, this.#glow);
      ring.scale.set(width + 22, depth + 22, 1);
      ring.visible = false;
      this.#meshes.set(block, mesh);
      this.#glowing.set(block, ring);
      this.#scene.add(mesh, ring);
    }
  }

  /** The whole picture; may be called at any time. */
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
    this.#aim();
    this.invalidate();
  }

  /** Who tells where moving blocks are. */
  follow(live: Live): void {
    this.#live = live;
    this.invalidate();
  }

  resize(width: number, height: number): void {
    if (width < 2 || height < 2) return;
    this.#size = { width, height };
    this.#isSharp = false;
    this.#renderer.setPixelRatio(this.#pace.pixelRatio);
    this.#renderer.setSize(width, height, false);
    this.#aim(true);
    this.#draw(performance.now()); // at once: a canvas that changes its size is empty
    this.invalidate();
  }

  /** Look from elsewhere: radians round the tower and upwards. */
  orbit(yaw_rad: number, pitch_rad: number): void {
    this.#orbit = {
      yaw_rad: this.#orbit.yaw_rad + yaw_rad,
      pitch_rad: Math.max(-0.3, Math.min(0.75, this.#orbit.pitch_rad + pitch_rad)),
    };
    this.#aim(true);
    this.invalidate();
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

  /** Draw once more, soon. */
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
    this.#furniture.free();
    for (const mesh of this.#meshes.values()) mesh.geometry.dispose();
    for (const each of [...this.#textures, ...this.#materials, this.#glow, this.#plate]) each.dispose();
    this.#renderer.dispose();
  }

  /** A slow machine may take its time for a picture in which nothing moves. */
  #sharpen(isSharp: boolean): void {
    if (isSharp === this.#isSharp) return;
    this.#isSharp = isSharp;
    this.#renderer.setPixelRatio(isSharp ? this.#pace.ownPixelRatio : this.#pace.pixelRatio);
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

  /** Where each block belongs now. */
  #goals(picture: Picture, live: ReturnType<Live>): Map<string, Pose> {
    const goals = new Map<string, Pose>();
    const spots = freeSpots(this.edition, this.#isTall);
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
    const top = picture.tower.at(-1);
    const under = top ? (goals.get(top.block)?.z ?? 0) + boxOf(this.edition, top.block).height / 2 : 0;
    const { width, depth } = boxOf(this.edition, picture.held);
    mark.show(pose.x, pose.y, under, yawOf(pose.turn), width, depth);
  }

  #glide(block: string, since: number): void {
    const from = this.#shown.get(block);
    if (from) this.#glides.set(block, { from, since });
  }

  get #isTall(): boolean {
    return this.#size.width <= 1.05 * this.#size.height;
  }

  #aim(atOnce = false): void {
    const picture = this.#picture;
    if (!picture) return;
    const goal = framing(
      this.#points(picture),
      {
        yaw_rad: 0.24 + this.#orbit.yaw_rad,
        pitch_rad: (picture.near ? 0.62 : 0.4) + this.#orbit.pitch_rad,
      },
      this.#size.width / this.#size.height,
    );
    this.#cameraFrom = atOnce ? null : this.#camera;
    this.#cameraSince = performance.now();
    this.#goalCamera = goal;
    if (!this.#cameraFrom) this.#camera = goal;
  }
  #goalCamera: Camera | null = null;

  /** What must be seen: the tower and the free blocks, or the top of the tower and the hand. */
  #points(picture: Picture): Point[] {
    const top = picture.tower.at(-1);
    const high = top ? top.pose.z + boxOf(this.edition, top.block).height / 2 : 0;
    const cube = (wide: number, deep: number, low: number, up: number): Point[] =>
      [-1, 1].flatMap((x) => [-1, 1].flatMap((y) => [low, up].map((z): Point => [x * wide, y * deep, z])));
    if (picture.near) {
      const hand: Point[] = picture.over || picture.tower.length === 0 ? [] : [[108, 0, high + 40]];
      return [...cube(44, 26, Math.max(0, high - 56), high + 52), ...hand];
    }
    const spots = freeSpots(this.edition, this.#isTall);
    const free = picture.free.flatMap((block): Point[] => {
      const { width, depth, height } = boxOf(this.edition, block);
      const [x, y] = spots.get(block) ?? [0, 0];
      return [-1, 1].flatMap((a) =>
        [-1, 1].map((b): Point => [x + (a * width) / 2, y + (b * depth) / 2, b > 0 ? height : 0]),
      );
    });
    return [...cube(this.#isTall ? 44 : 64, 26, 0, Math.max(high + 24, 84)), ...free];
  }

  #moveCamera(now: number): boolean {
    const [goal, from] = [this.#goalCamera, this.#cameraFrom];
    if (!goal) return false;
    const share = from ? Math.min(1, (now - this.#cameraSince) / CAMERA_MS) : 1;
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

  /** Less detail for a machine that is too slow. */
  #lower(detail: number): void {
    const { shadow } = this.#furniture.lamp;
    if (detail >= 2) {
      shadow.mapSize.set(512, 512);
      shadow.map?.dispose();
      shadow.map = null;
    }
    this.#shadowsEvery = detail;
    this.resize(this.#size.width, this.#size.height);
  }
}

/** From one place to another over the things between. */
function arched(from: Pose, to: Pose, share: number): Pose {
  const pose = between(from, to, share);
  const lift = Math.min(60, distance(from, to) / 4) * Math.sin(Math.PI * share);
  return { ...pose, z: pose.z + lift };
}

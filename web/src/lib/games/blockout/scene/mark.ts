/** The mark under a held block: what will rest, what will hang over, and in its colour how safe that looks. */
import {
  BufferAttribute,
  BufferGeometry,
  DoubleSide,
  Group,
  LineBasicMaterial,
  LineLoop,
  Mesh,
  MeshBasicMaterial,
  PlaneGeometry,
} from 'three';
import type { Flat, Landing, Safety } from '../landing';

const MOST_CORNERS = 8; // of the common part of two rectangles
const RISKY = '#f2a400';
const FALLS = '#e0342b';

/** A flat convex shape whose corners change with every frame. */
class Shape {
  readonly #corners = new BufferAttribute(new Float32Array(3 * MOST_CORNERS), 3);
  readonly #area = new BufferGeometry();
  readonly #edge = new BufferGeometry();
  readonly #paint: MeshBasicMaterial;
  readonly #line: LineBasicMaterial;
  readonly group = new Group();

  constructor(opacity: number, order: number) {
    const flags = { transparent: true, depthWrite: false };
    this.#paint = new MeshBasicMaterial({ ...flags, opacity, side: DoubleSide });
    this.#line = new LineBasicMaterial({ ...flags, depthTest: false, opacity: 0.95 });
    this.#area.setAttribute('position', this.#corners);
    this.#edge.setAttribute('position', this.#corners);
    this.#area.setIndex(Array.from({ length: MOST_CORNERS - 2 }, (_, at) => [0, at + 1, at + 2]).flat());
    const [area, edge] = [new Mesh(this.#area, this.#paint), new LineLoop(this.#edge, this.#line)];
    area.frustumCulled = edge.frustumCulled = false;
    [area.renderOrder, edge.renderOrder] = [order, order + 2];
    this.group.add(area, edge);
  }

  show(corners: readonly Flat[], z: number, paint: string, line: string): void {
    const shown = corners.slice(0, MOST_CORNERS);
    this.group.visible = shown.length > 2;
    shown.forEach(([x, y], at) => this.#corners.setXYZ(at, x, y, z));
    this.#corners.needsUpdate = true;
    this.#area.setDrawRange(0, 3 * Math.max(0, shown.length - 2));
    this.#edge.setDrawRange(0, shown.length);
    this.#paint.color.set(paint);
    this.#line.color.set(line);
  }

  free(): void {
    for (const part of [this.#area, this.#edge, this.#paint, this.#line]) part.dispose();
  }
}

export class LandingMark {
  readonly group = new Group();
  readonly #hanging = new Shape(0.5, 1);
  readonly #resting = new Shape(0.72, 2);
  readonly #plane = new PlaneGeometry(1, 1);
  readonly #bar = new MeshBasicMaterial({ color: '#fffaf0', depthTest: false, transparent: true });
  readonly #cross = new Group();

  constructor(private readonly steady: string) {
    for (const [wide, high] of [
      [7, 1.2],
      [1.2, 7],
    ] as const) {
      const bar = new Mesh(this.#plane, this.#bar);
      bar.scale.set(wide, high, 1);
      bar.renderOrder = 6;
      this.#cross.add(bar);
    }
    this.group.add(this.#hanging.group, this.#resting.group, this.#cross);
    this.group.visible = false;
  }

  /** `middle`: the point below the centre of the held block; `z`: the height of the surface below it. */
  show({ outline, rest, safety }: Landing, middle: Flat, z: number): void {
    const colour = this.#colourOf(safety);
    this.group.visible = true;
    this.#hanging.show(outline, z + 0.4, FALLS, '#fffaf0');
    this.#resting.show(rest, z + 0.6, colour, colour);
    // An upright cross marks the middle; aslant and larger it says: not here.
    this.#cross.position.set(middle[0], middle[1], z + 0.8);
    this.#cross.rotation.z = safety === 'misses' ? Math.PI / 4 : 0;
    this.#cross.scale.setScalar(safety === 'misses' ? 2.6 : 1);
  }

  hide(): void {
    this.group.visible = false;
  }

  free(): void {
    for (const part of [this.#hanging, this.#resting]) part.free();
    for (const part of [this.#plane, this.#bar]) part.dispose();
  }

  #colourOf(safety: Safety): string {
    if (safety === 'steady') return this.steady;
    return safety === 'risky' ? RISKY : FALLS;
  }
}

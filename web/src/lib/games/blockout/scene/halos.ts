/** A bright rim round some blocks: a slightly larger copy of each, of which only the far sides are drawn. */
import { BackSide, Mesh, MeshBasicMaterial, type BufferGeometry } from 'three';

const RIM_MM = 1.5;

export class Halos {
  readonly #rims = new Map<string, Mesh>();
  readonly #paint: MeshBasicMaterial;

  constructor(colour: string) {
    this.#paint = new MeshBasicMaterial({ color: colour, side: BackSide });
  }

  /** Gives a block a rim, which moves with it and is hidden at first. */
  add(
    block: Mesh<BufferGeometry>,
    { width, depth, height }: { width: number; depth: number; height: number },
  ): void {
    const rim = new Mesh(block.geometry, this.#paint);
    const larger = (length: number) => (length + 2 * RIM_MM) / length;
    rim.scale.set(larger(width), larger(depth), larger(height));
    rim.raycast = () => {}; // a tap hits the block
    rim.visible = false;
    block.add(rim);
    this.#rims.set(block.name, rim);
  }

  show(blocks: readonly string[]): void {
    for (const [block, rim] of this.#rims) rim.visible = blocks.includes(block);
  }

  free(): void {
    this.#paint.dispose();
  }
}

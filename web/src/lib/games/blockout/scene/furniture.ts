/** The table under its lamp: floor, light, and the mark that shows where a block will land. */
import {
  AmbientLight,
  Color,
  DirectionalLight,
  EdgesGeometry,
  Group,
  HemisphereLight,
  LineBasicMaterial,
  LineSegments,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  PlaneGeometry,
  type Scene,
} from 'three';
import { lampPool, tableWood } from './textures';

export interface Tones {
  readonly table: string;
  readonly tableDark: string;
  readonly room: string;
  readonly accent: string;
}

/** What a page in the light or in the dark lends the room. */
export function tonesOf(isDark: boolean): Tones {
  return isDark
    ? { table: '#6b4c30', tableDark: '#3a2716', room: '#15120f', accent: '#35c3a4' }
    : { table: '#cfa374', tableDark: '#8f683f', room: '#5f4226', accent: '#0e7c66' };
}

export interface Furniture {
  readonly lamp: DirectionalLight;
  readonly mark: Landing;
  free: () => void;
}

export function furnish(scene: Scene, tones: Tones, isDark: boolean): Furniture {
  scene.background = new Color(tones.room);
  const wood = tableWood(tones.table, tones.tableDark);
  const floor = new Mesh(new PlaneGeometry(3600, 3600), new MeshLambertMaterial({ map: wood }));
  floor.receiveShadow = true;
  // The lamp lights the middle of the table; towards its rim it grows dark.
  const dusk = lampPool(isDark ? 0.85 : 0.5);
  const rim = new Mesh(
    new PlaneGeometry(3600, 3600),
    new MeshBasicMaterial({ map: dusk, transparent: true, depthWrite: false }),
  );
  rim.position.z = 0.15;
  scene.add(floor, rim);

  const lamp = new DirectionalLight('#ffe2b4', isDark ? 2.9 : 2.7);
  lamp.position.set(-190, -330, 470);
  lamp.castShadow = true;
  lamp.shadow.mapSize.set(1024, 1024);
  lamp.shadow.radius = 4;
  lamp.shadow.bias = -0.0006;
  lamp.shadow.normalBias = 1.1;
  Object.assign(lamp.shadow.camera, { left: -230, right: 230, top: 260, bottom: -230, near: 50, far: 1100 });
  scene.add(lamp, lamp.target);
  scene.add(new HemisphereLight('#fff6e6', tones.tableDark, isDark ? 0.75 : 1.25));
  scene.add(new AmbientLight('#ffffff', isDark ? 0.12 : 0.25));

  const mark = new Landing(tones.accent);
  scene.add(mark.group);
  return {
    lamp,
    mark,
    free: () => {
      wood.dispose();
      dusk.dispose();
      rim.geometry.dispose();
      rim.material.dispose();
      floor.geometry.dispose();
      floor.material.dispose();
      lamp.shadow.map?.dispose();
      mark.free();
    },
  };
}

/** The drop shadow of a held block: its outline and its middle, on whatever lies under it. */
export class Landing {
  readonly group = new Group();
  readonly #plane = new PlaneGeometry(1, 1);
  readonly #edges = new EdgesGeometry(this.#plane);
  readonly #shade = new MeshBasicMaterial({
    color: '#1a0f05',
    transparent: true,
    opacity: 0.34,
    depthWrite: false,
  });
  readonly #line: LineBasicMaterial;
  readonly #area: Mesh;
  readonly #rim: LineSegments;
  readonly #cross: Group;
  readonly #bar: MeshBasicMaterial;

  constructor(colour: string) {
    this.#line = new LineBasicMaterial({
      color: '#fff7e8',
      depthTest: false,
      transparent: true,
      opacity: 0.95,
    });
    this.#bar = new MeshBasicMaterial({ color: colour, depthTest: false, transparent: true });
    this.#area = new Mesh(this.#plane, this.#shade);
    this.#rim = new LineSegments(this.#edges, this.#line);
    this.#rim.renderOrder = 3;
    this.#cross = new Group();
    for (const [wide, high] of [
      [7, 1],
      [1, 7],
    ] as const) {
      const bar = new Mesh(this.#plane, this.#bar);
      bar.scale.set(wide, high, 1);
      bar.renderOrder = 4;
      this.#cross.add(bar);
    }
    this.group.add(this.#area, this.#rim, this.#cross);
    this.group.visible = false;
  }

  show(x: number, y: number, z: number, yaw_rad: number, width: number, depth: number): void {
    this.group.visible = true;
    this.group.position.set(x, y, z + 0.4);
    this.group.rotation.z = yaw_rad;
    this.#area.scale.set(width, depth, 1);
    this.#rim.scale.set(width, depth, 1);
  }

  hide(): void {
    this.group.visible = false;
  }

  free(): void {
    for (const part of [this.#plane, this.#edges, this.#shade, this.#line, this.#bar]) part.dispose();
  }
}

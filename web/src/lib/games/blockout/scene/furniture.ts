/** The table under its lamp: floor and light, and the mark that shows where a block will land. */
import {
  AmbientLight,
  Color,
  DirectionalLight,
  HemisphereLight,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  PlaneGeometry,
  type Scene,
} from 'three';
import { LandingMark } from './mark';
import { lampPool, tableWood } from './textures';

export interface Tones {
  readonly table: string;
  readonly tableDark: string;
  readonly room: string;
  readonly accent: string;
  /** The rim of blocks laid since the viewer's last turn. */
  readonly halo: string;
}

/** The colours of the scene for a light or a dark page. */
export function tonesOf(isDark: boolean): Tones {
  return isDark
    ? { table: '#6b4c30', tableDark: '#3a2716', room: '#15120f', accent: '#35c3a4', halo: '#fff3d6' }
    : { table: '#cfa374', tableDark: '#8f683f', room: '#5f4226', accent: '#0e7c66', halo: '#fff8e8' };
}

export interface Furniture {
  readonly lamp: DirectionalLight;
  readonly mark: LandingMark;
  free: () => void;
}

export function furnish(scene: Scene, tones: Tones, isDark: boolean): Furniture {
  scene.background = new Color(tones.room);
  const wood = tableWood(tones.table, tones.tableDark);
  const floor = new Mesh(new PlaneGeometry(3600, 3600), new MeshLambertMaterial({ map: wood }));
  floor.receiveShadow = true;
  // The lamp lights the middle of the table; the rim is darker.
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

  const mark = new LandingMark(tones.accent);
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

import {
  BufferAttribute,
  BufferGeometry,
  CanvasTexture,
  Color,
  ColorManagement,
  InstancedBufferAttribute,
  InstancedMesh,
  LinearFilter,
  LinearMipmapLinearFilter,
  LinearSRGBColorSpace,
  Mesh as Drawn,
  PerspectiveCamera,
  RepeatWrapping,
  Scene,
  type Texture,
  WebGLRenderer,
} from 'three';
import type { Sheet } from '../../paint/core/brush.js';
import type { Theme } from '../../paint/theme.js';
import type { Lens } from '../camera/lens.js';
import type { Mesh } from '../mesh/mesh.js';
import { plus, type Vec } from '../mesh/vec.js';
import type { Batch } from '../plan.js';
import { backdrop } from './backdrop.js';
import { paintsFor } from './materials.js';

/** Which part of what is shown a list of batches is: each part is replaced as a whole. */
export type Layer =
  | 'land'
  | 'figures'
  | 'rough land'
  | 'rough figures'
  | 'shade'
  | 'actors'
  | 'actors shade'
  | 'marks'
  | 'glass'
  | 'lights';

/** What draws. */
export interface Stage {
  /** Does the processor draw, for want of a graphics card? Then it is given less to do while things move. */
  readonly isSlow: boolean;
  put(layer: Layer, batches: readonly Batch[]): void;
  ground(picture: Sheet, detail: Sheet): void;
  /** While the picture moves, what was put as rough is shown in the place of land and figures, if there is any. */
  draw(lens: Lens, width: number, height: number, how: { readonly isNear: boolean; readonly isMoving: boolean }): void;
  /** For those who measure: nothing else tells what a canvas shows. */
  tell(what: string, count: number): void;
  counts(): { readonly triangles: number; readonly calls: number };
  close(): void;
}

const SLOW_RENDERERS = /swiftshader|llvmpipe|software|basic render/i;

interface Table {
  readonly width: number;
  readonly depth: number;
  readonly theme: Theme;
  readonly isBoard: boolean;
}

/** Throws where there is no WebGL. */
export function stageOn(canvas: HTMLCanvasElement, table: Table, onLost: () => void): Stage {
  const { width, depth } = table;
  ColorManagement.enabled = false;
  const slow = drawnByProcessor();
  const renderer = new WebGLRenderer({ canvas, antialias: !slow, powerPreference: 'high-performance' });
  renderer.outputColorSpace = LinearSRGBColorSpace;
  renderer.setPixelRatio(1);
  renderer.info.autoReset = true;
  const lost = (event: Event): void => {
    event.preventDefault();
    onLost();
  };
  canvas.addEventListener('webglcontextlost', lost);
  const paints = paintsFor(table);
  const scene = new Scene();
  const camera = new PerspectiveCamera();
  const set = backdrop(table);
  /** Scenery of one piece: nothing of it is turned, stretched or coloured any more. */
  const standing = (mesh: Mesh, paint: Drawn['material'] = paints.land): Drawn => {
    const geometry = new BufferGeometry();
    geometry.setAttribute('position', new BufferAttribute(mesh.positions, 3));
    geometry.setAttribute('ink', new BufferAttribute(paints.litOnce(mesh), 4, true));
    geometry.setIndex(new BufferAttribute(mesh.indices, 1));
    const drawn = new Drawn(geometry, paint);
    drawn.userData['isOwn'] = true;
    return drawn;
  };
  // What stands in front is drawn first: of what is hidden behind it nothing need be painted.
  const sky = new Drawn(geometryOf(set.sky), paints.sky);
  const floor = standing(set.frame);
  const ground = new Drawn(levelOf(width, depth), paints.ground);
  for (const [order, far] of [ground, floor, sky].entries()) {
    far.renderOrder = 0.5 + order / 10;
    far.frustumCulled = false;
  }
  ground.visible = false;
  scene.add(sky, floor, ground);
  const layers = new Map<Layer, Drawn[]>();
  const haze = new Color(set.haze);

  const put = (layer: Layer, batches: readonly Batch[]): void => {
    for (const old of layers.get(layer) ?? []) {
      scene.remove(old);
      if (old instanceof InstancedMesh) old.dispose();
      if (old.userData['isOwn'] === true) old.geometry.dispose();
    }
    const drawn = batches.map(batch =>
      isStill(layer, batch)
        ? standing(batch.mesh, batch.isGround === true ? paints.hill : paints.land)
        : drawnOf(batch, batch.isVeiled === true ? paints.veiled : paintOf(layer)),
    );
    for (const mesh of drawn) {
      mesh.frustumCulled = false;
      mesh.renderOrder = ORDER[layer];
      scene.add(mesh);
    }
    layers.set(layer, drawn);
  };
  const paintOf = (layer: Layer): Drawn['material'] =>
    layer === 'shade' || layer === 'actors shade'
      ? paints.shade
      : layer === 'glass'
        ? paints.glass
        : layer === 'marks'
          ? paints.marks
          : layer === 'lights'
            ? paints.lights
            : paints.body;

  return {
    isSlow: slow,
    put,
    ground(picture, detail) {
      const map = textureOf(picture, slow ? 1 : renderer.capabilities.getMaxAnisotropy());
      const grain = textureOf(detail, 1);
      grain.wrapS = grain.wrapT = RepeatWrapping;
      paints.lay(map, grain, false);
      ground.visible = true;
    },
    draw(lens, across, down, { isNear, isMoving }) {
      const isRough = isMoving && (layers.get('rough land') ?? []).length > 0;
      for (const layer of ['land', 'figures', 'rough land', 'rough figures'] as const)
        for (const mesh of layers.get(layer) ?? [])
          mesh.visible = layer.startsWith('rough') === isRough && (mesh.material !== paints.hill || ground.visible);
      if (renderer.domElement.width !== across || renderer.domElement.height !== down)
        renderer.setSize(across, down, false);
      aim(camera, lens, across / down);
      sky.position.set(...lens.eye);
      const far = Math.max(width, depth);
      paints.haze({ haze, from: isNear ? far * 0.5 : far * 1.6, to: isNear ? far * 2.4 : far * 5 });
      const { uniforms } = paints.ground;
      (uniforms['isNear'] as { value: number }).value = isNear ? 1 : 0;
      renderer.render(scene, camera);
    },
    tell: (what, count) => void (canvas.dataset[what] = String(count)),
    counts: () => ({ triangles: renderer.info.render.triangles, calls: renderer.info.render.calls }),
    close() {
      canvas.removeEventListener('webglcontextlost', lost);
      for (const layer of layers.keys()) put(layer, []);
      for (const known of geometries.values()) known.dispose();
      geometries.clear();
      renderer.dispose();
      renderer.forceContextLoss();
    },
  };
}

const isStill = (layer: Layer, { isOwn = false }: Batch): boolean =>
  isOwn && (layer === 'land' || layer === 'rough land');

const ORDER: Readonly<Record<Layer, number>> = {
  land: 0,
  figures: 0,
  'rough land': 0,
  'rough figures': 0,
  actors: 0,
  shade: 2,
  'actors shade': 2,
  marks: 3,
  glass: 4,
  lights: 5,
};

/** Asked of a context of its own, for smooth edges must be wanted or not before there is one. */
function drawnByProcessor(): boolean {
  const gl = document.createElement('canvas').getContext('webgl2');
  if (gl === null) throw new Error('there is no WebGL');
  const about = gl.getExtension('WEBGL_debug_renderer_info');
  const name = String(gl.getParameter(about === null ? gl.RENDERER : about.UNMASKED_RENDERER_WEBGL));
  gl.getExtension('WEBGL_lose_context')?.loseContext();
  return SLOW_RENDERERS.test(name);
}

/** Meshes are kept on the graphics card for as long as there is a stage. */
const geometries = new Map<Mesh, BufferGeometry>();

function geometryOf(mesh: Mesh): BufferGeometry {
  const known = geometries.get(mesh);
  if (known !== undefined) return known;
  const geometry = madeOf(mesh);
  geometries.set(mesh, geometry);
  return geometry;
}

function madeOf(mesh: Mesh): BufferGeometry {
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(mesh.positions, 3));
  geometry.setAttribute('normal', new BufferAttribute(mesh.normals, 3));
  geometry.setAttribute('ink', new BufferAttribute(mesh.inks, 4));
  geometry.setIndex(new BufferAttribute(mesh.indices, 1));
  return geometry;
}

function drawnOf({ mesh, count, places, sides, isOwn = false }: Batch, paint: Drawn['material']): Drawn {
  const drawn = new InstancedMesh(isOwn ? madeOf(mesh) : geometryOf(mesh), paint, count);
  drawn.userData['isOwn'] = isOwn;
  drawn.instanceMatrix = new InstancedBufferAttribute(places, 16);
  drawn.instanceColor = new InstancedBufferAttribute(sides, 3);
  return drawn;
}

/** The ground: a level sheet whose picture lies as the flat drawing does. */
function levelOf(width: number, depth: number): BufferGeometry {
  const geometry = new BufferGeometry();
  geometry.setAttribute(
    'position',
    new BufferAttribute(new Float32Array([0, 0, 0, width, 0, 0, width, 0, depth, 0, 0, depth]), 3),
  );
  geometry.setAttribute('uv', new BufferAttribute(new Float32Array([0, 1, 1, 1, 1, 0, 0, 0]), 2));
  geometry.setIndex([0, 2, 1, 0, 3, 2]);
  return geometry;
}

function textureOf(picture: Sheet, anisotropy: number): Texture {
  const texture: Texture = new CanvasTexture(picture);
  texture.anisotropy = anisotropy;
  texture.minFilter = LinearMipmapLinearFilter;
  texture.magFilter = LinearFilter;
  texture.generateMipmaps = true;
  return texture;
}

function aim(camera: PerspectiveCamera, { eye, forward, up, field }: Lens, aspect: number): void {
  camera.fov = field;
  camera.aspect = aspect;
  camera.near = 4;
  camera.far = 14_000;
  camera.updateProjectionMatrix();
  const ahead: Vec = plus(eye, forward);
  camera.position.set(...eye);
  camera.up.set(...up);
  camera.lookAt(...ahead);
}

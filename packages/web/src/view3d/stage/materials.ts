import {
  Color,
  CustomBlending,
  DoubleSide,
  OneFactor,
  OneMinusSrcAlphaFactor,
  ShaderMaterial,
  Vector2,
  Vector3,
  type Texture,
} from 'three';
import type { Theme } from '../../paint/theme.js';
import type { Mesh } from '../mesh/mesh.js';
import {
  BODY_VERTEX,
  LAND_VERTEX,
  BODY_FRAGMENT,
  VEILED_FRAGMENT,
  GROUND_VERTEX,
  GROUND_FRAGMENT,
  HILL_VERTEX,
  HILL_FRAGMENT,
  SHADE_FRAGMENT,
  PLAIN_VERTEX,
  SKY_VERTEX,
  GLASS_FRAGMENT,
  SKY_FRAGMENT,
  LIGHT_VERTEX,
  LIGHT_FRAGMENT,
} from './shaders.js';

/** One sun, upper left, as high as shadows say: 0.62 of a thing's height is the length of its shadow. */
const SUN = new Vector3(-0.78 * 0.62, 1, -0.626 * 0.62).normalize();

export interface Air {
  /** Colour of the far haze. */
  readonly haze: Color;
  readonly from: number;
  readonly to: number;
}

export interface Paints {
  readonly body: ShaderMaterial;
  readonly ground: ShaderMaterial;
  readonly shade: ShaderMaterial;
  readonly glass: ShaderMaterial;
  readonly sky: ShaderMaterial;
  readonly marks: ShaderMaterial;
  readonly lights: ShaderMaterial;
  readonly veiled: ShaderMaterial;
  readonly land: ShaderMaterial;
  readonly hill: ShaderMaterial;
  /** The colours of a mesh that stands still, in the light that falls on it: three bytes a corner, and one to keep them in step. */
  litOnce(mesh: Mesh): Uint8Array;
  haze(air: Air): void;
  lay(ground: Texture, detail: Texture, isNear: boolean): void;
}

/** A coat is at most white: so much lighter is what lies in full sun. */
const RISEN = 1.42;

interface Table {
  readonly theme: Theme;
  readonly width: number;
  readonly depth: number;
}

interface Weather {
  readonly sun: { readonly value: Vector3 };
  readonly warmth: { readonly value: Vector3 };
  readonly sky: { readonly value: Vector3 };
  readonly earth: { readonly value: Vector3 };
}

/** The same light as in `BODY_VERTEX`, worked out beforehand. */
function litOnce({ positions, normals, inks }: Mesh, { sun, warmth, sky, earth }: Weather): Uint8Array {
  const count = positions.length / 3;
  const lit = new Uint8Array(4 * count);
  for (let i = 0; i < count; i++) {
    const [nx, ny, nz] = [normals[3 * i] ?? 0, normals[3 * i + 1] ?? 0, normals[3 * i + 2] ?? 0];
    const share = inks[4 * i + 3] ?? 0;
    const facing = Math.max(0, nx * sun.value.x + ny * sun.value.y + nz * sun.value.z);
    const k = Math.min(1, Math.max(0, (positions[3 * i + 1] ?? 0) / 22));
    const low = 0.72 + 0.28 * k * k * (3 - 2 * k);
    for (const [axis, part] of (['x', 'y', 'z'] as const).entries()) {
      const own = (inks[4 * i + axis] ?? 0) + Math.max(0, share);
      const light = earth.value[part] + (sky.value[part] - earth.value[part]) * (0.5 + 0.5 * ny);
      const shown = share < -0.5 ? (inks[4 * i + axis] ?? 0) : own * (light + warmth.value[part] * facing) * low;
      lit[4 * i + axis] = Math.round(255 * Math.min(1, Math.max(0, shown)));
    }
  }
  return lit;
}

export function paintsFor({ theme, width, depth }: Table): Paints {
  const night = theme.id === 'the-edge';
  const cold = theme.id === 'at-43';
  const shared = {
    haze: { value: new Color('#000000') },
    reach: { value: new Vector2(4000, 9000) },
  };
  const weather = {
    sun: { value: SUN },
    warmth: { value: new Vector3(...(night ? [0.42, 0.5, 0.62] : cold ? [0.66, 0.66, 0.66] : [0.78, 0.69, 0.53])) },
    sky: { value: new Vector3(...(night ? [0.5, 0.58, 0.7] : cold ? [0.66, 0.72, 0.8] : [0.6, 0.61, 0.65])) },
    earth: { value: new Vector3(...(night ? [0.26, 0.3, 0.36] : cold ? [0.5, 0.53, 0.57] : [0.4, 0.36, 0.32])) },
  };
  const body = new ShaderMaterial({
    vertexShader: BODY_VERTEX,
    fragmentShader: BODY_FRAGMENT,
    uniforms: { ...weather, ...shared },
  });
  const land = new ShaderMaterial({
    vertexShader: LAND_VERTEX,
    fragmentShader: BODY_FRAGMENT,
    uniforms: shared,
  });
  const veiled = new ShaderMaterial({
    vertexShader: BODY_VERTEX,
    fragmentShader: VEILED_FRAGMENT,
    uniforms: { ...weather, ...shared },
  });
  const ground = new ShaderMaterial({
    vertexShader: GROUND_VERTEX,
    fragmentShader: GROUND_FRAGMENT,
    uniforms: { ...shared, map: { value: null }, detail: { value: null }, isNear: { value: 0 } },
  });
  const hill = new ShaderMaterial({
    vertexShader: HILL_VERTEX,
    fragmentShader: HILL_FRAGMENT,
    uniforms: {
      ...ground.uniforms,
      extent: { value: new Vector2(width, depth) },
      strength: { value: RISEN },
    },
  });
  const shade = new ShaderMaterial({
    vertexShader: PLAIN_VERTEX,
    fragmentShader: SHADE_FRAGMENT,
    transparent: true,
    depthWrite: false,
  });
  const glass = new ShaderMaterial({
    vertexShader: PLAIN_VERTEX,
    fragmentShader: GLASS_FRAGMENT,
    uniforms: { cover: { value: 0.26 } },
    transparent: true,
    depthWrite: false,
    side: DoubleSide,
  });
  const sky = new ShaderMaterial({
    vertexShader: SKY_VERTEX,
    fragmentShader: SKY_FRAGMENT,
    depthWrite: false,
    side: DoubleSide,
  });
  // Rings lie on the ground behind what stands before them.
  const marks = new ShaderMaterial({ vertexShader: PLAIN_VERTEX, fragmentShader: SKY_FRAGMENT, side: DoubleSide });
  const lights = new ShaderMaterial({
    vertexShader: LIGHT_VERTEX,
    fragmentShader: LIGHT_FRAGMENT,
    transparent: true,
    depthWrite: false,
    side: DoubleSide,
    blending: CustomBlending,
    blendSrc: OneFactor,
    blendDst: OneMinusSrcAlphaFactor,
  });
  return {
    body,
    ground,
    shade,
    glass,
    sky,
    marks,
    lights,
    veiled,
    land,
    hill,
    litOnce: mesh => litOnce(mesh, weather),
    haze({ haze, from, to }) {
      shared.haze.value = haze;
      shared.reach.value.set(from, to);
    },
    lay(picture, detail, isNear) {
      (ground.uniforms['map'] as { value: unknown }).value = picture;
      (ground.uniforms['detail'] as { value: unknown }).value = detail;
      (ground.uniforms['isNear'] as { value: number }).value = isNear ? 1 : 0;
    },
  };
}

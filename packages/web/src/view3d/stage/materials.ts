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

/**
 * Colours are worked out as they are written, without conversion: what is `#f07f2e` in the flat drawing is `#f07f2e` here. Light is
 * worked out a corner at a time, which is the cheapest there is where the processor draws.
 */
const BODY_VERTEX = /* glsl */ `
  attribute vec4 ink;
  uniform vec3 sun;
  uniform vec3 warmth;
  uniform vec3 sky;
  uniform vec3 earth;
  uniform vec2 reach;
  varying vec3 vInk;
  varying float vHaze;
  void main() {
    mat4 place = instanceMatrix;
    vec3 side = vec3(1.0);
    #ifdef USE_INSTANCING_COLOR
      side = instanceColor;
    #endif
    vec4 at = place * vec4(position, 1.0);
    vec3 n = normalize(mat3(place) * normal);
    vec3 own = ink.rgb + max(ink.a, 0.0) * side;
    vec3 light = mix(earth, sky, 0.5 + 0.5 * n.y) + warmth * max(dot(n, sun), 0.0);
    // Less light gets in near the ground.
    light *= mix(0.72, 1.0, smoothstep(0.0, 22.0, at.y)) ;
    vInk = ink.a < -0.5 ? ink.rgb : own * light;
    gl_Position = projectionMatrix * (viewMatrix * at);
    vHaze = smoothstep(reach.x, reach.y, gl_Position.w);
  }
`;

/** What stands still is lit once and for all: see `litOnce`. */
const LAND_VERTEX = /* glsl */ `
  attribute vec3 ink;
  uniform vec2 reach;
  varying vec3 vInk;
  varying float vHaze;
  void main() {
    vInk = ink;
    gl_Position = projectionMatrix * (viewMatrix * vec4(position, 1.0));
    vHaze = smoothstep(reach.x, reach.y, gl_Position.w);
  }
`;

const BODY_FRAGMENT = /* glsl */ `
  uniform vec3 haze;
  varying vec3 vInk;
  varying float vHaze;
  void main() {
    gl_FragColor = vec4(mix(vInk, haze, vHaze), 1.0);
  }
`;

/** Every other point of the picture: one sees through it, and nothing need be sorted. */
const VEILED_FRAGMENT = BODY_FRAGMENT.replace(
  'void main() {',
  'void main() {\n    if (mod(floor(gl_FragCoord.x) + floor(gl_FragCoord.y), 2.0) > 0.5) discard;',
);

const GROUND_VERTEX = /* glsl */ `
  varying vec2 vUv;
  varying vec2 vAt;
  varying float vFar;
  void main() {
    vUv = uv;
    vAt = position.xz;
    gl_Position = projectionMatrix * (viewMatrix * vec4(position, 1.0));
    vFar = gl_Position.w;
  }
`;

/** Near the eye a finer grain is laid over the picture of the ground, at two sizes, so that it does not look like a photograph held too close. */
const GROUND_FRAGMENT = /* glsl */ `
  uniform sampler2D map;
  uniform sampler2D detail;
  uniform float isNear;
  uniform vec2 reach;
  uniform vec3 haze;
  varying vec2 vUv;
  varying vec2 vAt;
  varying float vFar;
  void main() {
    vec3 ink = texture2D(map, vUv).rgb;
    if (isNear > 0.5) {
      float near = 1.0 - smoothstep(260.0, 1100.0, vFar);
      float close = 1.0 - smoothstep(60.0, 380.0, vFar);
      float coarse = texture2D(detail, vAt / 190.0).r;
      float fine = texture2D(detail, vAt / 47.0 + 0.37).r;
      ink *= mix(1.0, 2.0 * coarse, near * 0.75) * mix(1.0, 2.0 * fine, close * 0.8);
    }
    gl_FragColor = vec4(mix(ink, haze, smoothstep(reach.x, reach.y, vFar)), 1.0);
  }
`;

/** What rises from the ground without being anything else: its picture lies on it, lit by its slope. */
const HILL_VERTEX = /* glsl */ `
  attribute vec3 ink;
  uniform vec2 extent;
  uniform float strength;
  varying vec2 vUv;
  varying vec2 vAt;
  varying float vFar;
  varying vec3 vInk;
  void main() {
    vUv = vec2(position.x / extent.x, 1.0 - position.z / extent.y);
    vAt = position.xz;
    vInk = ink * strength;
    gl_Position = projectionMatrix * (viewMatrix * vec4(position, 1.0));
    vFar = gl_Position.w;
  }
`;

const HILL_FRAGMENT = GROUND_FRAGMENT.replace(
  'varying float vFar;',
  'varying float vFar;\n  varying vec3 vInk;',
).replace('vec3 ink = texture2D(map, vUv).rgb;', 'vec3 ink = texture2D(map, vUv).rgb * vInk;');

/** A soft shadow: as dark as the corner says. */
const SHADE_FRAGMENT = /* glsl */ `
  varying vec3 vInk;
  varying float vHaze;
  void main() {
    gl_FragColor = vec4(0.02, 0.015, 0.03, vInk.r);
  }
`;

const PLAIN_VERTEX = /* glsl */ `
  attribute vec4 ink;
  varying vec3 vInk;
  varying float vHaze;
  void main() {
    vec4 at = modelMatrix * vec4(position, 1.0);
    vInk = ink.rgb;
    #ifdef USE_INSTANCING
      at = instanceMatrix * vec4(position, 1.0);
    #endif
    #ifdef USE_INSTANCING_COLOR
      vInk = ink.rgb + max(ink.a, 0.0) * instanceColor;
    #endif
    vHaze = 0.0;
    gl_Position = projectionMatrix * (viewMatrix * at);
  }
`;

/** Behind everything, and drawn after it: only what is left over is painted. */
const SKY_VERTEX = PLAIN_VERTEX.replace(/\}\s*$/, '  gl_Position.z = gl_Position.w * 0.999999;\n}');

const GLASS_FRAGMENT = /* glsl */ `
  uniform float cover;
  varying vec3 vInk;
  varying float vHaze;
  void main() {
    gl_FragColor = vec4(vInk, cover);
  }
`;

const SKY_FRAGMENT = /* glsl */ `
  varying vec3 vInk;
  varying float vHaze;
  void main() {
    gl_FragColor = vec4(vInk, 1.0);
  }
`;

const LIGHT_VERTEX = /* glsl */ `
  attribute vec4 ink;
  varying vec4 vInk;
  varying vec3 vSpot;
  void main() {
    vInk = ink;
    vSpot = normal;
    gl_Position = projectionMatrix * (viewMatrix * vec4(position, 1.0));
  }
`;

/** From the middle of a spot outwards: soft all the way, or sharp at its edge. What shines covers nothing, what covers may shine. */
const LIGHT_FRAGMENT = /* glsl */ `
  varying vec4 vInk;
  varying vec3 vSpot;
  void main() {
    float far = dot(vSpot.xy, vSpot.xy);
    float soft = max(0.0, 1.0 - far);
    gl_FragColor = vInk * mix(soft * soft, smoothstep(0.0, 0.25, soft), vSpot.z);
  }
`;

/** A hill lies in its own shadow as the picture has it: so much lighter it is made. */
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
      strength: { value: RISEN / (1 - theme.shade) },
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

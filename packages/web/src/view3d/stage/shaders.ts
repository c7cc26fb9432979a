/**
 * Colours are worked out as they are written, without conversion: what is `#f07f2e` in the flat drawing is `#f07f2e` here. Light is
 * worked out a corner at a time, which is the cheapest there is where the processor draws.
 */
export const BODY_VERTEX = /* glsl */ `
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
export const LAND_VERTEX = /* glsl */ `
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

export const BODY_FRAGMENT = /* glsl */ `
  uniform vec3 haze;
  varying vec3 vInk;
  varying float vHaze;
  void main() {
    gl_FragColor = vec4(mix(vInk, haze, vHaze), 1.0);
  }
`;

/** Every other point of the picture: one sees through it, and nothing need be sorted. */
export const VEILED_FRAGMENT = BODY_FRAGMENT.replace(
  'void main() {',
  'void main() {\n    if (mod(floor(gl_FragCoord.x) + floor(gl_FragCoord.y), 2.0) > 0.5) discard;',
);

export const GROUND_VERTEX = /* glsl */ `
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
export const GROUND_FRAGMENT = /* glsl */ `
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
export const HILL_VERTEX = /* glsl */ `
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

export const HILL_FRAGMENT = GROUND_FRAGMENT.replace(
  'varying float vFar;',
  'varying float vFar;\n  varying vec3 vInk;',
).replace('vec3 ink = texture2D(map, vUv).rgb;', 'vec3 ink = texture2D(map, vUv).rgb * vInk;');

/** A soft shadow: as dark as the corner says. */
export const SHADE_FRAGMENT = /* glsl */ `
  varying vec3 vInk;
  varying float vHaze;
  void main() {
    gl_FragColor = vec4(0.02, 0.015, 0.03, vInk.r);
  }
`;

export const PLAIN_VERTEX = /* glsl */ `
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
export const SKY_VERTEX = PLAIN_VERTEX.replace(/\}\s*$/, '  gl_Position.z = gl_Position.w * 0.999999;\n}');

export const GLASS_FRAGMENT = /* glsl */ `
  uniform float cover;
  varying vec3 vInk;
  varying float vHaze;
  void main() {
    gl_FragColor = vec4(vInk, cover);
  }
`;

export const SKY_FRAGMENT = /* glsl */ `
  varying vec3 vInk;
  varying float vHaze;
  void main() {
    gl_FragColor = vec4(vInk, 1.0);
  }
`;

export const LIGHT_VERTEX = /* glsl */ `
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
export const LIGHT_FRAGMENT = /* glsl */ `
  varying vec4 vInk;
  varying vec3 vSpot;
  void main() {
    float far = dot(vSpot.xy, vSpot.xy);
    float soft = max(0.0, 1.0 - far);
    gl_FragColor = vInk * mix(soft * soft, smoothstep(0.0, 0.25, soft), vSpot.z);
  }
`;

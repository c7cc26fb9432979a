import { EASE_IN, EASE_OUT } from './ease.js';
import type { At, Effect, EffectOf, Rim } from './kinds.js';
import { lengthOf } from './lengths.js';
import { elementsOf } from './walking.js';

/** Effects after which somebody is not on the board any more. */
export type Departure = EffectOf<'fall' | 'leave' | 'rout'>;

export const isDeparture = (effect: Effect): effect is Departure =>
  effect.kind === 'fall' || effect.kind === 'leave' || effect.kind === 'rout';

/** Figures as they were drawn before they went, to be shown where they stood. */
export type Likenesses = readonly {
  readonly effect: Departure;
  readonly rim: Rim;
  readonly likeness: SVGGElement;
}[];

/** Takes the likeness of those who are about to go, while the drawing still has them. */
export function likenessesOf(scene: SVGGElement, effect: Departure): Likenesses {
  return effect.rims.flatMap(rim => {
    const found = elementsOf(scene, rim)[0];
    return found instanceof SVGGraphicsElement ? [{ effect, rim, likeness: copyOf(scene, found) }] : [];
  });
}

/** A copy in the scene's own measure, with the colours of its unit, that nobody can point at. */
function copyOf(scene: SVGGElement, figure: SVGGraphicsElement): SVGGElement {
  const outer = document.createElementNS(SVG, 'g');
  const unit = figure.closest('[data-unit]');
  outer.setAttribute('class', `${unit?.getAttribute('class') ?? ''} departing`);
  outer.setAttribute('style', unit?.getAttribute('style') ?? '');
  const parent = figure.parentElement;
  if (parent instanceof SVGGraphicsElement) {
    const here = scene
      .getScreenCTM()
      ?.inverse()
      .multiply(parent.getScreenCTM() ?? new DOMMatrix());
    if (here !== undefined)
      outer.setAttribute('transform', `matrix(${here.a} ${here.b} ${here.c} ${here.d} ${here.e} ${here.f})`);
  }
  const copy = figure.cloneNode(true) as SVGGElement;
  copy.removeAttribute('data-model');
  for (const named of [copy, ...copy.querySelectorAll('[id], [tabindex], [role]')])
    for (const name of ['id', 'tabindex', 'role']) named.removeAttribute(name);
  outer.append(copy);
  return outer;
}

const SVG = 'http://www.w3.org/2000/svg';

/** It topples at once, and fades when it lies there. */
const FALLING: Keyframe[] = [
  { opacity: 1, rotate: '0deg', scale: '1', easing: EASE_OUT },
  { opacity: 0.9, rotate: '18deg', scale: '0.86', offset: 0.45 },
  { opacity: 0, rotate: '20deg', scale: '0.8' },
];

/** Who leaves is seen to go as far as this, in the board's own measure; the rest is left to the eye. */
const GOES = 120;

/** Off it goes, and is seen less and less. */
function going({ at }: Rim, towards: At | undefined): Keyframe[] {
  const [dx, dy] = towards === undefined ? [0, 0] : [towards.x - at.x, towards.y - at.y];
  const share = Math.min(1, GOES / Math.max(1, Math.sqrt(dx * dx + dy * dy)));
  return [
    { opacity: 1, translate: '0 0', scale: '1', easing: EASE_IN },
    { opacity: 0, translate: `${(dx * share).toFixed(1)}px ${(dy * share).toFixed(1)}px`, scale: '0.8' },
  ];
}

/** Lets them go, in a layer of their own. */
export function depart(layer: SVGGElement, likenesses: Likenesses, rate: number): readonly Animation[] {
  return likenesses.map(({ effect, rim, likeness }) => {
    const pivot = document.createElementNS(SVG, 'g');
    pivot.style.transformOrigin = `${rim.at.x}px ${rim.at.y}px`;
    pivot.append(likeness);
    layer.append(pivot);
    const frames = effect.kind === 'fall' ? FALLING : going(rim, effect.towards);
    const motion = pivot.animate(frames, { duration: lengthOf(effect) / rate, fill: 'forwards' });
    const clear = (): void => pivot.remove();
    motion.addEventListener('finish', clear);
    motion.addEventListener('cancel', clear);
    return motion;
  });
}

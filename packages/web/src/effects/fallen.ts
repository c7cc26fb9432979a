import { EASE_OUT } from './ease.js';
import type { EffectOf, Rim } from './kinds.js';
import { elementsOf } from './walking.js';

/** Figures as they were drawn before they fell, to be laid where they stood. */
export type Likenesses = readonly { readonly rim: Rim; readonly likeness: SVGGElement }[];

const FALL_MS = 420;
/** It topples at once, and fades when it lies there. */
const FALLEN: Keyframe[] = [
  { opacity: 1, rotate: '0deg', scale: '1', easing: EASE_OUT },
  { opacity: 0.9, rotate: '18deg', scale: '0.86', offset: 0.45 },
  { opacity: 0, rotate: '20deg', scale: '0.8' },
];

/** Takes the likeness of those who are about to fall, while the drawing still has them. */
export function likenessesOf(scene: SVGGElement, { rims }: EffectOf<'fall'>): Likenesses {
  return rims.flatMap(rim => {
    const found = elementsOf(scene, rim)[0];
    return found instanceof SVGGraphicsElement ? [{ rim, likeness: copyOf(scene, found) }] : [];
  });
}

/** A copy in the scene's own measure, with the colours of its unit, that nobody can point at. */
function copyOf(scene: SVGGElement, figure: SVGGraphicsElement): SVGGElement {
  const outer = document.createElementNS(SVG, 'g');
  const unit = figure.closest('[data-unit]');
  outer.setAttribute('class', `${unit?.getAttribute('class') ?? ''} fallen`);
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

/** Lets them fall in a layer of their own. */
export function fall(layer: SVGGElement, likenesses: Likenesses, rate: number): readonly Animation[] {
  return likenesses.map(({ rim, likeness }) => {
    const pivot = document.createElementNS(SVG, 'g');
    pivot.style.transformOrigin = `${rim.at.x}px ${rim.at.y}px`;
    pivot.append(likeness);
    layer.append(pivot);
    const motion = pivot.animate(FALLEN, { duration: FALL_MS / rate, fill: 'forwards' });
    const clear = (): void => pivot.remove();
    motion.addEventListener('finish', clear);
    motion.addEventListener('cancel', clear);
    return motion;
  });
}

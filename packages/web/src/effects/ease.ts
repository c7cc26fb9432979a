/** The two curves of all motion: what leaves the hand comes out, what strikes goes in. As CSS spells them, and as functions. */
export const EASE_OUT = 'cubic-bezier(.2,.8,.2,1)';
export const EASE_IN = 'cubic-bezier(.6,0,.9,.4)';

export const clamped = (share: number): number => Math.min(1, Math.max(0, share));

type Curve = (share: number) => number;

/** The curve of `cubic-bezier(x1, y1, x2, y2)`: halving finds the point of the curve above a share of the time. */
export function bezier(x1: number, y1: number, x2: number, y2: number): Curve {
  const at = (a: number, b: number, s: number): number =>
    3 * a * s * (1 - s) * (1 - s) + 3 * b * s * s * (1 - s) + s * s * s;
  return share => {
    const wanted = clamped(share);
    if (wanted === 0 || wanted === 1) return wanted;
    let [low, high] = [0, 1];
    for (let i = 0; i < HALVINGS; i++) {
      const middle = (low + high) / 2;
      if (at(x1, x2, middle) < wanted) low = middle;
      else high = middle;
    }
    return at(y1, y2, (low + high) / 2);
  };
}

const HALVINGS = 18;

export const easeOut = bezier(0.2, 0.8, 0.2, 1);
export const easeIn = bezier(0.6, 0, 0.9, 0.4);

/** Up and down again. */
export const swell = (share: number): number => Math.sin(Math.PI * clamped(share));

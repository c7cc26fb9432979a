import type { Brush } from './core/brush.js';

/** A brush that paints nothing and remembers everything: for tests, where there is no canvas. */
export function recorder(): { readonly brush: Brush; readonly deeds: string[] } {
  const deeds: string[] = [];
  const gradient = { addColorStop: (at: number, ink: string) => void deeds.push(`stop ${at} ${ink}`) };
  const answers: Readonly<Record<string, (...args: number[]) => unknown>> = {
    getTransform: () => ({ a: 1, b: 0, c: 0, d: 1, e: 0, f: 0 }),
    createLinearGradient: () => gradient,
    createRadialGradient: () => gradient,
    createConicGradient: () => gradient,
    createPattern: () => ({}),
    createImageData: (width = 1, height = 1) => ({ width, height, data: new Uint8ClampedArray(4 * width * height) }),
    measureText: () => ({ width: 10 }),
  };
  const told = (args: readonly unknown[]): string =>
    args.map(arg => (typeof arg === 'object' ? sumOf(arg) : String(arg))).join(' ');
  const brush = new Proxy(
    {},
    {
      get:
        (_, name: string) =>
        (...args: number[]) => {
          deeds.push(`${name}(${told(args)})`);
          return answers[name]?.(...args);
        },
      set(_, name: string, value: unknown) {
        deeds.push(`${name} = ${typeof value === 'string' || typeof value === 'number' ? value : 'gradient'}`);
        return true;
      },
    },
  );
  return { brush: brush as Brush, deeds };
}

/** Pixels are told apart by their sum. */
function sumOf(thing: unknown): string {
  const { data } = (thing ?? {}) as { readonly data?: Uint8ClampedArray };
  return data === undefined ? 'thing' : String(data.reduce((sum, part, i) => (sum * 31 + part + i) % 1_000_003, 7));
}

/** Sheets that are all painted on with this brush. */
export const sheetsFor = (brush: Brush): unknown =>
  class {
    readonly width: number;
    readonly height: number;
    constructor(width: number, height: number) {
      this.width = width;
      this.height = height;
    }
    getContext(): Brush {
      return brush;
    }
  };

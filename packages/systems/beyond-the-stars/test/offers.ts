import type { Point } from '@banneret/geometry';
import { MANOEUVRES } from '../src/manoeuvres/index.js';
import type { ActQuestion, AnyManoeuvre } from '../src/manoeuvres/manoeuvre.js';
import type { Scene } from './scene.js';

/** What one manoeuvre thinks of for a figure, in few words: places in centimetres, to a millimetre. */
export function offers(t: Scene, name: string, figure = 'a', more: Partial<ActQuestion> = {}): string[] {
  const manoeuvre = MANOEUVRES.find(({ do: deed }) => deed === name) as AnyManoeuvre;
  const figures = [...t.state.figures.keys()].filter(id => t.state.battle.sheets[id]?.seat === 0);
  const ask: ActQuestion = { kind: 'bts.act', figures, midMove: false, ...more };
  return [...manoeuvre.propose(t.state, ask, t.id(figure))].map(choice => inWords(t, choice as object));
}

const NAMED = ['target', 'host', 'over'];

function inWords(t: Scene, choice: object): string {
  const nameOf = (id: unknown): string => t.state.battle.sheets[id as number]?.id ?? String(id);
  return Object.entries(choice)
    .filter(([key]) => key !== 'do' && key !== 'figure')
    .map(([key, value]) => {
      if (NAMED.includes(key)) return nameOf(value);
      if (key === 'targets') return (value as number[]).map(nameOf).join('+');
      if (key === 'moves') return (value as { figure: number; path: Point[] }[]).map(legOf).join(' then ');
      if (Array.isArray(value)) return (value as Point[]).map(at).join(' > ');
      return typeof value === 'object' ? at(value as Point) : `${key} ${String(value)}`;
    })
    .join('; ');

  function legOf({ figure, path }: { figure: number; path: Point[] }): string {
    return `${nameOf(figure)} ${path.map(at).join(' > ')}`;
  }
}

const inCm = (um: number): number => Math.round(um / 1_000) / 10;
const at = ({ x, y }: Point): string => `${inCm(x)},${inCm(y)}`;

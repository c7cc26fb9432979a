import type { Event } from '../src/events/index.js';
import type { Scene } from './scene.js';

/** What has happened at a table, event by event, in few words: who, where to in centimetres, and what it left behind. */
export const told = (t: Scene): string[] => t.all.map(event => inWords(t, event));

const FIGURES = ['figure', 'host', 'charger', 'charged', 'victim'];
const LENGTHS = ['cost', 'spent'];

function inWords(t: Scene, event: Event): string {
  const nameOf = (id: unknown): string => t.state.battle.sheets[id as number]?.id ?? 'nobody';
  const word = (key: string, value: unknown): string | undefined => {
    if (key === 'type' || key === 'why' || key === 'from') return undefined;
    if (FIGURES.includes(key)) return nameOf(value);
    if (LENGTHS.includes(key)) return `${key} ${inCm(value as number)}`;
    if (key === 'to' && isSpot(value)) return at(value);
    if (key === 'path') return `by ${(value as { x: number; y: number }[]).length}`;
    if (Array.isArray(value)) return `${key} [${value.map(item => part(item)).join('; ')}]`;
    if (typeof value === 'object' && value !== null) return part(value);
    return `${key} ${String(value)}`;
  };
  const part = (value: unknown): string =>
    typeof value === 'object' && value !== null
      ? Object.entries(value)
          .map(([key, inner]) => word(key, inner))
          .filter(Boolean)
          .join(', ')
      : String(value);
  return `${event.type}: ${part(event)}`;
}

const inCm = (um: number): number => Math.round(um / 1_000) / 10;
const isSpot = (value: unknown): value is { x: number; y: number; z?: number } =>
  typeof value === 'object' && value !== null && 'x' in value;
const at = ({ x, y, z = 0 }: { x: number; y: number; z?: number }): string =>
  `to ${inCm(x)},${inCm(y)}${z === 0 ? '' : `,${inCm(z)}`}`;

import { problem, type Parsed } from '@banneret/kernel';
import { SIGHT_METHODS, type BattleOptions } from './state.js';

/** How each option of a battle is read; what is refused says what is expected. */
const OPTIONS: { readonly [O in keyof BattleOptions]: (raw: unknown) => BattleOptions[O] | undefined } = {
  sight: raw => SIGHT_METHODS.find(method => method === raw),
  points: raw =>
    Number.isSafeInteger(raw) && (raw as number) > 0 && (raw as number) <= 10_000 ? (raw as number) : undefined,
  forceOrganisation: raw => (typeof raw === 'boolean' ? raw : undefined),
  skipSeparation: raw => (typeof raw === 'boolean' ? raw : undefined),
  strictPaths: raw => (typeof raw === 'boolean' ? raw : undefined),
};

/** Catalogue D1: what the players agree on before the battle. Options that are not named keep their usual value. */
export function readOptions(raw: unknown, place: string): Parsed<Partial<BattleOptions>> {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return problem('gdf.setup.not-a-setup');
  const known = Object.keys(OPTIONS);
  const read: Record<string, unknown> = {};
  for (const [option, given] of Object.entries(raw)) {
    if (!known.includes(option))
      return problem('gdf.setup.unknown-option', {
        place,
        option: option.slice(0, 80),
        known: ['layout', ...known].join(', '),
      });
    const value = OPTIONS[option as keyof BattleOptions](given);
    if (value === undefined) return problem('gdf.setup.bad-option', { place: `${place}.${option}`, option });
    read[option] = value;
  }
  return { ok: true, value: read };
}

import type { Seat } from '@banneret/kernel';
import { assetCard, assetPlace, combinedArmsCard, unitCard, unitPlace, type Book, type Recruit } from './book.js';
import type { FireteamSize, UnitCard } from './content/types.js';
import type { Event } from './events.js';
import { NO_TOKENS, NONE, type Fireteam, type State } from './state.js';

/**
 * The event by which a unit joins a Company: on its Standard side (TOS-CRD-11), complete, and not on the table yet. Of a unit that is
 * summoned (in that Turn, 0 for none) only the first Fireteam has its models: those of the others come by Reinforcements (TOS-SUM-02).
 */
export function joining(s: State, seat: Seat, recruit: Recruit, summoned = 0): Event & { type: 'unit.joined' } {
  const card = unitCard(s.book, unitPlace(s.book, recruit.unit));
  const unitId = s.units.length;
  const assets = recruit.assets ?? [];
  const adjunctsOf = (place: number): number[] =>
    assets.flatMap(({ asset, fireteam = 0 }, i) => (isAdjunct(s.book, asset) && fireteam === place ? [i] : []));
  const own = Array.from({ length: card.squad ?? 1 }, (_, i) =>
    newFireteam(unitId, card.fireteam, adjunctsOf(i), false),
  );
  const all = [...own, ...combinedFireteams(s.book, card, unitId)];
  const fireteams = summoned === 0 ? all : all.map((fireteam, i) => (i === 0 ? fireteam : { ...fireteam, models: 0 }));
  return {
    type: 'unit.joined',
    unit: {
      seat,
      card: unitPlace(s.book, recruit.unit),
      side: 'standard',
      fireteams: fireteams.map((_, i) => s.fireteams.length + i),
      assets: assets.map(({ asset }) => ({ card: assetPlace(s.book, asset), face: 'standard', abandoned: false })),
      tokens: NO_TOKENS,
      activated: false,
      summoned,
      used: [],
      lent: [],
      inside: NONE,
    },
    fireteams,
  };
}

const isAdjunct = (book: Book, asset: string): boolean =>
  assetCard(book, assetPlace(book, asset)).adjunct !== undefined;

/** TOS-UNT-20: the card named in brackets comes along, whatever it costs. R-22: it is a Unit Card and no Asset. */
function combinedFireteams(book: Book, { combinedArms }: UnitCard, unit: number): Fireteam[] {
  if (combinedArms === undefined) return [];
  const card = combinedArmsCard(book, combinedArms);
  return Array.from({ length: card.fireteams }, () => newFireteam(unit, card.fireteam, [], true));
}

/** TOS-AST-17: an Adjunct takes the place of a model, so that there are no more of them. */
const newFireteam = (
  unit: number,
  { models }: FireteamSize,
  adjuncts: readonly number[],
  combined: boolean,
): Fireteam => ({
  unit,
  combined,
  place: 'waiting',
  at: { x: 0, y: 0 },
  models: models?.count ?? 1,
  adjuncts,
  top: NONE,
});

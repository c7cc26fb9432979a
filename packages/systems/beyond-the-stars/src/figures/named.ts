import type { Seat } from '@banneret/kernel';
import type { Name } from '../sheet.js';
import type { FigureId, State, UnitId } from '../state.js';

/** A figure or unit in both languages, told apart from its like. Messages show one language and swallow the other. */
export type Who = Name;

export const who = ({ battle: { sheets } }: State, figure: FigureId): Who => (told(sheets)[figure] as Told).who;

/** The number in its name, if it has one. */
export const numberOf = ({ battle: { sheets } }: State, figure: FigureId): number | undefined =>
  told(sheets)[figure]?.number;

/** A Combat Unit, which is called after its leader. */
export const unitWho = ({ battle: { units } }: State, unit: UnitId): Who => (told(units)[unit] as Told).who;

/** Several figures, one after the other. */
export const whoAll = (state: State, figures: readonly FigureId[]): Who => ({
  fr: figures.map(figure => who(state, figure).fr).join(', '),
  en: figures.map(figure => who(state, figure).en).join(', '),
});

interface Named {
  readonly seat: Seat;
  readonly name: Name;
}

interface Told {
  readonly who: Who;
  readonly number?: number;
}

const known = new WeakMap<readonly Named[], readonly Told[]>();

/** Sheets are the same for a whole match, and so are names. */
function told(all: readonly Named[]): readonly Told[] {
  const found = known.get(all) ?? toldApart(all);
  known.set(all, found);
  return found;
}

/** Those of one army who bear the same name are counted from 1. The player is named where the other army has it too. */
function toldApart(all: readonly Named[]): readonly Told[] {
  return all.map((one, place) => {
    const alike = [...all.keys()].filter(other => all[other]?.name.fr === one.name.fr);
    const own = alike.filter(other => all[other]?.seat === one.seat);
    const number = own.length > 1 ? own.indexOf(place) + 1 : undefined;
    const counted = number === undefined ? '' : ` ${number}`;
    const hasTwin = own.length < alike.length;
    return {
      who: {
        fr: `${one.name.fr}${counted}${hasTwin ? ` (joueur ${one.seat + 1})` : ''}`,
        en: `${one.name.en}${counted}${hasTwin ? ` (player ${one.seat + 1})` : ''}`,
      },
      ...(number !== undefined && { number }),
    };
  });
}

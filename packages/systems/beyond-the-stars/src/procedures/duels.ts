import { ask, done, goto, pickOption } from '@banneret/kernel';
import { askSplit } from '../decisions/split.js';
import { combatsOf, figuresIn, splitsOf } from '../duel/combats.js';
import { buildingDuels } from '../duel/buildingDuels.js';
import { OUT_OF_THE_THRONG, partedSpot } from '../duel/parting.js';
import { spotAt } from '../duel/recoil.js';
import { bearerOf, isTied } from '../figures/sharedBase.js';
import { whoAll } from '../figures/named.js';
import { figureOf, NOBODY, seatOf, type Across, type Duel, type FigureId, type Link, type State } from '../state.js';
import { call, procedure, type C } from './machine.js';
import { isOver } from './over.js';

/** BTS-DUE-01, BTS-TRN-06: Actions, the split, Legendary Combats, then the Duels in the order the initiative player likes. */
export const duels = procedure('duels')({
  begin(c) {
    c.emit({ type: 'phase.began', phase: 'duel', turn: c.state.turn });
    return call('split', {}, 'actions');
  },
  actions: () => call('actions', { window: 'duel' }, 'legends'),
  legends: () => call('legendaryCombats', {}, 'next'),
  next(c) {
    if (isOver(c)) return done();
    const open = c.state.duels;
    if (open.length === 0) return goto('end');
    if (open.length === 1) return call('duel', { duel: (open[0] as Duel).id }, 'next');
    return ask(
      {
        seat: c.state.initiative,
        ask: 'bts.ask.next-duel',
        rule: 'BTS-DUE-01',
        shape: pickOption(
          open.map(duel => ({ id: duel.id, say: 'bts.choice.duel', args: { ...duelArgs(c.state, duel) } })),
        ),
      },
      'chosen',
    );
  },
  chosen: (_c, _v, duel: number) => call('duel', { duel }, 'next'),
  end(c) {
    disentangle(c);
    c.emit({ type: 'phase.ended', phase: 'duel' });
    return done();
  },
});

/** BTS-DUE-19: whoever could not be drawn apart while others were still fighting. */
function disentangle(c: C): void {
  for (const figure of c.state.figures.keys()) {
    if (figureOf(c.state, figure).place !== 'table') continue;
    const to = partedSpot(c.state, figure, OUT_OF_THE_THRONG);
    if (to !== undefined) c.emit({ type: 'figure.shifted', figure, to: spotAt(c.state, figure, to), how: 'separated' });
  }
}

/** BTS-CHG-15 to -17: where there is more than one legal split the initiative player chooses. */
export const split = procedure('split')({
  begin(c, v) {
    const combats = combatsOf(c.state.links);
    const { only } = v;
    const isMeant = (combat: readonly number[]): boolean =>
      only === undefined || figuresIn(c.state.links, combat).includes(only);
    v.pending = combats.filter(isMeant).map(combat => withoutCrews(c.state, combat));
    v.kept = combats.filter(combat => !isMeant(combat)).flat();
    return goto('next');
  },
  next(c, v) {
    const [combat] = v.pending ?? [];
    if (combat === undefined) return goto('form');
    const [first, second] = firstTwo(splitsOf(c.state.links, combat));
    if (second !== undefined) return ask(askSplit(c.state.initiative, combat), 'chosen');
    v.kept = [...(v.kept ?? []), ...(first ?? [])];
    v.pending = (v.pending ?? []).slice(1);
    return goto('next');
  },
  chosen(_c, v, kept: readonly number[]) {
    v.kept = [...(v.kept ?? []), ...kept];
    v.pending = (v.pending ?? []).slice(1);
    return goto('next');
  },
  form(c, v) {
    const kept = withCrews(c.state, v.kept ?? []);
    const links = kept.map(place => c.state.links[place] as Link);
    if (v.only !== undefined) {
      c.emit({ type: 'duels.split', duels: [], links });
      return done();
    }
    const open = combatsOf(links).map((places, id) =>
      duelOf(
        c.state,
        id,
        places.map(place => links[place] as Link),
      ),
    );
    c.emit({ type: 'duels.split', duels: [...open, ...buildingDuels(c.state, open.length)], links });
    return done();
  },
});

/** BTS-BAS-13: on a combined base all fight the same Duel, so that only the weapon is part of a split. */
const withoutCrews = (state: State, combat: readonly number[]): readonly number[] =>
  combat.filter(place => !isTied(state, (state.links[place] as Link).charged));

/** BTS-BAS-13: whoever fights the weapon fights its Servants. */
const withCrews = (state: State, kept: readonly number[]): readonly number[] =>
  [...state.links.keys()].filter(place => {
    const { charger, charged } = state.links[place] as Link;
    const bearer = bearerOf(state, charged);
    return kept.some(other => state.links[other]?.charger === charger && state.links[other]?.charged === bearer);
  });

function firstTwo<T>(items: Iterable<T>): readonly T[] {
  const found: T[] = [];
  for (const item of items) {
    found.push(item);
    if (found.length === 2) break;
  }
  return found;
}

/** Both sides in both languages. */
function duelArgs(state: State, { sides }: Duel): Readonly<Record<'fr' | 'en' | 'frFoes' | 'enFoes', string>> {
  const [own, foes] = [whoAll(state, sides[0]), whoAll(state, sides[1])];
  return { fr: own.fr, en: own.en, frFoes: foes.fr, enFoes: foes.en };
}

/** the attacker is the side of the first charge. */
function duelOf(state: State, id: number, links: readonly Link[]): Duel {
  const figures = [...new Set(links.flatMap(({ charger, charged }) => [charger, charged]))].sort((a, b) => a - b);
  const ofSeat = (seat: number): FigureId[] => figures.filter(figure => seatOf(state, figure) === seat);
  const across = acrossOf(links);
  return {
    id,
    sides: [ofSeat(0), ofSeat(1)],
    attacker: seatOf(state, (links[0] as Link).charger),
    ...(across.length > 0 && { across }),
  };
}

const isPlain = ({ barrier, edge }: Link): boolean => barrier === undefined && edge === undefined;

/** BTS-DEF-10, -11, -17. */
const acrossOf = (links: readonly Link[]): Across[] =>
  links
    .filter(link => !isPlain(link))
    .map(({ charger: attacker, charged: defender, edge, barrier }) => ({
      attacker,
      defender,
      piece: edge ?? barrier ?? NOBODY,
      edge: edge !== undefined,
      free: !links.some(({ charged }) => charged === attacker),
      level: links.some(other => other.charged === defender && isPlain(other)),
    }));

export const duelsProcedures = { duels, split };

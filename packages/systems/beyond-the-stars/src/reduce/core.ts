import { assertNever } from '@banneret/kernel';
import type { CoreEvent } from '../events/core.js';
import {
  figureOf,
  FRESH_MARKS,
  NOBODY,
  type EffectEnd,
  type FigureId,
  type FigureState,
  type LaunchedOrder,
  type Spot,
  type State,
  type TurnMarks,
} from '../state.js';

export const change = (state: State, figure: FigureId, to: Partial<FigureState>): void => {
  state.figures[figure] = { ...figureOf(state, figure), ...to };
};

export const mark = (state: State, figure: FigureId, marks: Partial<TurnMarks>): void =>
  change(state, figure, { marks: { ...figureOf(state, figure).marks, ...marks } });

/** Spots are keys of memos, so each figure gets one of its own. */
export const spotOf = ({ x, y, z, facing }: Spot): Spot => ({ x, y, z, facing });

export function endEffects(state: State, ends: readonly EffectEnd[]): void {
  for (const [figure, { effects }] of state.figures.entries())
    if (effects.some(({ until }) => ends.includes(until)))
      change(state, figure, { effects: effects.filter(({ until }) => !ends.includes(until)) });
}

const spend = (state: State, figure: FigureId, cost: number): Partial<TurnMarks> => ({
  spent: figureOf(state, figure).marks.spent + cost,
  moved: true,
});

/** Turns, figures, shots, wounds and Duels. Rolls only tell what was rolled; what follows has events of its own. */
export function reduceCore(state: State, event: CoreEvent): void {
  switch (event.type) {
    case 'turn.began':
      state.turn = event.turn;
      return;
    case 'phase.began':
      state.phase = event.phase;
      return;
    case 'phase.ended':
      endEffects(state, ['phase']);
      return;
    case 'initiative.rolled':
      state.initiative = event.seat;
      return;
    case 'turn.ended':
      endTurn(state);
      return;
    case 'army.demoralised':
      state.demoralised = [state.demoralised[0] || event.seat === 0, state.demoralised[1] || event.seat === 1];
      return;
    case 'demoralisation.observed':
      state.observed = event.turn;
      return;
    case 'game.ended':
      state.ending = event.ending;
      return;
    case 'order.rolled':
      mark(state, event.figure, { ordered: true });
      return;
    case 'order.launched': {
      const { order, figure, target, refused } = event;
      state.orders = [...state.orders, { order, figure, target, refused, executed: false }];
      return;
    }
    case 'order.executed':
      state.orders = state.orders.map((order, i): LaunchedOrder =>
        i === event.index ? { ...order, executed: true } : order,
      );
      return;
    case 'mover.set':
      state.mover = event.figure;
      return;
    case 'figure.marked':
      mark(state, event.figure, event.marks);
      return;
    case 'figure.moved':
      // A move is one move in however many parts: where the first began counts.
      change(state, event.figure, {
        spot: spotOf(event.to),
        marks: {
          ...figureOf(state, event.figure).marks,
          from: figureOf(state, event.figure).marks.from ?? figureOf(state, event.figure).spot,
          ...spend(state, event.figure, event.cost),
          ...(event.manner === 'fly' && { flew: true }),
          ...(event.rough === true && { rough: true }),
        },
      });
      return;
    case 'figure.shifted':
      change(state, event.figure, { spot: spotOf(event.to) });
      return;
    case 'figure.stood':
      change(state, event.figure, { prone: false });
      mark(state, event.figure, { ...spend(state, event.figure, event.cost), stood: true });
      return;
    case 'figure.lay':
      change(state, event.figure, { prone: true });
      mark(state, event.figure, { ...spend(state, event.figure, event.cost), lay: true });
      return;
    case 'figure.thrown':
      change(state, event.figure, { prone: true });
      return;
    case 'figure.rose':
      change(state, event.figure, { prone: false });
      return;
    case 'figure.charged':
      state.links = [...state.links, ...event.links];
      mark(state, event.figure, { charged: true, roughCharge: event.rough, done: true });
      return;
    case 'links.cut':
      state.links = state.links.filter(
        ({ charger, charged }) => !event.figures.includes(charger) && !event.figures.includes(charged),
      );
      return;
    case 'effect.gained':
      change(state, event.figure, { effects: [...figureOf(state, event.figure).effects, event.effect] });
      return;
    case 'effect.ended':
      change(state, event.figure, {
        effects: figureOf(state, event.figure).effects.filter(({ id }) => id !== event.id),
      });
      return;
    case 'last-stand.decided':
      change(state, event.figure, { lastStand: event.used ? 'used' : 'lost' });
      return;
    case 'piece.ignited':
      if (!state.burning.includes(event.piece)) state.burning = [...state.burning, event.piece];
      return;
    case 'figure.wounded':
      wound(state, event.figure, event.lost);
      return;
    case 'figure.healed':
      change(state, event.figure, { pv: figureOf(state, event.figure).pv + event.pv });
      return;
    case 'figure.removed':
      remove(state, event.figure);
      return;
    case 'duels.split':
      state.duels = event.duels;
      state.links = event.links;
      return;
    case 'duel.ended':
      state.duels = state.duels.filter(({ id }) => id !== event.duel);
      return;
    case 'end.rolled':
    case 'agility.rolled':
    case 'test.rolled':
    case 'morale.tested':
    case 'shots.declared':
    case 'shot.wasted':
    case 'hits.rolled':
    case 'trajectory.rolled':
    case 'template.placed':
    case 'ignition.rolled':
    case 'wounds.rolled':
    case 'saves.rolled':
    case 'death.cheated':
    case 'duel.began':
    case 'shields.raised':
    case 'duel.rolled':
    case 'duel.rerolled':
    case 'duel.compared':
    case 'figure.blocked':
      return;
    default:
      assertNever(event);
  }
}

/** BTS-GEN-33: whatever lasts until the end of the turn is over. */
function endTurn(state: State): void {
  endEffects(state, ['phase', 'turn']);
  for (const [figure, { marks, panic }] of state.figures.entries()) {
    if (marks !== FRESH_MARKS) change(state, figure, { marks: FRESH_MARKS });
    if (panic === 'running') change(state, figure, { panic: 'none' });
  }
  for (const [unit, { alarm }] of state.units.entries())
    if (alarm) state.units[unit] = { ...(state.units[unit] as State['units'][number]), alarm: false };
  state.orders = [];
}

/** every wound, even a saved one, breaks what lasts until its bearer is wounded. */
function wound(state: State, figure: FigureId, lost: number): void {
  const { pv, effects } = figureOf(state, figure);
  change(state, figure, {
    pv: Math.max(0, pv - lost),
    effects: effects.some(({ until }) => until === 'wound')
      ? effects.filter(({ until }) => until !== 'wound')
      : effects,
  });
}

function remove(state: State, figure: FigureId): void {
  change(state, figure, { place: 'gone', host: NOBODY, pv: 0, effects: [], prone: false });
  state.links = state.links.filter(({ charger, charged }) => charger !== figure && charged !== figure);
  if (state.mover === figure) state.mover = NOBODY;
}

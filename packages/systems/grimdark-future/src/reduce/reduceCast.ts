import { assertNever } from '@banneret/kernel';
import type { CastEvent, SpentTokens } from '../events/castEvents.js';
import { frozenModels } from '../units/figures.js';
import { unitOf, type Boon, type State, type UnitId } from '../state.js';

/** The part of the reducer that knows tokens and lasting spells. */
export function reduceCast(state: State, event: CastEvent): void {
  switch (event.type) {
    case 'tokens.gained':
      setTokens(state, event.unit, event.tokens);
      return;

    case 'spell.tried':
      spend(state, { unit: event.unit, model: event.model, tokens: event.cost });
      return;

    case 'bids.revealed':
      for (const { spent } of event.bids) for (const bid of spent) spend(state, bid);
      return;

    case 'boon.laid': {
      // GDF-CAS-09: the same spell again takes the place of the first.
      const others = unitOf(state, event.unit).boons.filter(({ spell }) => spell !== event.boon.spell);
      setBoons(state, event.unit, [...others, frozenBoon(event.boon)]);
      return;
    }

    case 'boons.ended': {
      const { boons } = unitOf(state, event.unit);
      setBoons(
        state,
        event.unit,
        boons.filter(({ spell }) => !event.spells.includes(spell)),
      );
      return;
    }

    case 'spell.rolled':
    case 'spell.struck':
      return; // told to the players; the board stays as it is

    default:
      assertNever(event);
  }
}

function setTokens(state: State, id: UnitId, tokens: readonly number[]): void {
  const unit = unitOf(state, id);
  unit.version++;
  unit.tokens = Object.freeze([...tokens]);
}

function spend(state: State, { unit, model, tokens }: SpentTokens): void {
  const held = unitOf(state, unit).tokens;
  setTokens(
    state,
    unit,
    held.map((count, i) => (i === model ? count - tokens : count)),
  );
}

/** Figures know the rules of their models, so there are new ones when the rules change. */
function setBoons(state: State, id: UnitId, boons: readonly Boon[]): void {
  const unit = unitOf(state, id);
  unit.version++;
  unit.boons = Object.freeze(boons);
  unit.models = frozenModels([...unit.models]);
}

/** Forks share it, so nobody may write into it. */
const frozenBoon = (boon: Boon): Boon =>
  Object.freeze({ ...boon, rules: Object.freeze(boon.rules.map(rule => Object.freeze({ ...rule }))) });

import { BASE_SIZES } from '@banneret/hexboard';
import { problem, type Parsed } from '@banneret/kernel';
import { CLOSED_MOMENTS, OPEN_MOMENTS } from '../../effect.js';
import { LIMITS, type Action, type ActionCard, type Face, type Faction, type Starter } from '../types.js';
import { checkFaction } from './check.js';
import { aura, effect, name, targetSpec } from './effects.js';
import { either, flag, listOf, Misfit, oneOf, record, text, whole, type Reader } from './reader.js';

/** The printed matter of a faction as a file or a record holds it: checked whole, word by word and as a whole. */
export function readFaction(raw: unknown, place = 'faction'): Parsed<Faction> {
  try {
    const value = faction(raw, place);
    checkFaction(value, place);
    return { ok: true, value };
  } catch (misfit) {
    if (misfit instanceof Misfit) return problem(misfit.problem.say, misfit.problem.args);
    throw misfit;
  }
}

const nothing: Reader<null> = (raw, place) => {
  if (raw !== null) throw new Misfit('edge.content.not-whole', { place, min: 0, max: 9 });
  return null;
};
const stat = either(nothing, whole(0, 9));
const few = whole(0, 9);

const face: Reader<Face> = record(
  { name, ini: stat, att: stat, def: stat, mov: stat },
  { attReroll: flag, defReroll: flag, crossing: flag, change: few },
);

const faces: Reader<readonly [Face, Face]> = (raw, place) => {
  const [base, other, ...rest] = listOf(face, 2)(raw, place);
  if (base === undefined || other === undefined || rest.length > 0)
    throw new Misfit('edge.content.not-a-list', { place, least: 2, most: 2 });
  return [base, other];
};

const squad = record(
  { id: text, name, figures: whole(1, 4), base: oneOf(BASE_SIZES), endurance: few, faces },
  { leader: flag },
);

const cost = record({}, { crystals: few, charges: few, endurance: few, sacrifice: few, discard: few });

const action: Reader<Action> = record(
  { name, cost, effects: listOf(effect) },
  {
    squad: text,
    user: oneOf(['nobody']),
    as: oneOf(['roller', 'facing']),
    instant: flag,
    when: listOf(oneOf([...OPEN_MOMENTS, ...CLOSED_MOMENTS]), 1),
    limit: oneOf(LIMITS),
    onDead: flag,
    targets: listOf(targetSpec),
    passive: listOf(aura, 1),
  },
);

const card: Reader<ActionCard> = record(
  { id: text, name, copies: whole(1, 9), upper: action, lower: action },
  { attach: cost },
);

const trap = record({ whose: oneOf(['enemy', 'any']), effects: listOf(effect, 1) });
const token = record({ id: text, name, size: oneOf(BASE_SIZES), limit: whole(1, 20) }, { auras: listOf(aura), trap });
const status = record(
  { id: text, name, on: oneOf(['figure', 'squad']), auras: listOf(aura, 1) },
  { limit: whole(1, 20) },
);

const deck: Reader<Readonly<Record<string, number>>> = (raw, place) => {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw))
    throw new Misfit('edge.content.not-an-object', { place });
  return Object.fromEntries(
    Object.entries(raw as Readonly<Record<string, unknown>>).map(([id, copies]) => [
      text(id, place),
      whole(1, 9)(copies, `${place}.${id.slice(0, 80)}`),
    ]),
  );
};

const starter: Reader<Starter> = record({ squads: listOf(text, 1), deck });

const faction: Reader<Faction> = record({
  id: text,
  name,
  squads: listOf(squad, 1),
  cards: listOf(card, 1),
  banner: record({ name, action }),
  altar: record({ name }, { auras: listOf(aura), action }),
  tokens: listOf(token),
  statuses: listOf(status),
  starter,
  starter20: starter,
  starter15: starter,
});

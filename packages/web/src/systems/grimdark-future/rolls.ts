import { grimdarkFutureGame, succeeds, type Event, type State, type UnitId } from '@banneret/grimdark-future';
import type { Translate } from '@banneret/i18n';
import { isObject } from '@banneret/kernel';
import type { RollReading } from '../webSystem.js';
import { unitName } from './words.js';

type Rolled = Extract<Event, { readonly faces: readonly number[] }>;

/** What a roll needed, die by die, what its numbers are made of, and what it brings on average. */
export function readRoll(event: Event, state: State, t: Translate): RollReading | undefined {
  if (!('faces' in event) || !Array.isArray(event.faces)) return readSingle(event, state, t);
  switch (event.type) {
    case 'hits.rolled':
      return attackRoll(event, state, t);
    case 'blocks.rolled':
      return blockRoll(event, state, t);
    case 'wounds.regenerated':
      return plainRoll(event, 'gdf.roll.regeneration', event.need, 0, state, t);
    case 'ground.tested':
      return { ...facesOnly(event, state, t), title: titled('gdf.roll.danger', event.unit, state, t) };
    default:
      return facesOnly(event as Rolled, state, t);
  }
}

function attackRoll(event: Extract<Event, { type: 'hits.rolled' }>, state: State, t: Translate): RollReading {
  const { need, modifier } = event;
  const weapon = state.battle.rosters[event.unit]?.weapons[event.weapon]?.name[t.locale] ?? '';
  const target = unitName(state, event.target, t);
  const title = t.say('web.gdf.roll', { unit: unitName(state, event.unit, t), roll: `${weapon} → ${target}` });
  return { ...plainRoll(event, 'gdf.roll.hit', need, modifier, state, t), title };
}

/** Each hit is blocked against its own armour piercing: the parts of the first group are shown. */
function blockRoll(event: Extract<Event, { type: 'blocks.rolled' }>, state: State, t: Translate): RollReading {
  const modifiers = event.groups.flatMap(({ count }, i) => {
    const total = event.why?.[i]?.total;
    return Array.from({ length: count }, () => total);
  });
  const known = modifiers.length === event.faces.length && modifiers.every(total => total !== undefined);
  const roll = plainRoll(event, 'gdf.roll.block', event.need, 0, state, t);
  if (!known)
    return { ...facesOnly(event, state, t), title: roll.title, need: `${event.need}+`, parts: partsOf(event.why, t) };
  const chance = (at: number): number => chanceOf(event.need, modifiers[at] ?? 0);
  return {
    ...roll,
    need: needWords(event.need, modifiers[0] ?? 0),
    dice: event.faces.map((face, i) => ({ face, success: succeeds(face, event.need, modifiers[i] ?? 0) })),
    // Re-rolled dice show their second face only, so such a roll says nothing about luck.
    ...(event.rerolled === 0 && {
      expected: event.faces.reduce((sum, _, i) => sum + chance(i), 0),
      actual: event.faces.filter((face, i) => succeeds(face, event.need, modifiers[i] ?? 0)).length,
    }),
  };
}

function plainRoll(
  event: Rolled & { readonly unit: UnitId; readonly why?: unknown },
  title: string,
  need: number,
  modifier: number,
  state: State,
  t: Translate,
): RollReading {
  const { faces, unit } = event;
  const successes = faces.map(face => succeeds(face, need, modifier));
  return {
    title: titled(title, unit, state, t),
    seat: state.battle.rosters[unit]?.seat ?? 0,
    dice: faces.map((face, i) => ({ face, success: successes[i] === true })),
    need: needWords(need, modifier),
    parts: partsOf(event.why, t),
    expected: faces.length * chanceOf(need, modifier),
    actual: successes.filter(Boolean).length,
  };
}

/** Morale and the like: one die, or none at all. */
function readSingle(event: Event, state: State, t: Translate): RollReading | undefined {
  if (event.type !== 'morale.tested' || event.face === undefined) return undefined;
  return {
    title: titled('gdf.roll.morale', event.unit, state, t),
    seat: state.battle.rosters[event.unit]?.seat ?? 0,
    dice: [{ face: event.face, success: event.passed }],
    need: `${event.need}+`,
    expected: chanceOf(event.need, 0),
    actual: event.passed ? 1 : 0,
  };
}

function facesOnly(event: Rolled, state: State, t: Translate): RollReading {
  const unit = 'unit' in event ? event.unit : undefined;
  const title = unit === undefined ? (grimdarkFutureGame.tell(event, state, t) ?? '') : unitName(state, unit, t);
  const seat = unit === undefined ? 0 : (state.battle.rosters[unit]?.seat ?? 0);
  return { title, seat, dice: event.faces.map(face => ({ face })) };
}

const titled = (key: string, unit: UnitId, state: State, t: Translate): string =>
  t.say('web.gdf.roll', { unit: unitName(state, unit, t), roll: t.say(key) });

const needWords = (need: number, modifier: number): string =>
  modifier === 0 ? `${need}+` : `${need}+ (${modifier > 0 ? '+' : '−'}${Math.abs(modifier)})`;

/** By counting the faces that succeed: the rules say which, not this. */
const chanceOf = (need: number, modifier: number): number =>
  [1, 2, 3, 4, 5, 6].filter(face => succeeds(face, need, modifier)).length / 6;

type Part = NonNullable<RollReading['parts']>[number];

/** The parts of an explanation or of several, in words. */
function partsOf(why: unknown, t: Translate): readonly Part[] {
  if (Array.isArray(why)) return why.flatMap(each => partsOf(each, t)).filter(isFirst);
  if (!isObject(why) || !Array.isArray(why['parts'])) return [];
  return (why['parts'] as readonly Explained[]).map(({ delta, because, struck }) => ({
    text: `${delta > 0 ? '+' : '−'}${Math.abs(delta)} ${t.say(because.say, because.args)}`,
    rule: because.rule,
    ...(struck !== undefined && { struck: true }),
  }));
}

const isFirst = (part: Part, at: number, all: readonly Part[]): boolean =>
  all.findIndex(other => other.text === part.text) === at;

interface Explained {
  readonly delta: number;
  readonly because: { readonly rule: string; readonly say: string; readonly args?: Record<string, string | number> };
  readonly struck?: unknown;
}

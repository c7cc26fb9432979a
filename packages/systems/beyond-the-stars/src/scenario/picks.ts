import { Misfit, shorten } from '@banneret/game';
import { isObject, type Option, type OptionId, type PickShape, type Prompt } from '@banneret/kernel';
import type { ArmsShape } from '../decisions/arms.js';
import { NOBODY, type State } from '../state.js';
import { figureNamed, meleeNames, toldApart, unitNamed, weaponNames } from './naming.js';

/** Options as files write them, in the order of the question. */
type Words = (state: State, prompt: Prompt<PickShape>) => readonly unknown[];

const idsOf = ({ shape: { options } }: Prompt<PickShape>): readonly OptionId[] => options.map(({ id }) => id);

const figures = ({ battle }: State, { shape: { options } }: Prompt<PickShape>): readonly unknown[] =>
  options.map(({ id, say }) => (say === 'bts.choice.figure' ? (battle.sheets[Number(id)]?.id ?? id) : id));

const units: Words = ({ battle }, prompt) => idsOf(prompt).map(id => battle.units[Number(id)]?.id);

/** `{ "deploy": "squad" }`, `{ "reserve": "squad" }`. */
const deployments: Words = ({ battle }, prompt) =>
  idsOf(prompt).map(id => {
    const [what = '', unit] = String(id).split(':');
    return { [what]: battle.units[Number(unit)]?.id };
  });

/** `{ "piece": "copse", "degrees": 90 }`, or `"enough"`. */
const scenery: Words = ({ battle: { box = [] } }, prompt) => {
  const names = toldApart(box.map(({ id }) => id));
  return idsOf(prompt).map(id => {
    const [piece, quarters] = String(id).split(':').map(Number);
    return quarters === undefined ? id : { piece: names[piece ?? 0], degrees: 90 * quarters };
  });
};

/** A Duel goes by all who fight in it, player 1's first. */
const duels: Words = ({ battle, duels: open }, prompt) =>
  idsOf(prompt).map(id =>
    (open.find(duel => duel.id === id)?.sides ?? []).flat().map(figure => battle.sheets[figure]?.id),
  );

/** The face that a die shows; another one that shows the same is told apart from it. */
const dice: Words = (_state, { shape: { options } }) => {
  const faceOf = ({ id, args }: Option): string => String(args?.['face'] ?? id);
  const names = toldApart(options.map(faceOf));
  return names.map(name => (/^\d+$/.test(name) ? Number(name) : name));
};

/** Weapons, the main one first. */
const loadouts: Words = (state, { shape }) => {
  const { figure, loadouts: all = [] } = shape as ArmsShape;
  const names = meleeNames(state, figure);
  return all.map(places => places.map(place => names[place]));
};

const broken: Words = (state, prompt) => {
  const names = weaponNames(state, (prompt.shape as ArmsShape).figure);
  return idsOf(prompt).map(place => names[Number(place)]);
};

const WORDS: Readonly<Record<string, Words>> = {
  'bts.ask.deploy': deployments,
  'bts.ask.next-reserve': units,
  'bts.ask.scenery': scenery,
  'bts.ask.next-duel': duels,
  'bts.ask.reroll-duel': dice,
  'bts.ask.weapons': loadouts,
  'bts.ask.break-weapon': broken,
};

const wordsOf: Words = (state, prompt) => (WORDS[prompt.ask] ?? figures)(state, prompt);

/** An option as a file writes it. */
export function writePick(state: State, prompt: Prompt<PickShape>, choice: OptionId): unknown {
  const at = idsOf(prompt).indexOf(choice);
  return at < 0 ? choice : wordsOf(state, prompt)[at];
}

const sameList = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((item, i) => item === b[i]);

const same = (a: unknown, b: unknown): boolean =>
  Array.isArray(a) && Array.isArray(b)
    ? sameList(a, b)
    : isObject(a) && isObject(b)
      ? sameList(Object.keys(a).sort(), Object.keys(b).sort()) && Object.keys(a).every(key => a[key] === b[key])
      : a === b;

/**
 * The option that is written so. What exists and is not on offer goes through for the judge to refuse; the engine's own
 * number of an option is not how it is written.
 */
export function readPick(state: State, prompt: Prompt<PickShape>, raw: unknown): unknown {
  const ids = idsOf(prompt);
  const words = wordsOf(state, prompt);
  const at = words.findIndex(word => same(word, raw));
  if (at >= 0) return ids[at];
  if (prompt.ask === 'bts.ask.next-duel') return duelWith(state, raw);
  if (prompt.ask === 'bts.ask.deploy' && isObject(raw)) return deploymentOf(state, prompt, raw);
  const isWord = typeof raw === 'string' || words.some(word => typeof word === 'number' && typeof raw === 'number');
  if (!isWord || ids.includes(raw as OptionId))
    throw new Misfit('bts.scenario.no-such-answer', { place: 'choice', found: shorten(raw) });
  const figure = typeof raw === 'string' ? figureNamed(state, raw) : NOBODY;
  return figure === NOBODY ? raw : figure;
}

/** Some of those who fight are enough to name their Duel. */
function duelWith({ battle, duels: open }: State, raw: unknown): number {
  const names = Array.isArray(raw) ? raw : [raw];
  const found = open.find(({ sides }) => {
    const fighters = sides.flat().map(figure => battle.sheets[figure]?.id);
    return names.length > 0 && names.every(name => fighters.includes(name as string));
  });
  if (found === undefined) throw new Misfit('bts.scenario.unknown-duel', { place: 'choice', found: shorten(raw) });
  return found.id;
}

function deploymentOf(state: State, { seat }: Prompt<PickShape>, raw: Readonly<Record<string, unknown>>): string {
  const [entry, ...more] = Object.entries(raw);
  const [what, name] = entry ?? [];
  if (more.length > 0 || (what !== 'deploy' && what !== 'reserve') || typeof name !== 'string')
    throw new Misfit('bts.scenario.no-such-answer', { place: 'choice', found: shorten(raw) });
  const unit = unitNamed(state, name, seat);
  if (unit < 0) throw new Misfit('bts.scenario.unknown-unit', { place: `choice.${what}`, id: name.slice(0, 80) });
  return `${what}:${unit}`;
}

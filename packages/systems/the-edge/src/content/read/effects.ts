import {
  DEEDS,
  DURATIONS,
  EFFECT_NAMES,
  GRANTS,
  STATS,
  type Effect,
  type EffectChoice,
  type EffectName,
  type EffectOf,
  type Near,
  type Ref,
  type TargetSpec,
  type Whom,
} from '../../effect.js';
import { either, flag, lazily, listOf, Misfit, oneOf, record, text, whole, type Reader } from './reader.js';

/** The vocabulary of cards as it comes from outside, word by word. Whether the words make sense together: `check.ts`. */

export const name = record({ fr: text, en: text });

const MOST_TARGETS = 3;
const targetNumber = whole(0, MOST_TARGETS - 1);
const target = record({ target: targetNumber });
const whose = oneOf(['own', 'yours', 'enemy', 'any']);
const few = whole(1, 9);
const range = whole(0, 20);

const ref: Reader<Ref> = either(oneOf(['user', 'altar', 'roller', 'facing', 'itself']), target);
const near: Reader<Near> = record({ of: ref }, { range, line: flag, contact: flag });
const whom: Reader<Whom> = either(
  oneOf(['user', 'roller', 'facing', 'intruder']),
  either(target, record({ all: whose }, { near, except: oneOf(['user']) })),
);
const effects: Reader<readonly Effect[]> = lazily(() => listOf(effect));

const FIGURE = record(
  { pick: oneOf(['figure']), whose },
  { of: ref, near, upTo: whole(2, 4), unprotected: flag, alike: target },
);
const SQUAD = record(
  { pick: oneOf(['squad']), whose },
  { near, missing: oneOf(['figures', 'endurance']), other: flag },
);
const SPACE = record({ pick: oneOf(['space']) }, { near, room: oneOf([1, 2, 3, 4, 7]) });
const UPGRADE = record({ pick: oneOf(['upgrade']), whose }, { near });
const OPPONENT = record({ pick: oneOf(['opponent']) });

const TARGETS: Readonly<Record<TargetSpec['pick'], Reader<TargetSpec>>> = {
  figure: FIGURE,
  squad: SQUAD,
  space: SPACE,
  upgrade: UPGRADE,
  opponent: OPPONENT,
};

export const targetSpec: Reader<TargetSpec> = (raw, place) => chosen(raw, place, 'pick', TARGETS);

const amount = whole(-9, 9);
const until = oneOf(DURATIONS);
const verb = <const K extends EffectName>(name: K) => ({ do: oneOf([name]) }) as const;
const choice: Reader<EffectChoice> = record({ name, effects });

const EFFECTS: { readonly [K in EffectName]: Reader<EffectOf<K>> } = {
  wound: record({ ...verb('wound'), whom, wounds: few }),
  restore: record({ ...verb('restore'), whom, tokens: few }),
  drain: record({ ...verb('drain'), whom, tokens: few }),
  shot: record(
    {
      ...verb('shot'),
      shooter: either(oneOf(['each', 'none']), target),
      affects: oneOf(['enemies', 'all']),
      hit: effects,
    },
    { at: target, range, line: flag, blast: whole(0, 3) },
  ),
  move: record({ ...verb('move'), whom }, { steps: range, crossing: flag }),
  reposition: record({ ...verb('reposition'), whom, where: near }),
  swap: record({ ...verb('swap'), whom, with: whom }),
  combat: record({ ...verb('combat'), whom }),
  strike: record({ ...verb('strike'), by: whom, at: whom }, { sneak: flag }),
  sneak: record(verb('sneak')),
  bonus: record({ ...verb('bonus'), whom, stat: oneOf(STATS), amount, until }),
  grant: record({ ...verb('grant'), whom, grant: oneOf(GRANTS), until }),
  status: record({ ...verb('status'), whom, status: text, until }),
  cleanse: record({ ...verb('cleanse'), whom }),
  reroll: record(verb('reroll')),
  'set-roll': record({ ...verb('set-roll'), value: whole(0, 9) }),
  'add-power': record({ ...verb('add-power'), amount }),
  cancel: record(verb('cancel')),
  crystals: record({ ...verb('crystals'), count: few }),
  recover: record({ ...verb('recover'), count: few }),
  rob: record({ ...verb('rob'), from: targetNumber, count: few }, { keep: flag }),
  draw: record({ ...verb('draw'), count: few }),
  discard: record({ ...verb('discard'), from: targetNumber, count: few }, { random: flag }),
  revive: record({ ...verb('revive'), whom, figures: few }, { near }),
  sacrifice: record({ ...verb('sacrifice'), whom }),
  vp: record({ ...verb('vp'), points: few }, { from: whom }),
  charge: record({ ...verb('charge'), whom, charges: few }),
  detach: record({ ...verb('detach'), target: targetNumber }),
  mode: record({ ...verb('mode'), whom }),
  token: record({ ...verb('token'), token: text, at: targetNumber }),
  banner: record(verb('banner')),
  activate: record(verb('activate')),
  choose: record({ ...verb('choose'), of: listOf(choice, 2) }),
  test: record({ ...verb('test'), need: whole(1, 6), pass: effects }, { fail: effects }),
};

export const effect: Reader<Effect> = (raw, place) =>
  chosen(raw, place, 'do', EFFECTS as Readonly<Record<string, Reader<Effect>>>, EFFECT_NAMES);

export const aura = record(
  { to: either(oneOf(['bearer']), record({ whose, range })) },
  { stat: oneOf(STATS), amount, grants: listOf(oneOf(GRANTS)), forbids: listOf(oneOf(DEEDS)) },
);

/** Reads a value of several forms by the field that tells them apart. */
function chosen<T>(
  raw: unknown,
  place: string,
  field: string,
  forms: Readonly<Record<string, Reader<T>>>,
  known: readonly string[] = Object.keys(forms),
): T {
  if (typeof raw !== 'object' || raw === null) throw new Misfit('edge.content.not-an-object', { place });
  const form = known.find(key => key === (raw as Readonly<Record<string, unknown>>)[field]);
  const read = form === undefined ? undefined : forms[form];
  if (read === undefined)
    throw new Misfit('edge.content.not-one-of', { place: `${place}.${field}`, known: known.join(', ') });
  return read(raw, place);
}

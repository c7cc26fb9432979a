import { ask, done, goto, pickOption, type Option } from '@banneret/kernel';
import { abilitiesOf, isAlive, lacksModels } from '../cardsInPlay.js';
import type { AbilityRule, Moment } from '../content/types.js';
import { NONE, unitOf, type FireteamId, type State, type UnitId } from '../state.js';
import { call, procedure, type Calls, type Extra, type Scope } from './machine.js';

type When = Extract<AbilityRule, { kind: 'when' }>;

/** Something that happens at a moment: whose, and by which rule of which Ability. */
interface Use {
  readonly key: string;
  readonly unit: UnitId;
  readonly actor: FireteamId;
  readonly rule: When;
  readonly ability: string;
}

/** TOS-TRN-06, -11, -14, TOS-GEN-16: all that happens by itself at a moment, in the order its controller likes. */
export const moments = procedure('moments')({
  begin: () => goto('next'),
  next(c, v) {
    const uses = usesLeft(c.state, v);
    const [first] = uses;
    if (first === undefined) return done(v.done ?? []);
    const certain = uses.length === 1 && first.rule.optional !== true;
    if (certain) {
      v.using = first.key;
      return goto('use');
    }
    const options: Option[] = uses.map(({ key, ability, unit }) => ({
      id: key,
      say: 'tos.choice.ability',
      args: { ability, unit },
    }));
    if (uses.every(({ rule }) => rule.optional === true)) options.push({ id: 'none', say: 'tos.choice.no' });
    const { seat } = unitOf(c.state, first.unit);
    return ask({ seat, ask: 'tos.ask.ability', rule: 'TOS-GEN-16', shape: pickOption(options) }, 'chosen');
  },
  chosen(c, v, choice: string) {
    if (choice === 'none') return done([...(v.done ?? []), ...usesLeft(c.state, v).map(({ key }) => key)]);
    v.using = choice;
    return goto('use');
  },
  use(c, v) {
    const use = usesLeft(c.state, v).find(({ key }) => key === v.using) as Use;
    v.done = [...(v.done ?? []), use.key];
    if (use.rule.oncePer !== undefined)
      c.emit({ type: 'use.noted', unit: use.unit, use: `${use.rule.oncePer} ${use.ability}` });
    return call('effects', { effects: use.rule.effects, scope: scopeOf(c.state, use) }, 'used');
  },
  used(_c, v, extras: readonly Extra[]) {
    v.extras = extras;
    return call('clearConflict', {}, 'extras');
  },
  /** TOS-ACT-15: Actions that an Ability grants come after it. */
  extras(_c, v) {
    const extras = v.extras ?? [];
    v.extras = [];
    return extras.length === 0 ? goto('after') : call('extras', { extras }, 'after');
  },
  after: (_c, v) => (v.one === true ? done(v.done ?? []) : goto('next')),
});

const scopeOf = (s: State, { unit, actor }: Use): Scope => ({
  seat: unitOf(s, unit).seat,
  actor,
  target: NONE,
  marker: NONE,
  source: 'ability',
  weakened: lacksModels(s, actor),
});

/** What has not happened yet at this moment, each once. */
export function usesLeft(s: State, { units, moment, done: before = [] }: Calls['moments']): Use[] {
  const found: Use[] = [];
  for (const unit of units)
    for (const use of usesOf(s, unit, moment))
      if (!before.includes(use.key) && !found.some(({ key }) => key === use.key) && !isSpent(s, use)) found.push(use);
  return found;
}

const isSpent = (s: State, { unit, rule, ability }: Use): boolean =>
  unitOf(s, unit).used.includes(`${rule.oncePer} ${ability}`);

/** Those of every Fireteam: an Ability has one key for the unit, whatever their number, or one for the whole Company. */
function usesOf(s: State, unit: UnitId, moment: Moment): Use[] {
  const found: Use[] = [];
  for (const actor of actorsOf(s, unit, moment))
    for (const { key, ability } of abilitiesOf(s, actor))
      for (const [i, rule] of ability.rules.entries()) {
        if (rule.kind !== 'when' || rule.moment !== moment) continue;
        const whole = key.startsWith('allegiance.') && (moment === 'refresh' || moment === 'exploration');
        const name = whole ? `company ${key} ${i}` : `${unit} ${key} ${i}`;
        found.push({ key: name, unit, actor, rule, ability: key });
      }
  return found;
}

/** Nobody is on the table yet when the ground is explored. */
const actorsOf = (s: State, unit: UnitId, moment: Moment): FireteamId[] =>
  unitOf(s, unit).fireteams.filter(id => moment === 'exploration' || isAlive(s, id));

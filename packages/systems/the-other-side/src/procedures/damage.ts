import { ask, done, goto, pickOption, type Ctx, type Option, type OptionId } from '@banneret/kernel';
import { isAlive } from '../cardsInPlay.js';
import {
  assetOptions,
  assetReduction,
  gathered,
  lossOf,
  modelOptions,
  modelsLeft,
  sacrifices,
  soaked,
} from '../damages.js';
import type { Event } from '../events.js';
import { restoreOptions } from '../options.js';
import { fireteamOf, seatOf, unitOf, type FireteamId, type State, type UnitId } from '../state.js';
import { restoreAsset } from '../tokens.js';
import { call, procedure, type Calls, type Wound } from './machine.js';

/**
 * TOS-DMG-08 … -15: damage suffered in one instant. For each Fireteam in turn Abilities and Assets lower it, then a Champion's
 * Squads (never if Precise); then all models are removed together.
 */
export const damage = procedure('damage')({
  begin: () => goto('wound'),
  wound(c, v) {
    const wound = v.wounds[v.next ?? 0];
    if (wound === undefined) return goto('remove');
    if (!isAlive(c.state, wound.fireteam)) return goto('after');
    v.left = wound.amount;
    reduce(c, v, soaked(c.state, wound.fireteam, wound.amount), 'TOS-DMG-08');
    return goto('assets');
  },
  assets(c, v) {
    const { fireteam } = current(v);
    const options = left(v) > 0 ? [...assetOptions(c.state, fireteam), ...restorable(c.state, fireteam)] : [];
    if (options.length === 0) return goto('champion');
    return ask(question(c.state, v, 'assets', 'TOS-AST-07', [SUFFER, ...options]), 'assetUsed');
  },
  assetUsed(c, v, choice: OptionId) {
    if (choice === 'suffer') return goto('champion');
    const [how, place] = String(choice).split(':') as ['deactivate' | 'abandon' | 'restore', string];
    const { fireteam } = current(v);
    const { unit } = fireteamOf(c.state, fireteam);
    const asset = Number(place);
    if (how === 'restore') {
      restoreAsset(c, unit, asset);
      return goto('assets');
    }
    const amount = assetReduction(c.state, fireteam, asset, how);
    if (how === 'deactivate') c.emit({ type: 'asset.turned', unit, asset, face: 'deactivated' });
    else c.emit({ type: 'asset.abandoned', unit, asset });
    reduce(c, v, amount, how === 'deactivate' ? 'TOS-AST-07' : 'TOS-AST-08');
    return goto('assets');
  },
  champion(c, v) {
    const { fireteam } = current(v);
    const options = left(v) > 0 && !v.precise ? sacrifices(c.state, fireteam, v.losses ?? []) : [];
    if (options.length === 0) return goto('count');
    return ask(question(c.state, v, 'champion', 'TOS-UNT-07', [SUFFER, ...options]), 'sacrificed');
  },
  sacrificed(c, v, choice: OptionId) {
    if (choice === 'suffer') return goto('count');
    const [, donor, model] = String(choice).split(':') as [string, string, string];
    v.losses = [...(v.losses ?? []), lossOf(Number(donor), model)];
    reduce(c, v, 1, 'TOS-UNT-07');
    return goto('champion');
  },
  /** TOS-DMG-09, -13, R-42: how many die; what is left over is lost. */
  count(c, v) {
    const { fireteam } = current(v);
    const dying = v.precise ? Math.min(1, left(v)) : left(v);
    v.left = Math.min(dying, modelsLeft(c.state, fireteam, v.losses ?? []));
    return goto('choose');
  },
  /** TOS-DMG-11, -15, R-44, R-91: whoever may choose does, while it makes a difference. */
  choose(c, v) {
    if (left(v) === 0) return goto('after');
    const { fireteam } = current(v);
    const options = modelOptions(c.state, fireteam, v.losses ?? []);
    const matters = options.length > 1 && left(v) < modelsLeft(c.state, fireteam, v.losses ?? []);
    if (!matters) return goto('all');
    const prompt = question(c.state, v, 'model', v.precise ? 'TOS-DMG-15' : 'TOS-DMG-11', options);
    return ask(v.precise ? { ...prompt, seat: v.by } : prompt, 'chosen');
  },
  all(c, v) {
    const { fireteam } = current(v);
    while (left(v) > 0) {
      const [first] = modelOptions(c.state, fireteam, v.losses ?? []) as [Option];
      v.losses = [...(v.losses ?? []), lossOf(fireteam, String(first.id))];
      v.left = left(v) - 1;
    }
    return goto('after');
  },
  chosen(_c, v, choice: OptionId) {
    v.losses = [...(v.losses ?? []), lossOf(current(v).fireteam, String(choice))];
    v.left = left(v) - 1;
    return goto('choose');
  },
  after(_c, v) {
    v.next = (v.next ?? 0) + 1;
    return goto('wound');
  },
  /** TOS-GEN-05 … -07: everything at once. */
  remove(c, v) {
    const losses = gathered(v.losses ?? []);
    if (losses.length === 0) return done();
    c.emit({ type: 'models.killed', losses, by: v.by });
    const fireteams = losses.map(({ fireteam }) => fireteam).filter(id => fireteamOf(c.state, id).models === 0);
    for (const fireteam of fireteams) c.emit({ type: 'fireteam.killed', fireteam, by: v.by });
    const units = fallenUnits(c.state, fireteams);
    for (const unit of units) c.emit({ type: 'unit.killed', unit, by: v.by });
    const hurt = [...new Set(losses.map(({ fireteam }) => fireteamOf(c.state, fireteam).unit))];
    return call('killed', { fireteams, units, hurt, by: v.by, actor: v.actor }, 'end');
  },
  end: () => done(),
});

/** TOS-TOK-08: any moment of its Activation is one in which it is about to suffer, too. */
const restorable = (s: State, fireteam: FireteamId): Option[] => {
  const { unit } = fireteamOf(s, fireteam);
  return s.activation?.unit === unit ? restoreOptions(s, unit) : [];
};

const SUFFER: Option = { id: 'suffer', say: 'tos.choice.suffer' };

type Vars = Calls['damage'];
const current = (v: Vars): Wound => v.wounds[v.next ?? 0] as Wound;
const left = (v: Vars): number => v.left ?? 0;

function reduce(c: Ctx<State, Event>, v: Vars, amount: number, rule: string): void {
  const off = Math.min(amount, left(v));
  if (off === 0) return;
  v.left = left(v) - off;
  c.emit({ type: 'damage.reduced', fireteam: current(v).fireteam, amount: off, rule });
}

function question(s: State, v: Vars, about: string, rule: string, options: readonly Option[]) {
  const { fireteam } = current(v);
  const args = { fireteam, damage: left(v) };
  return { seat: seatOf(s, fireteam), ask: `tos.ask.damage.${about}`, rule, shape: pickOption(options), args };
}

function fallenUnits(s: State, fireteams: readonly FireteamId[]): UnitId[] {
  const units = [...new Set(fireteams.map(id => fireteamOf(s, id).unit))];
  return units.filter(unit => unitOf(s, unit).fireteams.every(id => !isAlive(s, id)));
}

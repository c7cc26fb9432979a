import { describe, expect, it } from 'vitest';
import { actionsOf, triggersOf } from '../src/actions.js';
import { pack } from '../src/content/index.js';
import type { Action, AssetCard, UnitCard } from '../src/content/types.js';
import { attachFault } from '../src/hiring.js';
import { armourOf, avOf, resistance, speedOf, strengthBonus, worthOf } from '../src/stats.js';
import { ORDERS, type State } from '../src/state.js';
import { inRow, inTurn, Rig, tableFor, useAction } from './rig.js';
import type { UnitBody } from './scene.js';

/** Everything that any card of the pack can do is done here once. What the rules make of it is tested elsewhere. */

const seen = new Set<string>();
const SIDES = ['standard', 'glory'] as const;

interface Case {
  readonly card: UnitCard;
  readonly body: UnitBody;
  /** Which of the unit's Fireteams acts. */
  readonly fireteam: number;
  readonly key: string;
  readonly action: Action;
}

const bodyOf = (card: UnitCard, change: Partial<UnitBody> = {}): UnitBody => ({
  card: card.id,
  at: inRow(card, [30, 24], 4),
  ...change,
});

/** All Actions of a unit on one side, those of its Combined Arms card included. */
function casesOf(card: UnitCard, side: 'standard' | 'glory'): Case[] {
  const body = bodyOf(card, { side });
  const own = card[side].actions.map(action => ({ card, body, fireteam: 0, key: `card.${action.id}`, action }));
  const arms = pack.combinedArms.find(({ id }) => id === card.combinedArms);
  const more = (arms?.[side].actions ?? []).map(action => ({
    card,
    body,
    fireteam: card.squad ?? 1,
    key: `card.${action.id}`,
    action,
  }));
  return [...own, ...more];
}

function perform({ card, body, fireteam, key, action }: Case, trigger?: string): Rig {
  const rig = useAction(tableFor(body, fireteam, action, card), fireteam, key, trigger);
  for (const proc of rig.seen) seen.add(proc);
  return rig;
}

const declared = (rig: Rig): string[] =>
  rig.events.flatMap(event => (event.type === 'action.declared' ? [event.action.key] : []));
const triggered = (rig: Rig): string[] =>
  rig.events.flatMap(event => (event.type === 'trigger.declared' ? [event.trigger] : []));

describe('every Action and every Trigger', () => {
  const cases = pack.units.flatMap(card =>
    SIDES.flatMap(side => casesOf(card, side).map(each => [`${card.id} ${side} ${each.key}`, each] as const)),
  );

  it.each(cases)('%s', (_name, each) => {
    const rig = perform(each);
    expect(declared(rig)[0]).toBe(each.key);
    expect(rig.events.some(({ type }) => type === 'action.ended')).toBe(true);
    for (const { id } of each.action.triggers ?? []) expect(triggered(perform(each, id))).toContain(id);
  });
});

/** The first unit that may have this Asset, with its Company's Allegiance. */
function hostOf(asset: AssetCard): UnitCard {
  for (const allegiance of pack.allegiances)
    for (const unit of pack.units)
      if (
        unit.allegiances.includes(allegiance.id) &&
        attachFault(asset, { unit, assets: [], company: [], allegiance, envoy: undefined }) === undefined
      )
        return unit;
  throw new Error(`nobody may have ${asset.id}`);
}

/** All numbers of seat 0's first unit under an Order. */
function numbersOf(s: State): string {
  return JSON.stringify(
    ORDERS.map(order => {
      s.activation = {
        seat: 0,
        unit: 0,
        order,
        moved: false,
        acted: [],
        freeMorale: false,
        disengagePaid: false,
        barred: [],
        suffered: [],
      };
      const types = [['magic'], ['melee'], ['ranged'], ['morale']] as const;
      return s.fireteams.map((_, id) => [
        speedOf(s, id),
        armourOf(s, id).total,
        ...types.flatMap(type => [
          worthOf(resistance(s, id, 'df', type)),
          worthOf(resistance(s, id, 'wp', type)),
          strengthBonus(s, id, type),
        ]),
        ...resistance(s, id, 'wp', []).suits,
        ...actionsOf(s, id)
          .filter(({ asset }) => asset < 0)
          .flatMap(use => [worthOf(avOf(s, id, use, -1)), ...avOf(s, id, use, -1).suits]),
      ]);
    }),
  );
}

/** What an Asset has been seen to do. */
function usesOf(asset: AssetCard): string[] {
  const card = hostOf(asset);
  const body = (worn: boolean): UnitBody => bodyOf(card, worn ? { assets: [{ asset: asset.id }] } : {});
  const strike =
    card.standard.actions.find(({ types }) => types.includes('melee')) ?? (card.standard.actions[0] as Action);
  const table = (worn: boolean): State => tableFor(body(worn), 0, strike, card);
  const found: string[] = [];
  for (const action of asset.standard.actions) {
    const rig = useAction(tableFor(body(true), 0, action, card), 0, `asset0.${action.id}`);
    if (declared(rig).includes(`asset0.${action.id}`)) found.push(`action ${action.id}`);
  }
  for (const ability of asset.standard.abilities)
    for (const rule of ability.rules) {
      if (rule.kind === 'trigger') {
        const action = card.standard.actions.find(({ types }) =>
          types.some(type => rule.types.includes(type)),
        ) as Action;
        const key = `asset0.${ability.id}.${rule.trigger.id}`;
        const s = tableFor(body(true), 0, action, card);
        expect(triggersOf(s, 0, action).map(use => use.key)).toContain(key);
        if (triggered(useAction(s, 0, `card.${action.id}`, key)).includes(key))
          found.push(`trigger ${rule.trigger.id}`);
      }
      if (rule.kind === 'when') found.push(...happened(table(true), rule.moment, ability.id));
    }
  if (numbersOf(table(true)) !== numbersOf(table(false))) found.push('numbers');
  found.push(...saved(asset, body(true), card));
  return found;
}

/** Does the Ability come about at its moment? */
function happened(s: State, moment: string, ability: string): string[] {
  const rig = new Rig(s, inTurn(moment === 'refresh' ? 'refresh' : 'activations'));
  if (moment !== 'refresh') rig.choose('unit:0');
  for (let i = 0; i < 60 && rig.state.lastActivated !== 1 && rig.match.pending.kind !== 'over'; i++) {
    if (rig.asked === 'tos.ask.ability') {
      const wish = rig.options.find(id => String(id).includes(ability));
      if (wish !== undefined) rig.choose(wish);
    }
    if (rig.seen.has('moments') && rig.seen.has('effects')) return [`moment ${moment}`];
    if (rig.asked === 'tos.ask.step') rig.choose('end');
    else rig.step();
  }
  return [];
}

/** Damage on its unit that it takes off. */
function saved(asset: AssetCard, body: UnitBody, card: UnitCard): string[] {
  const how = asset.deactivate === undefined ? 'abandon' : 'deactivate';
  if (asset[how] === undefined) return [];
  const s = tableFor(body, 0, { ...(card.standard.actions[0] as Action), types: ['melee'], range: 1 }, card);
  const wounds = [{ fireteam: 0, amount: 9 }];
  const rig = new Rig(s, [{ proc: 'damage', step: 'begin', vars: { wounds, by: 1, precise: false, actor: -1 } }]);
  if (rig.asked !== 'tos.ask.damage.assets' || !rig.options.includes(`${how}:0`)) return [];
  rig.choose(`${how}:0`);
  return rig.events.some(event => event.type === 'damage.reduced' && event.amount === asset[how]) ? [how] : [];
}

describe('every Asset', () => {
  it.each(pack.assets.map(asset => [asset.id, asset] as const))('%s', (_id, asset) => {
    const wanted = [
      ...(asset.deactivate === undefined ? [] : ['deactivate']),
      ...(asset.deactivate === undefined && asset.abandon !== undefined ? ['abandon'] : []),
      ...asset.standard.actions.map(({ id }) => `action ${id}`),
      ...asset.standard.abilities.flatMap(({ rules }) =>
        rules.flatMap(rule => {
          if (rule.kind === 'trigger') return [`trigger ${rule.trigger.id}`];
          if (rule.kind === 'when') return [`moment ${rule.moment}`];
          return rule.kind === 'modify' || rule.kind === 'aura' ? ['numbers'] : [];
        }),
      ),
    ];
    expect(usesOf(asset)).toEqual(expect.arrayContaining(wanted));
  });
});

describe('every Stratagem', () => {
  it.each(pack.stratagems.map((card, place) => [card.id, card, place] as const))('%s', (_id, card, place) => {
    const earth = card.allegiance === 'tidewall' || card.generic === 'earth';
    const host = pack.units.find(({ id }) => id === (earth ? 'tidewall.lockBreaker' : 'hunt.stag')) as UnitCard;
    const asset = earth ? 'tidewall.winch' : 'hunt.bells';
    const play = (seed: number): Rig => {
      const body = bodyOf(host, { assets: [{ asset, deactivated: true }] });
      const s = tableFor(body, 0, host.standard.actions[0] as Action, host);
      s.players = s.players.with(0, { ...s.players[0]!, acquired: [place] });
      const rig = new Rig(s, inTurn('activations'), seed);
      rig.choose(`stratagem:${place}`);
      for (let i = 0; i < 100 && rig.match.stack.some(({ proc }) => proc === 'stratagem'); i++) rig.step();
      return rig;
    };
    // Somebody may be named in vain (nothing to restore, nowhere to go): in one of a few plays it does something.
    const rigs = [1, 2, 3, 4, 5, 6].map(play);
    for (const rig of rigs) for (const proc of rig.seen) seen.add(proc);
    for (const effect of card.effects) expect(rigs.some(rig => rig.seen.has(`effect.${effect.do}`))).toBe(true);
    expect(rigs.some(rig => rig.events.some(({ type }) => !PLAYED.includes(type)))).toBe(true);
  });
});

/** What happens whenever a Stratagem is played. */
const PLAYED: readonly string[] = ['stratagem.played', 'flip.made', 'conflict.cleared'];

describe('all of them together', () => {
  it('has every effect carried out', () => {
    const missing = EFFECT_KINDS.filter(kind => !seen.has(`effect.${kind}`));
    expect(missing).toEqual([]);
  });
});

/** All but those of Operations and buildings, which are not on cards. */
const EFFECT_KINDS = [
  'hit',
  'damage',
  'token',
  'untoken',
  'tactics',
  'draw',
  'mill',
  'flip',
  'push',
  'move',
  'place',
  'strength',
  'enhance',
  'act',
  'lend',
  'glory',
  'fade',
  'marker',
  'unmarker',
  'create',
  'summon',
  'attach',
  'restore',
  'deactivate',
  'reinforce',
];

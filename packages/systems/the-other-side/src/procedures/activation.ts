import { ask, done, goto, pickOption, type Option, type OptionId } from '@banneret/kernel';
import { cardOfUnit, isAlive, isUnitAlive, livingOf } from '../cardsInPlay.js';
import { TOKENS, type Token } from '../content/types.js';
import { onTable } from '../ground/board.js';
import { zonesTouched } from '../movement/danger.js';
import {
  mayStrikeAgain,
  orderOptions,
  passOption,
  readyUnits,
  unitOptions,
  restoreOptions,
  stepOptions,
  stratagemOptions,
  strikePrice,
  unitOption,
} from '../options.js';
import { inInitiativeOrder } from '../seats.js';
import { NONE, playerOf, type Activation, type FireteamId, type Order, type State } from '../state.js';
import { gainTokens, restoreAsset } from '../tokens.js';
import { mayGoToGlory } from './gloryOffer.js';
import { call, procedure, type Calls } from './machine.js';
import { usesLeft } from './moments.js';
import { DONE } from '../flips.js';

/** TOS-TRN-09, -20, -28, TOS-MPL-05, -06: opportunities in turn, until everybody has Passed one after the other. */
export const activationPhase = procedure('activationPhase')({
  begin(c, v) {
    v.seat = c.state.initiative;
    return goto('next');
  },
  next: (_c, v) => call('opportunity', { seat: v.seat! }, 'after'),
  after(c, v) {
    if (c.state.passes >= c.state.players.length) return done();
    const order = inInitiativeOrder(c.state);
    v.seat = order[(order.indexOf(v.seat!) + 1) % order.length]!;
    return goto('next');
  },
});

/** TOS-TRN-10, -11, -18, -19: perhaps a Stratagem, then a unit, or a Pass. */
export const opportunity = procedure('opportunity')({
  begin(c, v) {
    const { seat } = v;
    const units = readyUnits(c.state, seat);
    const stratagems = v.stratagem === true ? [] : stratagemOptions(c.state, seat);
    if (units.length === 0 && stratagems.every(({ barred }) => barred !== undefined)) return goto('forced');
    const options = [...unitOptions(c.state, seat), passOption(c.state, seat), ...stratagems];
    return ask({ seat, ask: 'tos.ask.opportunity', rule: 'TOS-TRN-11', shape: pickOption(options) }, 'chosen');
  },
  chosen(c, v, choice: OptionId) {
    if (choice === 'pass') {
      if (readyUnits(c.state, v.seat).length === 0) return goto('forced');
      return call('discard', { seat: v.seat, rule: 'TOS-TRN-18' }, 'passed');
    }
    const [kind, id] = String(choice).split(':') as [string, string];
    if (kind === 'unit') return call('activation', { seat: v.seat, unit: Number(id), coordinated: false }, 'end');
    v.stratagem = true;
    return call('stratagem', { seat: v.seat, stratagem: Number(id) }, 'begin');
  },
  passed(c, v) {
    c.emit({ type: 'passed', seat: v.seat, forced: false });
    return done();
  },
  forced(c, v) {
    c.emit({ type: 'passed', seat: v.seat, forced: true });
    return done();
  },
  end: () => done(),
});

/** TOS-TRN-11 … -14: one unit, from its choice to the end of its Activation and the Coordinated Strike that may follow. */
export const activation = procedure('activation')({
  begin(c, v) {
    c.emit({ type: 'unit.activated', seat: v.seat, unit: v.unit, coordinated: v.coordinated });
    const { tactics = 0 } = cardOfUnit(c.state, v.unit);
    if (tactics > 0) c.emit({ type: 'tactics.gained', seat: v.seat, count: tactics, rule: 'TOS-TRN-12' });
    // TOS-TER-11: what counts is where they stand as it begins.
    v.grounds = livingOf(c.state, v.unit).flatMap(fireteam => {
      const zones = onTable(c.state, fireteam) ? zonesTouched(c.state, fireteam) : [];
      return zones.length > 0 ? [{ fireteam, zones }] : [];
    });
    return goto('effects');
  },
  /** TOS-TRN-11, TOS-GEN-16: Dangerous ground, Abilities and the way to Glory, in the order the active player likes. */
  effects(c, v) {
    v.grounds = (v.grounds ?? []).filter(({ fireteam }) => isAlive(c.state, fireteam));
    const events = eventsOf(c.state, v);
    const [first] = events;
    if (first === undefined) return goto('order');
    // TOS-TOK-08: a token may bring an Asset back before any of it happens, the ground's Hit above all.
    const restores = v.grounds.length === 0 ? [] : restoreOptions(c.state, v.unit);
    if (events.length + restores.length === 1) return goto(stepFor(first.id));
    const shape = pickOption([...events, ...restores]);
    return ask({ seat: v.seat, ask: 'tos.ask.simultaneous', rule: 'TOS-GEN-16', shape }, 'first');
  },
  first(c, v, choice: OptionId) {
    if (typeof choice === 'string' && choice.startsWith('restore:')) {
      restoreAsset(c, v.unit, Number(choice.slice('restore:'.length)));
      return goto('effects');
    }
    v.now = typeof choice === 'number' ? choice : NONE;
    return goto(stepFor(choice));
  },
  ground(_c, v) {
    const grounds = v.grounds ?? [];
    const at = Math.max(
      0,
      grounds.findIndex(({ fireteam }) => fireteam === v.now),
    );
    const { fireteam, zones } = grounds[at] as { fireteam: FireteamId; zones: readonly number[] };
    v.grounds = grounds.filter((_, i) => i !== at);
    return call('danger', { fireteam, zones, rush: false }, 'effects');
  },
  glory(_c, v) {
    v.glorySettled = true;
    return call('gloryOffer', { unit: v.unit }, 'effects');
  },
  abilities: (_c, v) =>
    call('moments', { units: [v.unit], moment: 'activated', one: true, done: v.used ?? [] }, 'abilityUsed'),
  abilityUsed(_c, v, used: readonly string[]) {
    v.used = used;
    return goto('effects');
  },
  order(c, v) {
    // whoever dies before the Order has been Activated all the same.
    if (!isUnitAlive(c.state, v.unit)) return goto('end');
    const shape = pickOption([...orderOptions(c.state, v.unit), ...restoreOptions(c.state, v.unit)]);
    return ask({ seat: v.seat, ask: 'tos.ask.order', rule: 'TOS-ORD-01', shape, args: { unit: v.unit } }, 'ordered');
  },
  ordered(c, v, choice: OptionId) {
    if (String(choice).startsWith('restore:')) {
      restoreAsset(c, v.unit, Number(String(choice).slice('restore:'.length)));
      return goto('order');
    }
    const order = choice as Order;
    c.emit({ type: 'order.given', order });
    return order === 'concertedEffort' ? goto('effort') : call('orders', { unit: v.unit }, 'acted');
  },
  /** TOS-ORD-11, R-29: any token but a Tactics Token, or none. */
  effort(_c, v) {
    const options = TOKENS.map(token => ({ id: token, say: `tos.token.${token}` }));
    const shape = pickOption([{ id: 'none', say: 'tos.choice.no-token' }, ...options]);
    return ask({ seat: v.seat, ask: 'tos.ask.token', rule: 'TOS-ORD-11', shape, args: { unit: v.unit } }, 'gained');
  },
  gained(c, v, token: Token | 'none') {
    if (token !== 'none') gainTokens(c, v.unit, token, 1, 'TOS-ORD-11');
    return call('orders', { unit: v.unit }, 'acted');
  },
  acted: (_c, v) => call('moments', { units: [v.unit], moment: 'activationEnded' }, 'end'),
  end(c, v) {
    c.emit({ type: 'activation.ended', unit: v.unit });
    for (const [unit, { lent, used }] of c.state.units.entries())
      if (lent.length > 0 || used.length > 0) c.emit({ type: 'period.ended', period: 'activation', unit });
    return call('coordinate', { seat: v.seat, unit: v.unit }, 'over');
  },
  over: () => done(),
});

/** What happens because the unit is Activated, and has not happened yet. */
function eventsOf(s: State, v: Calls['activation']): Option[] {
  const grounds = (v.grounds ?? []).map(({ fireteam }) => ({
    id: fireteam,
    say: 'tos.choice.ground',
    args: { fireteam },
  }));
  const abilities = usesLeft(s, { units: [v.unit], moment: 'activated', done: v.used ?? [] }).length > 0;
  return [
    ...grounds,
    ...(v.glorySettled !== true && mayGoToGlory(s, v.unit) ? [{ id: 'glory', say: 'tos.choice.to-glory' }] : []),
    ...(abilities ? [{ id: 'abilities', say: 'tos.choice.abilities' }] : []),
  ];
}

const stepFor = (choice: OptionId): 'ground' | 'glory' | 'abilities' =>
  choice === 'glory' || choice === 'abilities' ? choice : 'ground';

/** TOS-ORD-03 … -15: the steps of the Order, in the order the controller likes. */
export const orders = procedure('orders')({
  begin(c, v) {
    const now = c.state.activation;
    if (now === null || !isUnitAlive(c.state, v.unit)) return done();
    const options = stepOptions(c.state, now);
    if (options.length === 1) return done();
    return ask(
      { seat: now.seat, ask: 'tos.ask.step', rule: 'TOS-ORD-13', shape: pickOption(options), args: { unit: v.unit } },
      'chosen',
    );
  },
  chosen(c, v, choice: OptionId) {
    const now = c.state.activation as Activation;
    if (choice === 'end') return done();
    if (choice === 'move') {
      c.emit({ type: 'move.made' });
      return call('unitMove', { unit: v.unit, reason: { by: now.order === 'rush' ? 'rush' : 'march' } }, 'begin');
    }
    const [kind, id, ...key] = String(choice).split(':') as [string, string, ...string[]];
    if (kind === 'restore') {
      restoreAsset(c, v.unit, Number(id));
      return goto('begin');
    }
    c.emit({ type: 'fireteam.acted', fireteam: Number(id), free: kind === 'free' });
    return call('action', { actor: Number(id), key: key.join(':'), additional: false }, 'begin');
  },
});

/** TOS-TRN-15 … -17, R-24: one more unit at once, perhaps after a Stratagem. */
export const coordinate = procedure('coordinate')({
  begin(c, v) {
    const { seat } = v;
    if (!mayStrikeAgain(c.state)) return done();
    const { tactics } = playerOf(c.state, seat);
    const poor = [{ rule: 'TOS-TRN-16', say: 'tos.no.tactics' }];
    const tooDear = readyUnits(c.state, seat).filter(unit => strikePrice(c.state, v.unit, unit) > tactics);
    const dear = tooDear.map(unit => unitOption(c.state, unit).id);
    const units = unitOptions(c.state, seat).map(option =>
      dear.includes(option.id) ? { ...option, barred: poor } : option,
    );
    if (units.every(({ barred }) => barred !== undefined)) return done();
    // a Stratagem goes before a unit is chosen, so that who has played one here Activates.
    const shape =
      v.stratagem === true ? pickOption(units) : pickOption([DONE, ...units, ...stratagemOptions(c.state, seat)]);
    return ask({ seat, ask: 'tos.ask.coordinate', rule: 'TOS-TRN-15', shape }, 'chosen');
  },
  chosen(c, v, choice: OptionId) {
    if (choice === 'done') return done();
    const [kind, id] = String(choice).split(':') as [string, string];
    if (kind === 'stratagem') {
      v.stratagem = true;
      return call('stratagem', { seat: v.seat, stratagem: Number(id) }, 'begin');
    }
    const unit = Number(id);
    const price = strikePrice(c.state, v.unit, unit);
    if (price > 0) c.emit({ type: 'tactics.spent', seat: v.seat, count: price, rule: 'TOS-TRN-16' });
    return call('activation', { seat: v.seat, unit, coordinated: true }, 'end');
  },
  end: () => done(),
});

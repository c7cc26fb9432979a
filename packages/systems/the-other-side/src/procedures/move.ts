import { ask, done, goto, pickOption, type OptionId } from '@banneret/kernel';
import { isAlive, lacksModels } from '../cardsInPlay.js';
import { moveShape, type MoveChoice } from '../decisions/move.js';
import { placedOf } from '../ground/board.js';
import { dangerStrength, zonesCrossed } from '../movement/danger.js';
import { mustDisengage, strikesAt, type Strike } from '../movement/disengage.js';
import { allowanceOf, moversOf, type Move } from '../movement/unitMove.js';
import { notBelowZero, pinnedReduction } from '../rulings.js';
import { opponentOf } from '../seats.js';
import { fireteamOf, NONE, playerOf, seatOf, unitOf } from '../state.js';
import { strengthBonus } from '../stats.js';
import { loseTokens } from '../tokens.js';
import { call, procedure } from './machine.js';

/**
 * The move of a unit, by Order or by an effect: the plan is judged as a whole, then each Fireteam in turn is held back by
 * Pinned Tokens, struck as it Disengages, moved, and hurt by the ground it crossed.
 */
export const unitMove = procedure('unitMove')({
  begin(c, v) {
    if (moversOf(c.state, v.unit).length === 0) return done();
    const { seat } = unitOf(c.state, v.unit);
    const rule = v.reason.by === 'rush' ? 'TOS-ORD-08' : v.reason.by === 'march' ? 'TOS-ORD-04' : 'TOS-MOV-03';
    const shape = moveShape(v.unit, v.reason);
    return ask({ seat, ask: `tos.ask.move.${v.reason.by}`, rule, shape, args: { unit: v.unit } }, 'planned');
  },
  planned(_c, v, plan: MoveChoice) {
    v.plan = plan;
    return goto('next');
  },
  next(c, v) {
    const move = v.plan?.[0];
    if (move === undefined) return done();
    const { fireteam, way } = move;
    if (!isAlive(c.state, fireteam)) return goto('skip');
    const { discarded } = pinnedReduction(
      unitOf(c.state, v.unit).tokens.pinned,
      allowanceOf(c.state, fireteam, v.reason),
    );
    loseTokens(c, v.unit, 'pinned', discarded, 'TOS-TOK-07');
    if (way.length === 0) return goto('skip');
    // TOS-ENG-12: only an Order makes leaving cost something.
    const leaves =
      v.reason.by !== 'effect' && mustDisengage(c.state, fireteam, [placedOf(c.state, fireteam).at, ...way]);
    return leaves ? call('disengage', { fireteam }, 'go') : goto('go');
  },
  go(c, v) {
    const [{ fireteam, way }] = v.plan as readonly [Move];
    if (!isAlive(c.state, fireteam)) return goto('skip');
    const path = [placedOf(c.state, fireteam).at, ...way];
    const rush = v.reason.by === 'rush';
    const zones = zonesCrossed(c.state, fireteam, path, rush);
    c.emit({ type: 'fireteam.moved', fireteam, path, by: v.reason.by });
    return zones.length === 0 ? goto('skip') : call('danger', { fireteam, zones, rush }, 'skip');
  },
  skip(_c, v) {
    v.plan = v.plan?.slice(1) ?? [];
    return goto('next');
  },
});

/** TOS-ENG-13 … -16: a Tactics Token for the whole unit and Activation, or one Hit of the opponent's choosing. */
export const disengage = procedure('disengage')({
  begin(c, v) {
    if (c.state.activation?.disengagePaid === true) return done();
    if (strikesAt(c.state, v.fireteam).length === 0) return done();
    const seat = seatOf(c.state, v.fireteam);
    if (playerOf(c.state, seat).tactics === 0) return goto('struck');
    const shape = pickOption([
      { id: 'pay', say: 'tos.choice.pay-disengage' },
      { id: 'suffer', say: 'tos.choice.suffer-disengage' },
    ]);
    return ask(
      { seat, ask: 'tos.ask.disengage', rule: 'TOS-ENG-16', shape, args: { fireteam: v.fireteam } },
      'answered',
    );
  },
  answered(c, v, choice: OptionId) {
    if (choice !== 'pay') return goto('struck');
    c.emit({ type: 'tactics.spent', seat: seatOf(c.state, v.fireteam), count: 1, rule: 'TOS-ENG-16' });
    c.emit({ type: 'disengage.paid' });
    return done();
  },
  struck(c, v) {
    const strikes = strikesAt(c.state, v.fireteam);
    if (strikes.length === 1) return goto('strike');
    const options = strikes.map(({ enemy, use }, id) => ({
      id,
      say: 'tos.choice.action',
      args: { fireteam: enemy, action: use.key },
    }));
    const seat = seatOf(c.state, (strikes[0] as Strike).enemy);
    return ask(
      { seat, ask: 'tos.ask.strike', rule: 'TOS-ENG-14', shape: pickOption(options), args: { fireteam: v.fireteam } },
      'strike',
    );
  },
  /** Strength, Piercing and Precise; no Blast, no Duel, no Triggers (TOS-ENG-15). */
  strike(c, v, choice?: OptionId) {
    const { enemy, use } = strikesAt(c.state, v.fireteam)[Number(choice ?? 0)] as Strike;
    const { strength = 0, piercing = false, precise = false, types } = use.action;
    const total = notBelowZero(strength + strengthBonus(c.state, enemy, types));
    const hit = {
      fireteam: v.fireteam,
      strength: total,
      piercing,
      precise,
      by: seatOf(c.state, enemy),
      cheatable: !lacksModels(c.state, enemy),
      actor: enemy,
    };
    return call('hits', { hits: [hit] }, 'end');
  },
  end: () => call('clearConflict', {}, 'over'),
  over: () => done(),
});

/** TOS-TER-11 … -14: one Hit of the ground. R-40: the opponent flips. */
export const danger = procedure('danger')({
  begin(c, v) {
    const { fireteam, zones, rush } = v;
    const strength = dangerStrength(c.state, fireteam, zones, rush);
    if (c.state.activation?.unit === fireteamOf(c.state, fireteam).unit)
      c.emit({ type: 'zones.suffered', fireteam, zones });
    const by = opponentOf(c.state, seatOf(c.state, fireteam));
    const hit = { fireteam, strength, piercing: false, precise: false, by, cheatable: true, actor: NONE };
    return call('hits', { hits: [hit] }, 'end');
  },
  end: () => call('clearConflict', {}, 'over'),
  over: () => done(),
});

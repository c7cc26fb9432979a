import type { Point } from '@banneret/geometry';
import { amount, ask, done, goto, pickOption, type Option, type Seat } from '@banneret/kernel';
import { assetCard } from '../book.js';
import { cardOfUnit, isAlive, isSquad, isUnitAlive, lacksModels } from '../cardsInPlay.js';
import { findStand } from '../decisions/findStand.js';
import { stand } from '../decisions/stand.js';
import type { StandQuestion } from '../decisions/stands.js';
import { fullModels } from '../ground/board.js';
import { fireteamOf, NONE, unitOf, type FireteamId, type State, type UnitId } from '../state.js';
import { procedure } from './machine.js';

/** it must have lost something that can come back; TOS-REI-07: but not everything. */
export const lacksSomething = (s: State, unit: UnitId): boolean =>
  isUnitAlive(s, unit) &&
  (risers(s, unit).length > 0 || unitOf(s, unit).fireteams.some(id => isAlive(s, id) && lacksModels(s, id)));

/** TOS-UNT-26: how many models of Reserves may still come: no more than there is a place for. */
function reservesFor(s: State, unit: UnitId): number {
  const missing = unitOf(s, unit).fireteams.reduce((sum, id) => {
    const fireteam = fireteamOf(s, id);
    if (!isAlive(s, id) && fireteam.combined && !isSquad(s, unit)) return sum;
    return sum + fullModels(s, fireteam) - (isAlive(s, id) ? fireteam.models : 0);
  }, 0);
  return Math.min(cardOfUnit(s, unit).reserves ?? 0, missing);
}

/** TOS-TRN-05: the units of a seat that may Reinforce in Planning, which is a step of the Start Phase. */
export const reinforceable = (s: State, seat: Seat): UnitId[] =>
  [...s.units.keys()].filter(
    unit => unitOf(s, unit).seat === seat && unitOf(s, unit).tokens.reinforcement > 0 && lacksSomething(s, unit),
  );

/** TOS-REI-02 … -08: one model after the other, so that their owner says where each goes. */
export const reinforce = procedure('reinforce')({
  begin(c, v) {
    v.left ??= v.models;
    if (v.left <= 0) return goto('reserves');
    const options = placesFor(c.state, v.unit);
    if (options.length === 0) return goto('raise');
    if (options.length === 1) return goto('only');
    const { seat } = unitOf(c.state, v.unit);
    return ask({ seat, ask: 'tos.ask.reinforce-model', rule: 'TOS-REI-02', shape: pickOption(options) }, 'chosen');
  },
  /** TOS-UNT-26: whatever made it Reinforce, up to so many more may come if their owner likes. */
  reserves(c, v) {
    const most = v.reserved === true ? 0 : reservesFor(c.state, v.unit);
    if (most === 0) return done();
    v.reserved = true;
    const { seat } = unitOf(c.state, v.unit);
    const args = { unit: v.unit };
    return ask({ seat, ask: 'tos.ask.reserves', rule: 'TOS-UNT-26', shape: amount(0, most), args }, 'called');
  },
  called(_c, v, count: number) {
    v.left = count;
    return goto('begin');
  },
  only(c, v) {
    const [option] = placesFor(c.state, v.unit);
    c.emit(added(c.state, String(option?.id)));
    v.left = (v.left ?? 0) - 1;
    return goto('begin');
  },
  chosen(c, v, choice: string) {
    c.emit(added(c.state, choice));
    v.left = (v.left ?? 0) - 1;
    return goto('begin');
  },
  /** TOS-REI-03, R-55: nobody lacks models any more, so a new Fireteam is begun; without room the rest is lost. */
  raise(c, v) {
    const inside = unitOf(c.state, v.unit).inside !== NONE;
    const all = risers(c.state, v.unit);
    const lost = all.filter(id => inside || findStand(c.state, besides(v.unit, id)) !== undefined);
    const [first] = lost;
    if (first === undefined) {
      if (all.length > 0)
        c.emit({ type: 'room.lacked', seat: unitOf(c.state, v.unit).seat, what: 'models', rule: 'TOS-REI-03' });
      return done();
    }
    v.raised = first;
    if (lost.length === 1) return goto('who');
    const { seat } = unitOf(c.state, v.unit);
    const options = lost.map(id => ({ id, say: 'tos.choice.fireteam', args: { fireteam: id } }));
    return ask({ seat, ask: 'tos.ask.raise', rule: 'TOS-REI-03', shape: pickOption(options) }, 'picked');
  },
  picked(_c, v, fireteam: FireteamId) {
    v.raised = fireteam;
    return goto('who');
  },
  /** TOS-AST-20, TOS-REI-08: the first model of it may be an Adjunct that fell. */
  who(c, v) {
    const raised = v.raised as FireteamId;
    delete v.adjunct;
    const options = modelsFor(c.state, v.unit, raised);
    if (options.length === 1) return goto('place');
    const { seat } = unitOf(c.state, v.unit);
    return ask({ seat, ask: 'tos.ask.reinforce-model', rule: 'TOS-AST-20', shape: pickOption(options) }, 'named');
  },
  named(_c, v, choice: string) {
    const asset = choice.split(':')[1];
    if (asset !== undefined) v.adjunct = Number(asset);
    return goto('place');
  },
  place(c, v) {
    const { seat, inside } = unitOf(c.state, v.unit);
    // the unit is in its building, and so are those who join it.
    if (inside !== NONE) return goto('placed');
    const shape = stand(besides(v.unit, v.raised as FireteamId));
    return ask({ seat, ask: 'tos.ask.new-fireteam', rule: 'TOS-REI-03', shape }, 'placed');
  },
  placed(c, v, at?: readonly Point[]) {
    const fireteam = v.raised as FireteamId;
    const adjuncts = v.adjunct === undefined ? [] : [v.adjunct];
    const place = at?.[0] === undefined ? { inside: true as const } : { at: at[0] };
    const barred = isActive(c.state, v.unit);
    c.emit({ type: 'models.added', fireteam, models: 1 - adjuncts.length, adjuncts, ...place, barred });
    v.left = (v.left ?? 0) - 1;
    return goto('begin');
  },
});

const besides = (unit: UnitId, fireteam: FireteamId): StandQuestion => ({
  unit,
  fireteams: [fireteam],
  where: 'contact',
});

/** TOS-REI-06: in its own Activation the Fireteams that got models are done. */
const isActive = (s: State, unit: UnitId): boolean => s.activation?.unit === unit;

/** One of each sort: the Squad's own Fireteams are all alike, those of Combined Arms too (TOS-REI-08). */
function risers(s: State, unit: UnitId): FireteamId[] {
  const lost = unitOf(s, unit).fireteams.filter(id => !isAlive(s, id));
  const own = lost.find(id => !fireteamOf(s, id).combined);
  // TOS-UNT-25: what was attached to a unit that is no Squad is gone for good.
  const combined = isSquad(s, unit) ? lost.find(id => fireteamOf(s, id).combined) : undefined;
  return [own, combined].filter(id => id !== undefined);
}

/** TOS-REI-02, TOS-AST-20: Fireteams with room, each for an ordinary model or for an Adjunct that fell. */
function placesFor(s: State, unit: UnitId): Option[] {
  return unitOf(s, unit)
    .fireteams.filter(id => isAlive(s, id) && lacksModels(s, id))
    .flatMap(id => modelsFor(s, unit, id));
}

function modelsFor(s: State, unit: UnitId, id: FireteamId): Option[] {
  const args = { fireteam: id };
  const own: Option = { id: `${id}`, say: 'tos.choice.fireteam', args };
  if (fireteamOf(s, id).combined) return [own];
  const back = fallenAdjuncts(s, unit).map(asset => ({ id: `${id}:${asset}`, say: 'tos.choice.adjunct', args }));
  return [own, ...back];
}

function fallenAdjuncts(s: State, id: UnitId): number[] {
  const unit = unitOf(s, id);
  return unit.assets.flatMap(({ card, abandoned }, place) => {
    const alive = unit.fireteams.some(fireteam => fireteamOf(s, fireteam).adjuncts.includes(place));
    return assetCard(s.book, card).adjunct !== undefined && !abandoned && !alive ? [place] : [];
  });
}

function added(s: State, choice: string) {
  const [fireteam, asset] = choice.split(':').map(Number) as [FireteamId, number | undefined];
  const barred = isActive(s, fireteamOf(s, fireteam).unit);
  const adjuncts = asset === undefined ? [] : [asset];
  return { type: 'models.added' as const, fireteam, models: 1 - adjuncts.length, adjuncts, barred };
}

import type { Point } from '@banneret/geometry';
import { ask, done, goto, pickOption, type Option, type Seat } from '@banneret/kernel';
import { assetCard } from '../book.js';
import { cardOfUnit, isAlive, isUnitAlive, lacksModels } from '../cardsInPlay.js';
import { findStand } from '../decisions/findStand.js';
import { stand } from '../decisions/stand.js';
import type { StandQuestion } from '../decisions/stands.js';
import { REINFORCEMENT_MODELS } from '../rulings.js';
import { fireteamOf, unitOf, type FireteamId, type State, type UnitId } from '../state.js';
import { procedure } from './machine.js';

/** TOS-REI-01, TOS-UNT-26. */
export const reinforcementModels = (s: State, unit: UnitId): number =>
  REINFORCEMENT_MODELS + (cardOfUnit(s, unit).reserves ?? 0);

/** it must have lost something; TOS-REI-07: but not everything. */
export const lacksSomething = (s: State, unit: UnitId): boolean =>
  isUnitAlive(s, unit) && unitOf(s, unit).fireteams.some(id => !isAlive(s, id) || lacksModels(s, id));

/** TOS-TRN-05: the units of a seat that may Reinforce in Planning, which is a step of the Start Phase. */
export const reinforceable = (s: State, seat: Seat): UnitId[] =>
  [...s.units.keys()].filter(
    unit => unitOf(s, unit).seat === seat && unitOf(s, unit).tokens.reinforcement > 0 && lacksSomething(s, unit),
  );

/** TOS-REI-02 … -08: one model after the other, so that their owner says where each goes. */
export const reinforce = procedure('reinforce')({
  begin(c, v) {
    v.left ??= v.models;
    if (v.left <= 0) return done();
    const options = placesFor(c.state, v.unit);
    if (options.length === 0) return goto('raise');
    if (options.length === 1) return goto('only');
    const { seat } = unitOf(c.state, v.unit);
    return ask({ seat, ask: 'tos.ask.reinforce-model', rule: 'TOS-REI-02', shape: pickOption(options) }, 'chosen');
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
    const lost = risers(c.state, v.unit).filter(id => findStand(c.state, besides(v.unit, id)) !== undefined);
    const [first] = lost;
    if (first === undefined) return done();
    v.raised = first;
    if (lost.length === 1) return goto('place');
    const { seat } = unitOf(c.state, v.unit);
    const options = lost.map(id => ({ id, say: 'tos.choice.fireteam', args: { fireteam: id } }));
    return ask({ seat, ask: 'tos.ask.raise', rule: 'TOS-REI-03', shape: pickOption(options) }, 'picked');
  },
  picked(_c, v, fireteam: FireteamId) {
    v.raised = fireteam;
    return goto('place');
  },
  place(c, v) {
    const { seat } = unitOf(c.state, v.unit);
    const shape = stand(besides(v.unit, v.raised as FireteamId));
    return ask({ seat, ask: 'tos.ask.new-fireteam', rule: 'TOS-REI-03', shape }, 'placed');
  },
  placed(c, v, [at]: readonly Point[]) {
    const fireteam = v.raised as FireteamId;
    c.emit({
      type: 'models.added',
      fireteam,
      models: 1,
      adjuncts: [],
      at: at as Point,
      barred: isActive(c.state, v.unit),
    });
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
  const combined = lost.find(id => fireteamOf(s, id).combined);
  return [own, combined].filter(id => id !== undefined);
}

/** TOS-REI-02, TOS-AST-20: Fireteams with room, each for an ordinary model or for an Adjunct that fell. */
function placesFor(s: State, unit: UnitId): Option[] {
  const fallen = fallenAdjuncts(s, unit);
  return unitOf(s, unit)
    .fireteams.filter(id => isAlive(s, id) && lacksModels(s, id))
    .flatMap(id => {
      const args = { fireteam: id };
      const own: Option = { id: `${id}`, say: 'tos.choice.fireteam', args };
      if (fireteamOf(s, id).combined) return [own];
      const back = fallen.map(asset => ({ id: `${id}:${asset}`, say: 'tos.choice.adjunct', args }));
      return [own, ...back];
    });
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

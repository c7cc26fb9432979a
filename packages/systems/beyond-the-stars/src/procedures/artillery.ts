import { cm, coverage, legLength, type Point } from '@banneret/geometry';
import { ask, done, goto, pickOption, roll } from '@banneret/kernel';
import { leansOn } from '../compile.js';
import { askSpot } from '../decisions/spot.js';
import { who } from '../figures/named.js';
import { placedOf } from '../figures/placed.js';
import { isAlive, is } from '../figures/traits.js';
import { half, TEMPLATES, TRAJECTORY_NEED } from '../rulings.js';
import { obstructionsFrom } from '../sight/trajectory.js';
import { floorAt } from '../ground/board.js';
import { aimAt, buildingAt, occupantsOf } from '../ground/buildings.js';
import { shotRules, weaponOf } from '../shooting/weapons.js';
import type { Blow } from '../rule.js';
import { enemyOf, figureOf, seatOf, type FigureId, type State } from '../state.js';
import { call, dice, procedure } from './machine.js';

/** BTS-ART-04. */
const FAR = cm(30);
const NEAR = cm(15);
const LEAST = cm(5);

/** A template weapon that has hit: the template comes down, perhaps elsewhere. BTS-ART-01 to -05, R-51. */
export const bombard = procedure('bombard')({
  begin(c, { group }) {
    const { x, y } = aimAt(c.state, group.target);
    const used = weaponOf(c.state, group.shooter, group.weapon);
    const rules = shotRules(c.state, group.shooter, used);
    const twice = rules.some(
      ({ rule }) => rule.shoot?.experimental === true || rule.shoot?.clumsy?.(c.state, group.shooter) === true,
    );
    return call(
      'deviate',
      {
        seat: seatOf(c.state, group.shooter),
        at: { x, y },
        rule: 'BTS-ART-04',
        purpose: 'template',
        ...(twice && { twice }),
      },
      'landed',
    );
  },
  landed(c, { group }, { at, face }: { at: Point; face: number }) {
    const used = weaponOf(c.state, group.shooter, group.weapon);
    const heavy =
      used.category === 'heavy-artillery' ||
      shotRules(c.state, group.shooter, used).some(({ rule }) => rule.shoot?.experimental === true);
    c.emit({
      type: 'template.placed',
      figure: group.shooter,
      category: heavy ? 'heavy-artillery' : 'light-artillery',
      at,
      face,
    });
    const { force, pen } = used;
    return call(
      'blast',
      { by: group.shooter, weapon: group.weapon, force, pen, at, size: heavy ? 'heavy' : 'light' },
      'end',
    );
  },
  end: () => done(),
});

/** BTS-ART-04: gives the point and the face. */
export const deviate = procedure('deviate')({
  begin: (_c, { twice, rule, seat }) => roll(dice(twice === true ? 2 : 1, rule, 'bts.roll.deviation', seat), 'rolled'),
  rolled(_c, v, faces: readonly number[]) {
    const face = Math.min(...faces);
    v.face = face;
    if (face === 6) return done({ at: v.at, face });
    if (face >= 4) return ask(askSpot(v.seat, v.at, LEAST, NEAR), 'put');
    return ask(askSpot(enemyOf(v.seat), v.at, 0, face === 1 ? FAR : NEAR), 'put');
  },
  put: (_c, v, at: Point) => done({ at, face: v.face ?? 6 }),
});

/** Everybody under a template, friend or enemy: whoever is under the centre first. BTS-ART-05, -08, R-114, R-143. */
function victimsOf(state: State, at: Point, size: 'light' | 'heavy', except: FigureId | undefined): FigureId[] {
  const template = { centre: at, radius: TEMPLATES[size] };
  const found: { figure: FigureId; centre: boolean; away: number }[] = [];
  for (let figure = 0; figure < state.figures.length; figure++) {
    if (figure === except || state.figures[figure]?.place !== 'table') continue;
    const covered = coverage(template, placedOf(state, figure));
    if (covered !== 'none')
      found.push({ figure, centre: covered === 'centre', away: legLength(at, figureOf(state, figure).spot) });
  }
  found.sort((a, b) => Number(b.centre) - Number(a.centre) || a.away - b.away || a.figure - b.figure);
  return found.map(({ figure }) => figure);
}

/**
 * the order is the shooter's where it can decide something: where the aura of one of them works for another, who would
 * be struck without it once the first has fallen. Otherwise the nearest to the centre comes first, and nobody is asked in vain.
 */
const decidesOrder = (state: State, left: readonly FigureId[]): boolean =>
  left.some(figure => leansOn(state, figure).some(source => left.includes(source)));

/** BTS-BLD-14, -15, -22: with its centre on a building a template hits everybody in it, on all storeys, and nobody else. */
function housedAt(state: State, at: Point, except: FigureId | undefined): FigureId[] | undefined {
  const building = buildingAt(state, at);
  if (building === undefined) return undefined;
  // A shot that only bursts stays in its storey.
  const storey = except === undefined ? undefined : figureOf(state, except).storey;
  return occupantsOf(state, building, storey).filter(figure => figure !== except);
}

const isCentre = (state: State, at: Point, size: 'light' | 'heavy', figure: FigureId): boolean =>
  coverage({ centre: at, radius: TEMPLATES[size] }, placedOf(state, figure)) === 'centre';

/** Hits of half Force, full under the centre; scenery between the centre and a figure may take them. BTS-ART-05 to -07. */
export const blast = procedure('blast')({
  begin(c, v) {
    v.victims = housedAt(c.state, v.at, v.except) ?? victimsOf(c.state, v.at, v.size, v.except);
    v.next = 0;
    return goto('next');
  },
  next(c, v) {
    const victim = v.victims?.[v.next ?? 0];
    if (victim === undefined) return done();
    if (!isAlive(c.state, victim)) return goto('skip');
    const left = (v.victims ?? []).slice(v.next).filter(figure => isAlive(c.state, figure));
    if (v.chosen === victim || isCentre(c.state, v.at, v.size, victim) || !decidesOrder(c.state, left))
      return goto('reach');
    return ask(
      {
        seat: seatOf(c.state, v.by),
        ask: 'bts.ask.next-struck',
        rule: 'BTS-ART-05',
        shape: pickOption(left.map(id => ({ id, say: 'bts.choice.figure', args: { ...who(c.state, id) } }))),
      },
      'chosen',
    );
  },
  chosen(_c, v, victim: FigureId) {
    const [before, left] = [(v.victims ?? []).slice(0, v.next), (v.victims ?? []).slice(v.next)];
    v.victims = [...before, victim, ...left.filter(figure => figure !== victim)];
    v.chosen = victim;
    return goto('reach');
  },
  reach(c, v) {
    const victim = v.victims?.[v.next ?? 0] as FigureId;
    // BTS-BLD-14: walls have been reckoned with already.
    if (figureOf(c.state, victim).place === 'inside') return goto('strike');
    const eye = floorAt(c.state.battle, v.at);
    const hidden = obstructionsFrom(c.state, v.at, eye, victim).some(({ kind }) => kind === 'piece');
    if (!hidden || isCentre(c.state, v.at, v.size, victim)) return goto('strike');
    return roll(dice(1, 'BTS-ART-06', 'bts.roll.trajectory', seatOf(c.state, v.by)), 'past');
  },
  past(c, v, [face = 1]: readonly number[]) {
    const victim = v.victims?.[v.next ?? 0] as FigureId;
    const by = obstructionsFrom(c.state, v.at, floorAt(c.state.battle, v.at), victim).find(
      ({ kind }) => kind === 'piece',
    );
    const passed = face >= TRAJECTORY_NEED;
    if (by) c.emit({ type: 'trajectory.rolled', figure: v.by, by, face, need: TRAJECTORY_NEED, passed });
    return passed ? goto('strike') : goto('skip');
  },
  strike(c, v) {
    const victim = v.victims?.[v.next ?? 0] as FigureId;
    const centre = figureOf(c.state, victim).place === 'table' && isCentre(c.state, v.at, v.size, victim);
    const force = centre || v.except !== undefined ? v.force : half(v.force);
    const blow: Blow = {
      kind: 'shot',
      by: v.by,
      victim,
      force,
      pen: v.pen,
      weapon: v.weapon,
      from: v.at,
      ...(centre && is(c.state, victim, 'vehicle') && { onTop: true }),
    };
    return call('blows', { blow, rolls: 1 }, 'skip');
  },
  skip(_c, v) {
    v.next = (v.next ?? 0) + 1;
    return goto('next');
  },
});

export const artilleryProcedures = { bombard, deviate, blast };

import {
  inRoles,
  tellGlance,
  type Glance,
  type GlanceRules,
  type Obstacle,
  type Onlooker,
  type Said,
} from '@banneret/game';
import { segmentCutsPolygon } from '@banneret/geometry';
import type { Translate } from '@banneret/i18n';
import type { State } from '../state.js';
import { explainLook, inArc, type Member } from '../table/sight.js';
import { fighterIn, sheetOf } from '../units.js';
import { unitName, weaponName } from './names.js';

const RULES: GlanceRules = { seen: 'AT43-LOS-04', hidden: 'AT43-LOS-07', through: 'AT43-LOS-07' };

/**
 * How one fighter sees another, and a vehicle with which of its weapons. Sight may be looked at before anything is declared; how far it is and whether there is cover
 * is measured afterwards (AT43-GEN-05), so neither is told.
 */
export function glance(state: State, from: Onlooker, to: Onlooker, t: Translate): Glance | undefined {
  const [viewer, target] = [memberOf(state, from), memberOf(state, to)];
  if (viewer === undefined || target === undefined) return undefined;
  const { isSeen, line, terrain, units } = explainLook(state, viewer, target);
  const piece = (index: number): Obstacle => ({
    kind: 'scenery',
    id: String(index),
    name: state.terrain[index]?.kind.name[t.locale] ?? '',
  });
  const crossed = [...state.terrain.keys()].filter(index => {
    const { outline, open } = state.terrain[index] as State['terrain'][number];
    return !open && segmentCutsPolygon(outline, ...line);
  });
  const inTheWay = inRoles({
    blocks: [
      ...terrain.map(piece),
      ...units.map((unit): Obstacle => ({ kind: 'unit', id: String(unit), name: unitName(state, unit, t) })),
    ],
    through: crossed.map(piece),
  });
  const names = { viewer: unitName(state, from.thing, t), target: unitName(state, to.thing, t) };
  return {
    isSeen,
    look: { from: line[0], to: line[1], isClear: isSeen },
    inTheWay,
    verdict: [
      ...tellGlance({ isSeen, ...names, inTheWay, rules: RULES }, t),
      ...fieldsOf(state, viewer, target, t),
      ...(isSeen ? [{ text: t.say('at43.eye.later'), rule: 'AT43-GEN-05' }] : []),
    ],
  };
}

/** AT43-LOS-02: a vehicle sees with each of its weapons by itself. */
function fieldsOf(state: State, { fighter }: Member, target: Member, t: Translate): readonly Said[] {
  const { category, mounts } = sheetOf(state, fighter.id);
  if (category !== 'vehicle') return [];
  const said = (isIn: boolean): Said[] => {
    const weapons = mounts.flatMap(({ weapon }, mount) =>
      inArc(state, fighter, mount, target.fighter) === isIn ? [weaponName(state, weapon, t)] : [],
    );
    if (weapons.length === 0) return [];
    const text = t.say(isIn ? 'at43.eye.inView' : 'at43.eye.outOfView', { weapons: weapons.join(', ') });
    return [{ text, rule: 'AT43-LOS-02' }];
  };
  return [...said(true), ...said(false)];
}

function memberOf(state: State, { thing, model }: Onlooker): Member | undefined {
  const unit = state.units[thing];
  const fighter = unit?.place === 'table' ? fighterIn(unit, model) : undefined;
  return fighter && { unit: thing, fighter };
}

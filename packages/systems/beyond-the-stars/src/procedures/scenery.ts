import type { Point } from '@banneret/geometry';
import { ask, done, goto, pickOption, roll, type Option } from '@banneret/kernel';
import { askScenery } from '../decisions/scenery.js';
import { areAlike, coveredShare, extentOf, hasRoom, pieceAt, turnsOf, wholeCm } from '../ground/scenery.js';
import { isTie, SIDES } from '../rulings.js';
import { enemyOf, type PieceId, type State, type TerrainPiece } from '../state.js';
import { procedure } from './machine.js';

/** Nobody wants to place anything more. */
const ENOUGH = 'enough';

const ruleOf = ({ battle: { options } }: State): string =>
  options.terrainBy === undefined ? 'BTS-TER-03' : 'BTS-TER-02';

/**
 * The players put the scenery of the box on the table before anything else. BTS-TER-02: one of them all of it.
 * BTS-TER-03: one piece each in turn, until both are satisfied. H-21: a roll-off says who begins, and whoever is satisfied
 * may still place again if the other goes on.
 */
export const scenery = procedure('scenery')({
  begin(c, v) {
    const { box = [], options } = c.state.battle;
    if (box.length === 0) return done();
    v.turn = options.terrainBy ?? 0;
    return options.terrainBy === undefined ? goto('dice') : goto('next');
  },
  dice: () => roll({ kind: 'dice', count: SIDES, sides: 6, rule: 'BTS-TER-03', why: 'bts.roll.scenery' }, 'rolled'),
  rolled(c, v, faces: readonly number[]) {
    if (isTie(faces)) return goto('dice');
    v.turn = (faces[0] ?? 0) > (faces[1] ?? 0) ? 0 : 1;
    c.emit({ type: 'roll-off.rolled', faces, winner: v.turn });
    return goto('next');
  },
  next(c, v) {
    const { battle } = c.state;
    const seat = v.turn ?? 0;
    const left = (battle.box ?? []).length;
    if (left === 0) return done();
    const shape = pickOption([...boxOptions(c.state), { id: ENOUGH, say: 'bts.choice.scenery-enough' }]);
    const args = { left, share: coveredShare(battle) };
    return ask({ seat, ask: 'bts.ask.scenery', rule: ruleOf(c.state), shape, args }, 'picked');
  },
  picked(c, v, answer: string) {
    const seat = v.turn ?? 0;
    if (answer !== ENOUGH) {
      const [piece = 0, quarters = 0] = answer.split(':').map(Number);
      v.piece = piece;
      v.quarters = quarters;
      return ask(askScenery(c.state, seat, ruleOf(c.state), { piece, quarters }), 'put');
    }
    c.emit({ type: 'scenery.enough', seat });
    v.satisfied = (v.satisfied ?? 0) + 1;
    return isSettled(c.state, v.satisfied) ? done() : goto('pass');
  },
  put(c, v, { x, y }: Point) {
    c.emit({ type: 'scenery.placed', seat: v.turn ?? 0, piece: v.piece ?? 0, quarters: v.quarters ?? 0, x, y });
    v.satisfied = 0;
    return goto('pass');
  },
  pass(c, v) {
    if (c.state.battle.options.terrainBy === undefined) v.turn = enemyOf(v.turn ?? 0);
    return goto('next');
  },
});

/** One who places everything need ask nobody; two must both be satisfied. */
const isSettled = ({ battle: { options } }: State, satisfied: number): boolean =>
  options.terrainBy !== undefined || satisfied === SIDES;

/** Each piece of the box that is unlike those before it, turned as it may be, if there is room for it. */
function boxOptions({ battle }: State): Option[] {
  const box = battle.box ?? [];
  return box.flatMap((piece, i) =>
    isAlikeEarlier(box, i)
      ? []
      : turnsOf(piece)
          .filter(quarters => hasRoom(battle, i, quarters))
          .map(quarters => optionOf(piece, i, quarters)),
  );
}

const isAlikeEarlier = (box: readonly TerrainPiece[], place: PieceId): boolean =>
  box.slice(0, place).some(other => areAlike(other, box[place] as TerrainPiece));

function optionOf(piece: TerrainPiece, place: PieceId, quarters: number): Option {
  const { wide, deep } = extentOf(pieceAt(piece, { quarters, x: 0, y: 0 }).outline);
  const args = { ...piece.name, wide: wholeCm(wide), deep: wholeCm(deep), degrees: 90 * quarters };
  const fronted = piece.openings !== undefined || piece.access !== undefined;
  return { id: `${place}:${quarters}`, say: fronted ? 'bts.choice.scenery-turned' : 'bts.choice.scenery', args };
}

export const sceneryProcedures = { scenery };

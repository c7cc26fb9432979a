import { FACINGS, inches, pointAt, within, type Point } from '@banneret/geometry';
import type { Rng } from '@banneret/kernel';
import { moveKind, moveShape, type MoveChoice } from '../src/decisions/move.js';
import { engagedWith } from '../src/engagement.js';
import { markerBody, placedOf, touchesZone } from '../src/ground/board.js';
import { moversOf, type MoveReason } from '../src/movement/unitMove.js';
import { seesMarker } from '../src/sight.js';
import type { State } from '../src/state.js';
import { areAsWide, between, crowd, type Manoeuvre, proposals, squadAt } from './proposing.js';
import type { Spot, TerrainBody, UnitBody } from './scene.js';

/** Moves that reach something. */

const OWN: readonly ((at: Spot) => UnitBody)[] = [
  at => ({ card: 'gunners', at: [at] }),
  at => ({ card: 'captain', at: [at] }),
  at => ({ card: 'colossus', at: [at] }),
  squadAt,
];

/** The table after a move. */
const after = (s: State, moves: MoveChoice): State => {
  let { fireteams } = s;
  for (const { fireteam, way } of moves)
    fireteams = fireteams.with(fireteam, { ...fireteams[fireteam]!, at: way.at(-1)!, top: -1 });
  return { ...s, fireteams };
};

/** Whom a unit is Engaged with, which Markers it may use, which buildings it touches. */
function* serves(s: State, unit: number): Generator<string> {
  for (const id of moversOf(s, unit)) {
    for (const foe of engagedWith(s, id)) yield `foe ${foe}`;
    for (const marker of s.markers)
      if (within(placedOf(s, id), markerBody(marker), inches(3)) && seesMarker(s, id, marker))
        yield `marker ${marker.id}`;
    for (const [zone, { outline, rooms }] of s.terrain.entries())
      if (rooms === true && touchesZone(placedOf(s, id), outline)) yield `piece ${zone}`;
  }
}

/** Straight moves of one Fireteam or of all, in every direction and by many lengths, and some with a bend. */
function* denseMoves(s: State, unit: number, most: number): Generator<MoveChoice> {
  const ids = moversOf(s, unit);
  for (let i = 0; i < 96; i++)
    for (let far = inches(0.5); far <= most; far += inches(0.5)) {
      const facing = Math.floor((i * FACINGS) / 96);
      const to = (id: number): Point => pointAt(placedOf(s, id).at, facing, far);
      for (const id of ids) yield [{ fireteam: id, way: [to(id)] }];
      if (ids.length > 1) yield ids.map(fireteam => ({ fireteam, way: [to(fireteam)] }));
      if (i % 4 > 0) continue;
      for (const side of [-1, 1]) {
        const bend = (id: number): Point =>
          pointAt(placedOf(s, id).at, (facing + side * 400 + FACINGS) % FACINGS, far / 2);
        for (const id of ids) yield [{ fireteam: id, way: [bend(id), to(id)] }];
      }
    }
}

const moving = (name: string, reason: MoveReason, most: number): Manoeuvre => ({
  name,
  position(rng) {
    const own = OWN[rng.below(OWN.length)]!([between(rng, 20, 26), between(rng, 20, 26)]);
    const state = crowd(
      rng,
      own,
      4,
      name.includes('building') ? { options: { enter: true }, terrain: houses(rng) } : {},
    );
    if (state === undefined) return undefined;
    const before = new Set(serves(state, 0));
    const news = function* (choice: MoveChoice): Generator<string> {
      for (const object of serves(after(state, choice), 0)) if (!before.has(object)) yield object;
    };
    const shape = moveShape(0, reason);
    const possible = new Set<string>();
    for (const moves of denseMoves(state, 0, inches(most))) {
      const fresh = [...news(moves)].filter(object => !possible.has(object));
      if (fresh.length > 0 && moveKind.judge(state, shape, moves, 0, 'TOS-GEN-01').ok)
        for (const object of fresh) possible.add(object);
    }
    return { state, possible, ...proposals(state, moveKind, shape, news, rng) };
  },
});

const houses = (rng: Rng): TerrainBody[] =>
  [0, 1].map(i => {
    const [x, y] = [between(rng, 12, 16) + 14 * i, between(rng, 12, 32)];
    return { box: [x, y, x + 5, y + 5], traits: ['impassable', 'blocking'], rooms: true, roof: true };
  });

areAsWide([
  moving('March', { by: 'march' }, 6),
  moving('Rush', { by: 'rush' }, 12),
  moving('move by an effect', { by: 'effect', distance: 4 }, 4),
  moving('March to a building', { by: 'march' }, 6),
]);

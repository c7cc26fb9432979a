import type { State } from '@banneret/beyond-the-stars';
import { test } from 'vitest';
import { polygon, type Obstacle, type Place, type Volumes } from '../../src/eye/volumes.js';
import { coverOf, veilOf } from '../../src/systems/beyond-the-stars/eyeCover.js';
import { housing, volumesOf } from '../../src/systems/beyond-the-stars/volumes.js';
import { circumstancesOf, everybody, lodgingsAdded, WANTED } from './beyondTheStars.js';
import {
  compare,
  expectAgreement,
  PAIRS,
  PATIENCE,
  readAny,
  SEED,
  throughVeil,
  type Comparison,
  type Flaw,
} from './comparison.js';

/** Passengers who look from the middle of what carries them only. */
const fromTheMiddle: Flaw<State> = ({ state, from, to }, looks) => ({
  sight: throughVeil(veilOf(state, from, to), readAny(looks.slice(0, 1))),
});

/** Those within as if they stood in the middle of their house, behind its walls. */
const behindOwnWalls: Flaw<State> = ({ state, from, to }, looks) => {
  const housed = [from, to].map(({ model }) => state.battle.terrain[housing(state, model) ?? -1]);
  const walls = housed.flatMap((piece): Obstacle[] =>
    piece ? [{ kind: 'scenery', id: piece.id, shape: polygon(piece.outline), top: piece.height, open: 'never' }] : [],
  );
  const shut = looks.map((look): Volumes => ({
    from: inTheMiddle(look.from, housed[0] !== undefined),
    to: inTheMiddle(look.to, housed[1] !== undefined),
    obstacles: [...look.obstacles, ...walls],
  }));
  return { sight: throughVeil(veilOf(state, from, to), readAny(shut)) };
};

function inTheMiddle({ shape, z, ...place }: Place, isHoused: boolean): Place {
  if (!isHoused || shape.kind === 'capsule') return { shape, z, ...place };
  const count = shape.corners.length;
  const sum = shape.corners.reduce((whole, { x, y }) => ({ x: whole.x + x, y: whole.y + y }), { x: 0, y: 0 });
  return { shape, z, points: [{ x: sum.x / count, y: sum.y / count, z }] };
}

const asked: Comparison<State> = {
  title: 'Beyond the Stars',
  system: 'beyond-the-stars',
  seed: SEED,
  pairs: PAIRS,
  every: 60,
  perPosition: 10,
  player: 'random',
  models: everybody,
  looks: volumesOf,
  veil: veilOf,
  cover: coverOf,
  stage: lodgingsAdded,
  circumstances: circumstancesOf,
  wanted: WANTED,
  sorts: ['scenery', 'building', 'unit', 'transport'],
  flaws: {
    'without the rule of Loners': (_, looks) => ({ sight: readAny(looks) }),
    'passengers only in the middle': fromTheMiddle,
    'those within behind their own walls': behindOwnWalls,
  },
};

test(
  'Beyond the Stars (BTS-GEN-17, R-20, BTS-BLD-07, -09, BTS-SPR-59, -68): whoever is on the film is seen, whoever is not is hidden',
  async () => {
    expectAgreement(asked.title, await compare(asked));
  },
  PATIENCE,
);

import { inArc, saveFor, sheetOf, type State } from '@banneret/at-43';
import { seededRng, type Rng } from '@banneret/kernel';
import { expect, test } from 'vitest';
import { sortOf } from '../../src/eye/volumes.js';
import { unitInCover, type Salvo } from '../../src/systems/at-43/eyeCover.js';
import { isInView, volumesOf } from '../../src/systems/at-43/volumes.js';
import { circumstancesOf, coverAndVehicles, WANTED } from './at43.js';
import { compare, expectAgreement, type Comparison, PAIRS, PATIENCE, SEED } from './comparison.js';
import { positionsOf } from './positions.js';
import { pickOf } from './staging.js';
import { Tally } from './tally.js';

const asked: Comparison<State> = {
  title: 'AT-43',
  system: 'at-43',
  seed: SEED,
  pairs: PAIRS,
  every: 40,
  perPosition: 10,
  player: 'greedy',
  models: ({ units }) =>
    units.flatMap(({ place, fighters }, thing) =>
      place === 'table' ? fighters.map(({ id: model }) => ({ thing, model })) : [],
    ),
  looks: (state, from, to) => [volumesOf(state, from, to)].flatMap(look => look ?? []),
  stage: coverAndVehicles,
  circumstances: circumstancesOf,
  wanted: WANTED,
  sorts: ['scenery', 'unit'],
};

test(
  'AT-43 (AT43-LOS-04, -06, -07, TER-03): whoever is on the film is seen, whoever is not is hidden',
  async () => {
    expectAgreement(asked.title, await compare(asked));
  },
  PATIENCE,
);

/** Whole units fire at whole units: each salvo is many pairs. */
const SALVOS = PAIRS / 4;

/** Positions in which everybody has been moved about, until a test has enough. */
async function* staged(purpose: string): AsyncGenerator<{ readonly state: State; readonly rng: Rng }> {
  const rng = seededRng(SEED, purpose);
  for await (const { state } of positionsOf<State>({ ...asked, every: 60 }))
    yield { state: coverAndVehicles(state, rng), rng };
}

test(
  'AT-43 (AT43-LOS-01, -02): a weapon of a vehicle has whoever is in its field of view, all others see all around',
  async () => {
    const found = new Tally(['inside', 'outside']);
    const wrong: unknown[] = [];
    let all = 0;
    for await (const { state } of staged('arcs')) {
      const there = asked.models(state);
      for (const from of there)
        for (const [mount, { arc }] of sheetOf(state, from.model).mounts.entries())
          for (const to of arc === null ? there.slice(0, 2) : there) {
            const [shooter, target] = [from, to].map(({ thing, model }) =>
              state.units[thing]?.fighters.find(({ id }) => id === model),
            );
            if (shooter === undefined || target === undefined || shooter === target) continue;
            const view = isInView(state, from, mount, to);
            const judge = inArc(state, shooter, mount, target) ? 'inside' : 'outside';
            all++;
            found.add(arc === null ? [] : [judge]);
            if (view !== judge && view !== 'at-the-margin') wrong.push({ from, mount, to, judge, view });
          }
      if (all >= 10 * PAIRS && found.missing().length === 0) break;
    }
    if (process.env['BANNERET_EYE_PAIRS']) console.log(`eye: AT-43, ${all} fields of view: ${found}`);
    expect(wrong).toEqual([]);
    expect(found.missing()).toEqual([]);
  },
  PATIENCE,
);

test(
  'AT-43 (AT43-COV-01 to -11, R-54): who is in cover from a salvo is in cover, with or without Take Cover!',
  async () => {
    const found = new Tally(['plain', 'takeCover', 'none', 'without scenery']);
    const wrong: unknown[] = [];
    let [pairs, margin] = [0, 0];
    for await (const { state, rng } of staged('cover')) {
      for (let i = 0; i < 6; i++) {
        const salvo = salvoIn(state, rng);
        if (salvo === undefined) continue;
        pairs++;
        const save = saveFor(state, judged(salvo), [salvo.target]);
        const takes = state.units[salvo.target]?.attitudes.takeCover === true;
        const film = unitInCover(state, salvo);
        found.add([save === undefined ? 'none' : takes ? 'takeCover' : 'plain']);
        const bare = unitInCover(state, salvo, obstacle => sortOf(obstacle) !== 'scenery');
        if (bare !== 'at-the-margin' && (bare === 'covered') !== (save !== undefined)) found.add(['without scenery']);
        if (film === 'at-the-margin') margin++;
        else if ((film === 'covered' ? (takes ? 3 : 5) : undefined) !== save) wrong.push({ salvo, save, film });
      }
      if (pairs >= SALVOS && found.missing().length === 0) break;
    }
    if (process.env['BANNERET_EYE_PAIRS'])
      console.log(`eye: AT-43, ${pairs} salvos, ${margin} at the margin, ${wrong.length} unlike the judge: ${found}`);
    expect(wrong).toEqual([]);
    expect(found.missing()).toEqual([]);
    expect(margin).toBeLessThan(pairs / 8);
  },
  PATIENCE,
);

/** Everybody of one unit fires everything at another. */
function salvoIn(state: State, rng: Rng): Salvo | undefined {
  const { units, battle } = state;
  const there = [...units.keys()].filter(unit => units[unit]?.place === 'table');
  const [unit, target] = [pickOf(there, rng), pickOf(there, rng)];
  if (unit === undefined || target === undefined) return undefined;
  if (battle.rosters[unit]?.seat === battle.rosters[target]?.seat) return undefined;
  const uses = (units[unit]?.fighters ?? []).flatMap(({ id }) =>
    sheetOf(state, id).mounts.map((_, mount) => [id, mount] as const),
  );
  return { unit, target, uses };
}

type Judged = Parameters<typeof saveFor>[1];

const judged = ({ unit, uses, target }: Salvo): Judged => ({
  unit,
  uses,
  weapon: 0,
  target: { unit: target, fighter: -1 },
});

import { EMPTY_MUSTER, grimdarkFuture, grimdarkFutureGame, type Setup, type State } from '@banneret/grimdark-future';
import type { Prompt } from '@banneret/kernel';
import { expect, test } from 'vitest';
import { cell } from '../../app/cell.js';
import { judgeFor, type Desk } from '../../table/desk.js';
import {
  blamedUnits,
  declare,
  declaredCount,
  fateOf,
  keyOf,
  musterLines,
  musterOf,
  transportsIn,
  USUAL,
  withFate,
} from './musterDraft.js';

const state = ((): State => {
  const setup = grimdarkFutureGame.setupFor({
    armies: ['rust-brood/2000', 'lantern-company/2000'],
    options: { layout: 'pass', points: 2000 },
  });
  if (!setup.ok) throw new Error(JSON.stringify(setup.problem));
  return grimdarkFuture.setup(setup.value as Setup);
})();

/** The number of a unit, by its English name. */
const unit = (name: string): number => state.battle.rosters.findIndex(roster => roster.name.en === name);

function asked(): Desk {
  const prompt = { seat: 0, ask: 'gdf.ask.muster', rule: 'GDF-DEP-08', shape: { kind: 'gdf.muster' } } as Prompt;
  const judge = (choice: unknown) => judgeFor(grimdarkFutureGame, state, prompt, choice);
  return { game: grimdarkFutureGame, state, prompt, judge, draft: cell<unknown>(undefined) } as unknown as Desk;
}

const fatesOf = (desk: Desk, name: string): readonly string[] =>
  musterLines(desk)
    .find(line => line.unit === unit(name))
    ?.fates.map(keyOf) ?? [];

test('whoever has a choice has a line with all of it, and nobody else', () => {
  const desk = asked();
  const bearer = unit('Belly-bearer');
  expect(fatesOf(desk, 'Burrowers')).toEqual(['usual', 'reserve', `loads ${bearer}`]);
  expect(fatesOf(desk, 'Creepers')).toEqual(['usual', 'scouts', `loads ${bearer}`]);
  expect(fatesOf(desk, 'Rust oracle')).toContain(`joins ${unit('Gnawers')}`);
  expect(fatesOf(desk, 'Rust oracle')).not.toContain(`joins ${unit('Brood Queen')}`);
  expect(fatesOf(desk, 'Scrap colossus')).toEqual([]);
  expect(fatesOf(desk, 'Belly-bearer')).toEqual([]);
  expect(musterLines(desk).every(line => state.battle.rosters[line.unit]?.seat === 0)).toBe(true);
  expect(transportsIn(musterLines(desk))).toEqual([bearer]);
});

test('each unit has one fate at a time, and everything can be undone', () => {
  const desk = asked();
  const [burrowers, bearer] = [unit('Burrowers'), unit('Belly-bearer')];
  declare(desk, burrowers, { kind: 'reserve' });
  expect(fateOf(musterOf(desk), burrowers)).toEqual({ kind: 'reserve' });
  declare(desk, burrowers, { kind: 'loads', with: bearer });
  expect(musterOf(desk)).toEqual({ ...EMPTY_MUSTER, loads: [{ unit: burrowers, with: bearer }] });
  expect(declaredCount(musterOf(desk))).toBe(1);
  declare(desk, burrowers, USUAL);
  expect(musterOf(desk)).toEqual(EMPTY_MUSTER);
});

test('lists are in the order of the units, as the game keeps them', () => {
  const late = withFate(EMPTY_MUSTER, 7, { kind: 'scouts' });
  expect(withFate(late, 2, { kind: 'scouts' }).scouts).toEqual([2, 7]);
  const joined = withFate(EMPTY_MUSTER, 7, { kind: 'joins', with: 1 });
  expect(withFate(joined, 2, { kind: 'joins', with: 3 }).joins.map(pairing => pairing.unit)).toEqual([2, 7]);
});

test('a refusal points at the units that it is about, and at those that go with them', () => {
  const desk = asked();
  const [queen, oracle, creepers] = [unit('Brood Queen'), unit('Rust oracle'), unit('Creepers')];
  declare(desk, oracle, { kind: 'joins', with: creepers });
  expect(blamedUnits(desk.judge(musterOf(desk)), musterOf(desk))).toEqual(new Set());
  // Two Heroes with the same unit.
  declare(desk, queen, { kind: 'joins', with: creepers });
  const muster = musterOf(desk);
  expect(desk.judge(muster)).toMatchObject({ ok: false, because: [{ rule: 'GDF-HER-01' }] });
  expect(blamedUnits(desk.judge(muster), muster)).toEqual(new Set([queen, oracle, creepers]));
  // With a Hero who is no Scout, they are none either.
  declare(desk, queen, USUAL);
  declare(desk, creepers, { kind: 'scouts' });
  expect(desk.judge(musterOf(desk))).toMatchObject({ ok: false, because: [{ rule: 'GDF-SCT-01' }] });
});

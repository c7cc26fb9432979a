import { beyondTheStarsGame, sheetOf, type State } from '@banneret/beyond-the-stars';
import { expect, test } from 'vitest';
import { deskWhere } from '../../../test/desks.js';
import {
  aimAtUnit,
  aimFigure,
  shootDraftOf,
  shooters,
  shootQuestion,
  takeShooters,
  targetOf,
  volleysFor,
} from './shootDraft.js';

/** A desk at which a unit of several may shoot. */
const desk = deskWhere(beyondTheStarsGame, 'shots', asked =>
  [...shooters(asked).values()].some(figures => figures.length > 1),
);
const state = desk.state as State;
const [unit, figures] = [...shooters(desk)].find(([, able]) => able.length > 1) ?? [0, []];
const volleysNow = () => shootDraftOf(desk)?.volleys ?? [];
const unitOfTarget = (figure: number): number => sheetOf(state, figure).unit;

test('a unit that is taken fires with everybody at the nearest, and may', () => {
  takeShooters(desk, unit);
  expect(volleysNow().map(({ figure }) => figure)).toEqual(figures);
  expect(volleysNow()).toEqual(figures.map(figure => volleysFor(desk, figure)[0]));
  expect(desk.judge({ do: 'shoot', volleys: volleysNow() })).toEqual({ ok: true });
});

test('one figure holds its fire, and takes its place in the row again', () => {
  takeShooters(desk, unit);
  const [first = 0, ...others] = figures;
  aimFigure(desk, first, undefined);
  expect(volleysNow().map(({ figure }) => figure)).toEqual(others);
  aimFigure(desk, first, volleysFor(desk, first).at(-1));
  expect(volleysNow()[0]).toEqual(volleysFor(desk, first).at(-1));
});

test('a click on an enemy aims all at it who can; on a unit of one’s own, that one shoots', () => {
  desk.draft.set(undefined);
  const { clickable } = shootQuestion(desk);
  const enemy = [...(clickable?.units ?? [])].map(Number).find(id => !shooters(desk).has(id));
  if (enemy === undefined) throw new Error('nobody to aim at');
  clickable?.click(String(unit));
  expect(shootDraftOf(desk)?.unit).toBe(unit);
  for (const id of [...shootQuestion(desk).clickable!.units].map(Number).filter(other => !shooters(desk).has(other))) {
    aimAtUnit(desk, id);
    for (const { figure, shots } of volleysNow()) {
      const can = volleysFor(desk, figure).some(volley => unitOfTarget(targetOf(volley)) === id);
      expect(unitOfTarget(shots[0]?.targets[0] ?? -1) === id).toBe(can);
    }
    expect(desk.judge({ do: 'shoot', volleys: volleysNow() })).toEqual({ ok: true });
  }
});

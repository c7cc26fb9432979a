import type { Prompt } from '@banneret/kernel';
import { tryScenario } from '@banneret/game';
import { describe, expect, it } from 'vitest';
import { theEdgeGame } from '../src/index.js';
import { scene } from './scene.js';

describe('refusals of answers in files', () => {
  const said = (choose: unknown, before: readonly unknown[] = []): unknown => {
    const trial = tryScenario(
      JSON.stringify({
        system: 'the-edge',
        position: {
          active: 1,
          begin: 'active',
          players: [
            {
              faction: 'brazen-watch',
              banner: 'down',
              reserve: 2,
              hand: ['crossfire', 'two-handed-thrust'],
              squads: [{ squad: 'arbalesters', at: ['D4:0', 'D4:1', null] }],
            },
            {
              faction: 'briar-brood',
              squads: [
                { squad: 'sproutlings', at: ['E4:0', null, null, null] },
                { squad: 'root-mother', at: ['I7:012'] },
              ],
            },
          ],
        },
        choices: [...before, choose].map(answer => ({ seat: 1, choose: answer })),
      }),
      [theEdgeGame],
    );
    return trial.verdict.kind === 'refused' ? trial.verdict.because[0]?.args : trial.verdict;
  };

  it('have the names of the file and no numbers', () => {
    expect(said('2:sproutlings:1', [{ card: 'crossfire' }])).toEqual({ choice: '2:sproutlings:1' });
    expect(said({ arbalesters: 3 }, [{ card: 'two-handed-thrust' }])).toMatchObject({ id: 'arbalesters', choice: 3 });
  });
});

/** Answers in files: a name stands for one thing of one kind, and nothing in an answer is ignored or cut to fit. */
describe('answers in files', () => {
  const { state } = scene({
    seats: [
      { squads: [{ card: 'militia', at: [[3, 3, 0]], upgrades: [{ card: 'blade' }] }] },
      { squads: [{ card: 'militia', at: [[3, 3, 1]] }] },
    ],
  });
  const read = (ask: string, shape: object, raw: unknown): unknown => {
    const prompt = { seat: 0, ask, rule: 'EDGE-GEN-01', shape } as Prompt;
    const found = theEdgeGame.scenario.choice(state, prompt, raw);
    return found.ok ? found.value : `${found.problem.say} at ${String(found.problem.args?.['place'])}`;
  };
  const pick = (...ids: readonly number[]) => ({ kind: 'pick', options: ids.map(id => ({ id })) });

  it.each([
    ['edge.ask.target.figure', '2:militia:1', 4],
    ['edge.ask.target.figure', '2:militia:9', '2:militia:9'],
    ['edge.ask.target.figure', '2:militia:1:x', '2:militia:1:x'],
    ['edge.ask.target.figure', '2:militia:01', '2:militia:01'],
    ['edge.ask.target.figure', '2:militia', '2:militia'],
    ['edge.ask.target.figure', 'B1', 'B1'],
    ['edge.ask.target.squad', '2:militia', 1],
    ['edge.ask.target.squad', '2:militia:1', '2:militia:1'],
    ['edge.ask.target.space', 'B1', 1],
    ['edge.ask.target.space', 'B1:0', 'B1:0'],
    ['edge.ask.target.space', 'militia', 'militia'],
    ['edge.ask.target.opponent', 'player 2', 1],
    ['edge.ask.target.opponent', 'B1', 'B1'],
    ['edge.ask.target.opponent', 'player 3', 'player 3'],
  ])('%s: %s stands for %s', (ask, raw, meant) => expect(read(ask, pick(), raw)).toBe(meant));

  it('an attached Upgrade goes by the Squad that bears it', () => {
    const card = state.squads[0]?.upgrades[0]?.card;
    expect(read('edge.ask.target.upgrade', pick(), 'militia:blade')).toBe(card);
    expect(read('edge.ask.target.upgrade', pick(), '2:militia:blade')).toBe('2:militia:blade');
  });

  it.each([
    [{ blade: -1 }, 'edge.scenario.choice at choice.blade'],
    [{ blade: 1.5 }, 'edge.scenario.choice at choice.blade'],
    [{ blade: 100 }, 'edge.scenario.choice at choice.blade'],
    [{ blade: '2' }, 'edge.scenario.choice at choice.blade'],
  ])('a deck of %j is not cut to fit', (raw, said) =>
    expect(read('edge.ask.deck', { kind: 'edge.deck' }, raw)).toBe(said),
  );

  it.each([
    [{}, 'edge.scenario.choice at choice'],
    [{ restore: 'militia', agreed: 1 }, 'edge.scenario.choice at choice'],
    [{ agreed: 'x' }, 'edge.scenario.unknown at choice.agreed'],
    [{ remove: 7 }, 'edge.scenario.choice at choice.remove'],
    [{ agreed: 2 }, 'agreed-1'],
  ])('of a Special Source %j is %s', (raw, meant) => expect(read('edge.ask.special-source', pick(), raw)).toBe(meant));

  it.each([
    [{}, 'edge.scenario.choice at choice'],
    [{ card: 'blade', half: 'uper' }, /^edge\.scenario\.unknown at choice\.(?:card|half)$/],
    [{ activate: 'militia', half: 'upper' }, 'file.unknown-field at choice'],
    [{ do: 'end', figure: 1, figur: 1 }, 'file.unknown-field at choice'],
  ])('a play of %j is %s', (raw, said) => expect(read('edge.ask.turn', { kind: 'edge.play' }, raw)).toMatch(said));

  it('a way that ends elsewhere than the move is no way', () => {
    const shape = { kind: 'edge.step', mayMove: [0], mayFight: [], crossing: false, pushed: [], plays: false };
    const move = (more: object) => read('edge.ask.step', shape, { move: '1:militia:1', push: [], ...more });
    expect(move({ to: 'B1:0', via: ['C1'] })).toBe('edge.scenario.way at choice.via');
    expect(move({ to: 'B1:0', via: [] })).toBe('edge.scenario.way at choice.via');
    expect(move({ to: 'B1:0', via: ['B1:0'] })).toBe('edge.scenario.unknown at choice.via[0]');
    expect(move({ to: 'B1:00', via: ['B1'] })).toBe('edge.scenario.unknown at choice.to');
    expect(move({ to: 'B1:0', via: ['B1'] })).toMatchObject({ do: 'move', path: [1] });
  });
});

import { cm } from '@banneret/geometry';
import { describe, expect, it } from 'vitest';
import { askAct } from '../src/decisions/act.js';
import { askLanding } from '../src/decisions/landing.js';
import { volleysOf } from '../src/decisions/shoot.js';
import { who } from '../src/figures/named.js';
import type { FigureBody } from '../src/scenario/body.js';
import { battle, during } from './battle.js';
import { house, inside, man, roll, scene, type Scene } from './scene.js';

/** Answers that are judged: whose they are, what they must name, and when there is nothing to answer. */

const far = man(2, 'far', 110, 110);

describe('volleys', () => {
  const shots = (a: Partial<FigureBody>): Scene =>
    scene({
      phase: 'shooting',
      begin: 'shots',
      figures: [man(1, 'a', 40, 60, { ranged: [{ range: 60 }], ...a }), man(2, 'z', 60, 60)],
    });
  const volley = (figure: string | number, ...all: readonly object[]): object => ({
    do: 'shoot',
    volleys: [{ figure, shots: all }],
  });

  it('BTS-SHO-02, BTS-SHO-05: by one of the own figures, with a weapon', () => {
    const t = shots({});
    const shot = { weapon: 0, targets: ['z'] };
    expect(t.refusal(volley('a', shot))).toEqual([]);
    expect(t.refusal(volley('z', shot))).toEqual(['BTS-SHO-02']);
    expect(t.refusal(volley(99, shot))).toEqual(['BTS-SHO-02']);
    expect(t.refusal(volley('a'))).toEqual(['BTS-SHO-05']);
  });

  it('BTS-SHO-07, BTS-SPR-15: a target for each die, but one alone for a repeating weapon', () => {
    const refused = (rules: readonly string[], targets: readonly string[]): string[] =>
      shots({ ranged: [{ range: 60, dice: 2, rules }] }).refusal(volley('a', { weapon: 0, targets }));
    expect([refused([], ['z', 'z']), refused([], ['z'])]).toEqual([[], ['BTS-SHO-07']]);
    expect([refused(['srRepeating'], ['z', 'z']), refused(['srRepeating'], ['z'])]).toEqual([['BTS-SHO-07'], []]);
  });

  it('BTS-SHO-03: whoever has shot has no volley left', () => {
    const count = (shot: boolean): number => [...volleysOf(shots({ marks: { shot } }).state, 0)].length;
    expect([count(false), count(true)]).toEqual([1, 0]);
  });

  it('BTS-SHO-01: only those of the side whose shots it is, and who are in the battle', () => {
    const asked = (a: Partial<FigureBody>, seat: number) =>
      during(
        {
          phase: 'shooting',
          figures: [
            man(1, 'a', 40, 60, { ranged: [{ range: 60 }], ...a }),
            man(2, 'z', 60, 60, { ranged: [{ range: 60 }] }),
          ],
        },
        'shots',
        { seat, figures: [0, 1] },
      ).prompt?.shape;
    expect(asked({}, 0)).toMatchObject({ figures: [0] });
    expect(asked({}, 1)).toMatchObject({ figures: [1] });
    for (const place of ['gone', 'waiting', 'reserve'] as const) expect(asked({ place }, 0)).toBeUndefined();
  });
});

describe('what a question tells', () => {
  it('BTS-MOV-01: in the middle of a move it names who goes on', () => {
    const { state } = scene({ figures: [man(1, 'a', 40, 60), far] });
    expect(askAct(state, 0, { figures: [0], midMove: true }).args).toEqual({ ...who(state, 0) });
    expect(askAct(state, 0, { figures: [0], midMove: false }).args).toBeUndefined();
  });

  it('BTS-SPR-70: how far a drift goes; where anybody appears freely there is no distance to tell', () => {
    const around = { x: cm(40), y: cm(40) };
    expect(askLanding(0, { figure: 0, around, least: cm(5), most: cm(15) })).toMatchObject({
      ask: 'bts.ask.drift',
      args: { least: 5, most: 15 },
    });
    const free = askLanding(0, { figure: 0, least: 0, most: 0 });
    expect([free.ask, free.args]).toEqual(['bts.ask.landing', undefined]);
  });

  it('BTS-SPR-23, BTS-SPR-28: whoever may roll either one die or both again is told which', () => {
    const t = during(
      {
        figures: [
          man(1, 'a', 40, 40, { morale: 4, keywords: ['warrior'], rules: ['srCourageous'] }),
          man(1, 'b', 44, 40, { rank: 3, rules: ['srSpiritualLeader'] }),
          far,
        ],
      },
      'morale',
      { figure: 0 },
    ).do(roll('morale', 3, 1));
    expect(t.prompt?.shape).toMatchObject({
      options: [
        { id: 'all', say: 'bts.choice.reroll' },
        { id: 'one', say: 'bts.choice.die', args: { face: 1 } },
        { id: 'keep', say: 'bts.choice.keep' },
      ],
    });
  });
});

describe('placing', () => {
  it('BTS-SCN-10: a unit that has room must be placed', () => {
    const unit = { leader: { profile: 'rank-3' }, members: [{ profile: 'warrior', count: 2 }] };
    const t = battle({ armies: [[unit], [unit]] }).do(roll('deployment', 5, 2), 'near', 'deploy:0');
    expect(t.refusal({ do: 'wait' })).toEqual(['BTS-SCN-10']);
  });
});

describe('Compel', () => {
  it('BTS-SPL-07, R-73: who is indoors is not moved, only seized; in the open the caster moves him first', () => {
    const compel = (z: FigureBody): Scene =>
      during({ terrain: [house()], figures: [man(1, 'm', 40, 30), z, far] }, 'compel', { figure: 0, target: 1 });
    const seized = (t: Scene): boolean => t.figure('z').effects.some(({ id }) => id === 'immobilised');
    const indoors = compel(inside(2, 'z'));
    expect([indoors.next, seized(indoors)]).toEqual(['over', true]);
    const open = compel(man(2, 'z', 30, 30));
    expect([open.next, open.seat, seized(open)]).toEqual(['bts.ask.go-on', 0, false]);
  });
});

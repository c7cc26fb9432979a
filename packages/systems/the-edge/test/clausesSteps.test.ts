import { describe, expect, it } from 'vitest';
import type { Faction } from '../src/content/types.js';
import { added } from '../src/reduce/record.js';
import { factionsWith } from './customCards.js';
import { asked, DECK, ENEMY, FIRST, holding, playIt } from './holding.js';
import { PASS, place, scene, STOP, yellow, type Scene, type SquadBody } from './scene.js';
import { beginning, readyTable } from './setUp.js';

/** Modes, Dispersion, windows between two steps, and the fights of a Squad in another's turn. */

const BOUND: Faction['statuses'][number] = {
  id: 'bound',
  name: { fr: 'b', en: 'b' },
  on: 'figure',
  auras: [{ to: 'bearer', forbids: ['change-mode'] }],
};

function bind(t: Scene, ...figures: number[]): Scene {
  for (const id of figures)
    t.state.statuses = added(t.state.statuses, {
      on: 'figure',
      id,
      status: 'bound',
      until: 'match',
      seat: 0,
      depth: 0,
    });
  return t;
}

describe('changing Mode', () => {
  it('EDGE-GEN-05, EDGE-ACT-06: one bound figure keeps the whole Squad from it', () => {
    const table = (...bound: number[]) =>
      bind(holding([], { own: { reserve: 3 }, faction: { statuses: [BOUND] } }), ...bound).do({
        do: 'activate',
        squad: 0,
      });
    expect(table().refusal('change')).toEqual([]);
    expect(table(1).refusal('change')).toEqual(['EDGE-GEN-05']);
    expect(table(0, 1).refusal('change')).toEqual(['EDGE-GEN-05']);
  });

  it('EDGE-GEN-05, EDGE-SQD-15: and so does it when a card turns Squads over; the others turn', () => {
    const turned = (...bound: number[]): number[] => {
      const t = holding([{ do: 'mode', whom: { all: 'own' } }], { faction: { statuses: [BOUND] } });
      playIt(bind(t, ...bound));
      return t.events('mode.changed').map(({ squad }) => squad);
    };
    expect(turned()).toEqual([0, 1]);
    expect(turned(1)).toEqual([1]);
  });
});

describe('Dispersion', () => {
  it('R26, EDGE-SET-35: no card is played in it, not even by whoever begins; a figure moves once', () => {
    const squads = [['militia'], ['militia']];
    const s = readyTable({ counter: 1, squads });
    s.seats[0]!.silent = s.seats[1]!.silent = false;
    s.active = 0;
    const at = (u: number) =>
      [
        [u, 3, 0],
        [u, 3, 1],
        [u, 3, 2],
        [u, 3, 3],
      ] as const;
    for (const [seat, u] of [1, 6].entries())
      at(u).forEach(([x, y, slot], i) => {
        const figure = seat * 4 + i;
        const { space, mask } = place(s, [x, y, slot]);
        s.figures = s.figures.map((old, id) => (id === figure ? { ...old, space, mask } : old));
      });
    s.squads = s.squads.map(squad => ({ ...squad, status: 'deployed' as const }));
    const t = beginning(s, 'dispersion');
    expect([t.seat, asked(t)]).toEqual([0, 'edge.ask.dispersion']);
    t.do(0);
    expect(asked(t)).toBe('edge.ask.step');
    expect(t.refusal({ do: 'banner' })).toEqual(['EDGE-CARD-01']);
    t.do(t.move(0, [2, 3, 0]));
    expect(asked(t)).toBe('edge.ask.step');
    expect(t.refusal(t.move(0, [2, 3, 1]))).toEqual(['EDGE-MOV-02']);
    // Nobody fights in it.
    expect(t.refusal(t.fight(1, 4))).not.toEqual([]);
  });
});

/** What is asked of whom, one after the other, until the main question comes. */
function record(t: Scene): string[] {
  const found: string[] = [];
  while (asked(t).includes('window')) {
    found.push(`${t.seat} ${asked(t).replace('edge.ask.window.', '')}`);
    t.do(PASS);
  }
  return [...found, asked(t)];
}

describe('the word between two steps', () => {
  const cards = factionsWith(
    {
      go: { upper: { user: 'nobody', instant: true, effects: [{ do: 'move', whom: { all: 'own' }, steps: 1 }] } },
    },
    { altar: { name: { fr: 'a', en: 'a' } } },
  );
  const two: SquadBody = {
    card: 'sleepers',
    at: [
      [3, 3, 0],
      [3, 3, 1],
    ],
  };
  const foes: SquadBody = {
    card: 'sleepers',
    at: [
      [7, 3, 0],
      [7, 3, 1],
    ],
  };
  const table = (hands: readonly (readonly string[])[]) =>
    scene({
      windows: true,
      factions: cards,
      seats: [
        { squads: [two], deck: DECK, hand: hands[0]!, bannerUp: false },
        { squads: [foes], deck: DECK, hand: hands[1]!, bannerUp: false },
      ],
    });
  const until = (t: Scene, ask: string) => {
    while (asked(t).includes('window') && asked(t) !== ask) t.do(PASS);
    return t;
  };

  it('EDGE-ACT-03: nobody else could act, and the active player has the word next: no window', () => {
    const t = until(table([['draw', 'go'], []]), '');
    t.do({ do: 'activate', squad: 0 }, t.move(0, [3, 3, 4]));
    expect(record(t)).toEqual(['edge.ask.step']);
    t.do(t.move(1, [3, 3, 5]));
    // Nobody is left to move: the Activation still waits for a card.
    expect(record(t)).toEqual(['edge.ask.step']);
    t.do(STOP);
    expect(record(t).at(-1)).toBe('edge.ask.turn');
  });

  it('EDGE-ACT-03: with somebody else to answer both are asked, the active player first', () => {
    const t = until(table([['draw', 'go'], ['go']]), '');
    t.do({ do: 'activate', squad: 0 }, t.move(0, [3, 3, 4]));
    expect(record(t)).toEqual(['0 open', '1 open', 'edge.ask.step']);
  });

  it('EDGE-MOV-01: between two moves by a card the active player has the word next, after the last one not', () => {
    const t = until(table([['draw', 'go'], []]), '');
    t.do(t.play(0, 'go'));
    expect(record(t)).toEqual(['edge.ask.step']);
    t.do(t.move(0, [3, 3, 4]));
    expect(record(t)).toEqual(['edge.ask.step']);
    t.do(t.move(1, [3, 3, 5]));
    expect(record(t)[0]).toBe('0 open');
  });

  it('EDGE-MOV-01: between two moves of another’s card the active player is asked', () => {
    const t = until(
      table([
        ['draw', 'draw'],
        ['go', 'draw'],
      ]),
      '',
    );
    t.do({ do: 'activate', squad: 0 }, t.move(0, [3, 3, 4]), PASS, t.play(1, 'go'));
    until(t, 'none');
    expect([t.seat, asked(t)]).toEqual([1, 'edge.ask.step']);
    expect(t.refusal(t.play(1, 'draw'))).toEqual(['EDGE-CARD-01']);
    t.do(t.move(t.figure(1, 0), [7, 3, 4]));
    expect(record(t)).toContain('0 open');
  });
});

/** Nothing is thrown again, nobody strikes back. */
const ANSWERS: Readonly<Record<string, readonly unknown[]>> = {
  'edge.ask.reroll': ['keep'],
  'edge.ask.counter': ['stop'],
};

describe('fights of a Squad in another’s turn', () => {
  it('R85, EDGE-CMB-04: a pair that has fought does not fight again, though both still stand', () => {
    const t = holding([{ do: 'combat', whom: FIRST }], {
      action: { targets: [ENEMY] },
      own: { squads: [{ card: 'brutes', at: [[3, 3, 0, 1, 2]] }], hand: ['it'] },
      foe: {
        squads: [
          {
            card: 'militia',
            at: [
              [3, 3, 3],
              [3, 3, 5],
            ],
          },
        ],
      },
    });
    playIt(t, t.figure(1, 0));
    for (const _ of [0, 1]) {
      expect([t.seat, asked(t)]).toEqual([1, 'edge.ask.pairing']);
      t.do(t.figure(0, 0));
    }
    expect([t.seat, asked(t)]).toEqual([0, 'edge.ask.pair-order']);
    t.do(t.figure(1, 0));
    for (let i = 0; i < 20 && asked(t) !== 'edge.ask.pair-order' && asked(t) !== 'edge.ask.turn'; i++)
      t.do(...(ANSWERS[asked(t)] ?? ['yellow', yellow(0)]));
    expect(asked(t)).toBe('edge.ask.pair-order');
    expect(t.judge(t.figure(1, 0)).ok).toBe(false);
    expect(t.judge(t.figure(1, 0, 1)).ok).toBe(true);
  });
});

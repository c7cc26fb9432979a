import { describe, expect, it } from 'vitest';
import { statOf } from '../src/stats.js';
import { END, red, scene, STOP, yellow, type Scene, type SceneBody, type SeatBody, type SquadBody } from './scene.js';
import { RED } from './testFaction.js';

const militia = (...at: SquadBody['at']): SquadBody => ({ card: 'militia', at });
const FAR = militia([-3, 6, 0]);
const table = (own: SeatBody, foe: SeatBody = {}, body: Partial<SceneBody> = {}): Scene =>
  scene({ seats: [own, { squads: [FAR], ...foe }], ...body });

describe('Squads', () => {
  it('EDGE-SQD-01, EDGE-SQD-02: a card has two faces with all characteristics, Endurance and dots', () => {
    for (const { faces, endurance, figures } of RED.squads) {
      expect(faces).toHaveLength(2);
      for (const face of faces)
        expect(Object.keys(face)).toEqual(expect.arrayContaining(['name', 'ini', 'att', 'def', 'mov']));
      expect(endurance).toBeGreaterThanOrEqual(0);
      expect([1, 2, 3, 4]).toContain(figures);
    }
  });

  it('EDGE-SQD-03: the face that is up counts for every figure of the Squad, and for no other Squad', () => {
    const t = table({ squads: [{ ...militia([3, 3, 0], [3, 3, 1]), mode: 1 }, militia([0, 4, 0])] });
    const att = [t.figure(0, 0, 0), t.figure(0, 0, 1), t.figure(0, 1)].map(figure => statOf(t.state, figure, 'att'));
    expect(att).toEqual([3, 3, 2]);
  });

  it('EDGE-SQD-13, R31: only a face with an arrow can be turned over; the face that is up says so', () => {
    const arrow = table({ squads: [militia([3, 3, 0])] }).do({ do: 'activate', squad: 0 });
    expect(arrow.next).toBe('edge.ask.mode');
    const none = table({ squads: [{ card: 'riders', at: [[3, 3, 0, 1]] }] }).do({ do: 'activate', squad: 0 });
    expect(none.next).toBe('edge.ask.step');
  });

  it('EDGE-SQD-14, EDGE-SQD-15: the cost beside the arrow comes first; the way back is free here', () => {
    const t = table({ squads: [militia([3, 3, 0])], reserve: 1 }).do({ do: 'activate', squad: 0 }, 'change');
    expect(t.prompt).toMatchObject({ ask: 'edge.ask.pay', shape: { total: 1 } });
    t.do('pay');
    expect(t.state.squads[0]?.mode).toBe(1);
    expect(t.state.seats[0]).toMatchObject({ reserve: 0, exhausted: 1 });
    const back = table({ squads: [{ ...militia([3, 3, 0]), mode: 1 }], reserve: 1 });
    back.do({ do: 'activate', squad: 0 }, 'change');
    expect(back.state.squads[0]?.mode).toBe(0);
    expect(back.state.seats[0]?.reserve).toBe(1);
  });

  it('EDGE-SQD-14, EDGE-PAY-11: who cannot pay for it cannot change Mode', () => {
    const t = table({ squads: [militia([3, 3, 0])] }, {}, { marker: -10 }).do({ do: 'activate', squad: 0 });
    expect(t.refusal('change')).toEqual(['EDGE-PAY-11']);
    const rich = table({ squads: [militia([3, 3, 0])] }, {}, { marker: -9 }).do({ do: 'activate', squad: 0 });
    expect(rich.refusal('change')).toEqual([]);
  });

  it('EDGE-SQD-17: two Squads of one name are two: figures, Mode and tokens are never shared', () => {
    const ghosts = (...at: SquadBody['at']): SquadBody => ({ card: 'ghosts', at });
    const t = table({
      squads: [ghosts([3, 3, 0], null), ghosts([0, 4, 0], [0, 4, 1])],
      hand: ['revival'],
      exhausted: 1,
    });
    expect(t.refusal(t.play(0, 'revival'))).toEqual([]);
    t.do(t.play(0, 'revival'));
    // Only the first has somebody to call back, so it is not even asked for whom.
    expect(t.prompt).toMatchObject({ ask: 'edge.ask.place', args: { figure: t.figure(0, 0, 1) } });
    t.do({ ...t.at(3, 3, 1), pushed: [] });
    expect(t.state.figures.map(({ squad }) => squad).slice(0, 4)).toEqual([0, 0, 1, 1]);
  });

  it('EDGE-SQD-18, EDGE-WND-11: Endurance is shared by the whole Squad, wherever its figures stand', () => {
    const t = table(
      { squads: [{ card: 'gun', at: [[8, 0, 0, 1]] }], hand: ['bolt'], reserve: 2 },
      {
        squads: [
          {
            card: 'brutes',
            at: [
              [3, 3, 0, 1, 2],
              [-2, 5, 0, 1, 2],
            ],
          },
        ],
      },
    );
    t.do(t.play(0, 'bolt', 'lower'), t.figure(1, 0, 1));
    expect(t.state.squads[t.squad(1, 0)]?.endurance).toBe(2);
  });

  it('EDGE-SQD-19: printed Endurance: tokens at the start, points for a death, and a currency', () => {
    const riders: SquadBody = {
      card: 'riders',
      at: [
        [3, 3, 0, 1],
        [3, 3, 3, 4],
      ],
    };
    const t = table({ squads: [riders], hand: ['bolt', 'costly'] }, { squads: [riders, FAR] });
    expect(t.state.squads[0]?.endurance).toBe(2);
    t.do(t.play(0, 'bolt'), t.figure(1, 0));
    expect(t.state.marker).toBe(2);
    t.do(t.play(0, 'costly'), [0, 2, 2]);
    expect(t.state.squads[0]?.endurance).toBe(0);
  });

  it('EDGE-SQD-20: the same Squad may be activated turn after turn', () => {
    const hand = ['bolt', 'bolt', 'bolt'];
    const t = table({ squads: [militia([3, 3, 0])], hand }, { hand });
    t.do({ do: 'activate', squad: 0 }, 'keep', STOP, END, 'none', 'passive', 'active');
    while (t.next.startsWith('edge.ask.window')) t.do({ do: 'silence' });
    expect(t.refusal({ do: 'activate', squad: 0 })).toEqual([]);
  });

  it('EDGE-BRD-16: everybody has Squad slots with two Upgrades each, deck, open discard, Banner and two Reserves', () => {
    const t = table({ squads: [{ ...militia([3, 3, 0]), upgrades: [{ card: 'blade' }, { card: 'mail' }] }] });
    const side = t.state.seats[0]!;
    expect(side.discard.visibility).toBe('public');
    expect(side.deck.owner).toBe(0);
    expect(side).toMatchObject({ bannerUp: true, reserve: 0, exhausted: 0 });
    expect(t.state.squads[0]?.upgrades).toHaveLength(2);
  });
});

describe('paying', () => {
  const paying = (own: SeatBody, body: Partial<SceneBody> = {}): Scene => {
    const t = table(
      {
        squads: [
          { card: 'riders', at: [[3, 3, 0, 1]] },
          { card: 'brutes', at: [[0, 4, 0, 1, 2]] },
        ],
        hand: ['costly'],
        ...own,
      },
      {},
      body,
    );
    return t.do(t.play(0, 'costly'));
  };

  it('EDGE-PAY-01, EDGE-PAY-02: paid Crystals go to the payer’s Exhausted Reserve, not to the neutral pile', () => {
    const t = paying({ reserve: 5, exhausted: 1 });
    const { crystals } = t.state;
    t.do('pay');
    expect(t.state.seats[0]).toMatchObject({ reserve: 1, exhausted: 5 });
    expect(t.state.crystals).toBe(crystals);
  });

  it('EDGE-PAY-01: exhausted Crystals pay nothing', () => {
    const poor = { squads: [militia([3, 3, 0])], hand: ['costly'] };
    const refused = (own: SeatBody) => {
      const t = table({ ...poor, ...own }, {}, { marker: -10 });
      return t.refusal(t.play(0, 'costly'));
    };
    expect(refused({ exhausted: 4 })).toEqual(['EDGE-PAY-11']);
    expect(refused({ reserve: 4 })).toEqual([]);
  });

  it('EDGE-GEN-12: no Crystal is ever lost: twenty in all', () => {
    const t = paying({ reserve: 5, exhausted: 1 }).do([2, 1, 1, 0]);
    const { seats, crystals } = t.state;
    expect(seats.reduce((sum, side) => sum + side.reserve + side.exhausted, crystals)).toBe(20);
  });

  it('EDGE-PAY-04, EDGE-PAY-05, EDGE-PAY-06: all in Endurance or all in Victory Points, as far as one has them', () => {
    const t = paying({ reserve: 5 });
    expect(t.refusal([0, 2, 2, 0])).toEqual([]);
    expect(t.refusal([0, 0, 0, 4])).toEqual([]);
    expect(t.refusal([0, 3, 1, 0])).not.toEqual([]);
    expect(t.refusal([0, 0, 0, 3])).not.toEqual([]);
  });

  it('EDGE-PAY-07: a Victory Point paid moves the marker one space towards the opponent’s end', () => {
    expect(paying({}).do([0, 2, 0, 2]).state.marker).toBe(-2);
  });

  it('EDGE-PAY-08: Endurance paid wounds nobody and gives nobody points; a Squad without tokens has none to give', () => {
    const t = paying({ reserve: 2 }).do([0, 2, 2, 0]);
    expect(t.state.squads.map(({ endurance }) => endurance).slice(0, 2)).toEqual([0, 1]);
    expect(t.state.marker).toBe(0);
    expect(t.events('figure.wounded')).toEqual([]);
    const empty = paying({
      squads: [
        { card: 'riders', at: [[3, 3, 0, 1]], endurance: 0 },
        { card: 'brutes', at: [[0, 4, 0, 1, 2]] },
      ],
      reserve: 4,
    });
    expect((empty.prompt.shape as unknown as { bins: readonly { id: unknown }[] }).bins.map(({ id }) => id)).toEqual([
      'crystals',
      1,
      'vp',
    ]);
  });

  it('EDGE-PAY-08, R39: a wiped-out Squad may still pay with its tokens', () => {
    const t = paying({ squads: [{ card: 'riders', at: [] }, militia([3, 3, 0])], reserve: 2 });
    expect(t.refusal([2, 2, 0])).toEqual([]);
  });

  it('EDGE-PAY-09, R12, R13: one owns the steps to the opponent’s end, and no more', () => {
    const t = paying({ squads: [militia([3, 3, 0])], reserve: 1 }, { marker: -7 });
    expect(t.refusal([1, 3])).toEqual([]);
    expect(t.refusal([0, 4])).not.toEqual([]);
  });

  it('EDGE-PAY-09, EDGE-END-03 (edge case 16): the last Victory Point may be spent; the match then ends with this turn', () => {
    const t = paying({ squads: [militia([3, 3, 0])], reserve: 1 }, { marker: -7 }).do([1, 3]);
    expect(t.state.marker).toBe(-10);
    expect(t.events('end.pending')).toMatchObject([{ reason: 'track' }]);
    expect(t.next).toBe('edge.ask.turn');
    expect(
      paying({ squads: [militia([3, 3, 0])], reserve: 2 }, { marker: -7 })
        .do([2, 2])
        .events('end.pending'),
    ).toEqual([]);
  });

  it('EDGE-PAY-04 (edge case 11): the Squad that defends may pay with its own Endurance first, and die of it', () => {
    const t = table({ squads: [militia([3, 3, 0])] }, { squads: [{ card: 'sleepers', at: [[3, 3, 1]] }, FAR] });
    t.do({ do: 'activate', squad: 0 }, 'keep', t.fight(0, t.figure(1, 0)), 'yellow', yellow(4), 'red', [0, 1, 0]);
    expect(t.state.squads[t.squad(1, 0)]?.endurance).toBe(0);
    t.do(red(3));
    expect(t.events('figure.killed')).toMatchObject([{ figure: t.figure(1, 0) }]);
  });
});

import { FOOTPRINTS, FULL } from '@banneret/hexboard';
import { kindOf } from '@banneret/kernel';
import { describe, expect, it } from 'vitest';
import { boardOf } from '../src/book.js';
import { deployKind, type DeployChoice } from '../src/decisions/deploy.js';
import { placeKind, type PlaceChoice, type PlaceQuestion } from '../src/decisions/place.js';
import type { StepChoice } from '../src/decisions/step.js';
import { changeSquad } from '../src/reduce/record.js';
import { theEdge } from '../src/system.js';
import { factionsWith } from './customCards.js';
import { asked, DECK, FIRST, FOES, holding, MILITIA, playIt, RIDERS } from './holding.js';
import { scene, yellow, type Scene, type SquadBody } from './scene.js';
import { beginning, deploy, readyTable } from './setUp.js';

/** What is offered for a question is what its judge allows. */

function offered<T>(t: Scene): T[] {
  const { shape, seat } = t.prompt;
  return [...kindOf(theEdge, shape).enumerate(t.state, shape, seat)] as T[];
}

const sole = (t: Scene): unknown => kindOf(theEdge, t.prompt.shape).sole?.(t.state, t.prompt.shape, t.seat);

describe('what may be played', () => {
  const dead: SquadBody = { card: 'ghosts', at: [null, null] };
  const bearer: SquadBody = { ...MILITIA, upgrades: [{ card: 'mail', charges: 1 }] };
  const table = (own: object = {}) =>
    scene({
      seats: [
        { squads: [bearer, dead], deck: DECK, hand: ['blade', 'crystal', 'costly'], reserve: 1, ...own },
        { squads: [FOES], deck: DECK },
      ],
      marker: -9,
    });

  it('EDGE-ACT-01, EDGE-ACT-05: in one’s turn: the end, living Squads, cards, Upgrades and the Banner, each if it is legal', () => {
    const t = table();
    const card = (id: string, half: string) => ({ do: 'card', card: t.card(0, id), half });
    const mail = { do: 'upgrade', card: t.card(0, 'mail') };
    // Four Crystals are too dear; nobody pays for the Squad that is dead; the Altar is not on the board.
    expect(offered(t)).toEqual([
      { do: 'end' },
      { do: 'activate', squad: t.squad(0, 0) },
      { do: 'attach', card: t.card(0, 'blade') },
      card('crystal', 'upper'),
      card('crystal', 'lower'),
      card('costly', 'lower'),
      { ...mail, half: 'upper' },
      { ...mail, half: 'lower' },
      { do: 'banner' },
    ]);
  });

  it('EDGE-ACT-01: with an empty hand and nothing to do only the end is left, and with a card one is asked', () => {
    const idle = { bannerUp: false, hand: [], squads: [{ ...MILITIA }], reserve: 0 };
    const t = table(idle);
    expect(sole(t)).toBeUndefined();
    t.do({ do: 'activate', squad: t.squad(0, 0) }, 'keep', { do: 'stop' });
    expect([asked(t), sole(t)]).toEqual(['edge.ask.turn', { do: 'end' }]);
    const rich = table({ ...idle, bannerUp: true });
    rich.do({ do: 'activate', squad: rich.squad(0, 0) }, 'keep', { do: 'stop' });
    expect(sole(rich)).toBeUndefined();
    // What is in hand is nobody's business, so a hand of useless cards is asked as well.
    const useless = table({ ...idle, hand: ['counterspell'], squads: [{ card: 'sleepers', at: [[3, 3, 0]] }] });
    useless.do({ do: 'activate', squad: useless.squad(0, 0) });
    while (asked(useless) !== 'edge.ask.turn') useless.do(asked(useless) === 'edge.ask.mode' ? 'keep' : { do: 'stop' });
    expect(sole(useless)).toBeUndefined();
  });

  it('EDGE-INST-02, R63: in a window: to pass, to be silent, what is legal then; and nobody sees why one is asked', () => {
    const t = scene({
      windows: true,
      seats: [
        { squads: [MILITIA], deck: DECK, hand: ['march'] },
        { squads: [FOES], deck: DECK, hand: ['instant', 'bolt'] },
      ],
    });
    while (t.seat === 0) t.do({ do: 'pass' });
    expect(asked(t)).toBe('edge.ask.window.open');
    expect(t.prompt.veiled).toBe(true);
    const card = (half: string) => ({ do: 'card', card: t.card(1, 'instant'), half });
    expect(offered(t)).toEqual([{ do: 'pass' }, { do: 'silence' }, card('upper'), card('lower')]);
    expect(sole(t)).toBeUndefined();
    t.do({ do: 'pass' });
    while (asked(t) !== 'edge.ask.turn') t.do({ do: 'pass' });
    expect(t.prompt.veiled).toBeUndefined();
  });

  it('EDGE-INST-02: who holds nothing for this moment can only pass', () => {
    const t = scene({
      windows: true,
      seats: [
        { squads: [MILITIA], deck: DECK, hand: ['march'] },
        { squads: [FOES], deck: DECK, hand: ['bolt'] },
      ],
    });
    while (t.seat === 0) t.do({ do: 'pass' });
    expect([offered(t), sole(t)]).toEqual([[{ do: 'pass' }, { do: 'silence' }], { do: 'pass' }]);
    expect(kindOf(theEdge, t.prompt.shape).passes?.(t.prompt.shape)).toEqual([{ do: 'pass' }, { do: 'silence' }]);
  });

  it('EDGE-ACT-05: a Squad that was never deployed is none of one’s Squads; one that is bound in part may be activated', () => {
    const t = table();
    changeSquad(t.state, t.squad(0, 0), { status: 'removed' });
    expect(t.refusal({ do: 'activate', squad: t.squad(0, 0) })).toEqual(['EDGE-TEAM-11']);
    const statuses = [
      {
        id: 'rooted',
        name: { fr: 'x', en: 'x' },
        on: 'figure' as const,
        limit: 2,
        auras: [{ to: 'bearer' as const, forbids: ['activate' as const] }],
      },
    ];
    const bound = (...figures: number[]) => {
      const own = holding([], { faction: { statuses } });
      own.state.statuses = figures.map(figure => ({
        on: 'figure',
        id: own.figure(0, 0, figure),
        status: 'rooted',
        until: 'match',
        seat: 1,
        depth: -1,
      }));
      return own.refusal({ do: 'activate', squad: own.squad(0, 0) });
    };
    expect([bound(0), bound(0, 1)]).toEqual([[], ['EDGE-GEN-05']]);
  });
});

describe('steps that are offered', () => {
  it('EDGE-MOV-02, EDGE-CMB-02: to stop, every fight, every move and every card the judge allows, and no other', () => {
    const t = holding([{ do: 'crystals', count: 1 }], { own: { squads: [MILITIA], hand: ['it', 'costly'] } });
    t.do({ do: 'activate', squad: t.squad(0, 0) }, 'keep');
    const steps = offered<StepChoice>(t);
    expect(steps.filter(({ do: what }) => what !== 'move')).toEqual([
      { do: 'stop' },
      { do: 'fight', figure: t.figure(0, 0, 0), target: t.figure(1, 0, 0) },
      { do: 'card', card: t.card(0, 'it'), half: 'upper' },
      { do: 'card', card: t.card(0, 'it'), half: 'lower' },
      { do: 'card', card: t.card(0, 'costly'), half: 'upper' },
      { do: 'card', card: t.card(0, 'costly'), half: 'lower' },
      { do: 'banner' },
    ]);
    for (const step of steps) expect([step, t.refusal(step)]).toEqual([step, []]);
  });

  it('EDGE-MOV-06, EDGE-CMB-17: who is not among those that may act is refused with the rule that keeps it from acting', () => {
    const table = (squad: SquadBody) => {
      const t = holding([], { own: { squads: [squad, RIDERS] } });
      t.do({ do: 'activate', squad: t.squad(0, 0) });
      return asked(t) === 'edge.ask.mode' ? t.do('keep') : t;
    };
    const gun = table({ card: 'gun', at: [[3, 3, 0, 6]] });
    const move = (t: Scene, figure: number) => t.refusal({ ...t.move(t.figure(0, 0), [3, 3, 2]), figure });
    const fight = (t: Scene, figure: number) => t.refusal(t.fight(figure, t.figure(1, 0)));
    expect([move(gun, gun.figure(0, 0)), fight(gun, gun.figure(0, 0))]).toEqual([['EDGE-MOV-06'], ['EDGE-SQD-05']]);
    const t = table(MILITIA);
    // Somebody who does not exist, somebody killed, somebody of another Squad, an enemy.
    for (const figure of [999, t.figure(0, 0, 2), t.figure(0, 1, 0), t.figure(1, 0, 0)])
      expect([figure, move(t, figure)]).toEqual([figure, ['EDGE-MOV-02']]);
    expect(fight(t, 999)).toEqual(['EDGE-CMB-02']);
    expect(fight(t, t.figure(0, 0, 2))).toEqual(['EDGE-CMB-17']);
    // A figure that has fought, and after it moves: the other Action is over.
    expect(fight(t, t.figure(0, 0))).toEqual([]);
    t.do(t.move(t.figure(0, 0, 1), [3, 3, 5]), t.fight(t.figure(0, 0), t.figure(1, 0)));
    t.do('yellow', yellow(1), 'yellow', yellow(1), 'stop');
    expect(fight(t, t.figure(0, 0))).toEqual(['EDGE-CMB-02']);
    expect(move(t, t.figure(0, 0))).toEqual(['EDGE-ACT-08']);
  });

  it('EDGE-MOV-07: a move by one Space ends on each hex that the judge allows', () => {
    const t = holding([{ do: 'move', whom: FIRST, steps: 1 }], {
      action: { targets: [{ pick: 'figure', whose: 'own' }] },
      own: { squads: [MILITIA] },
    });
    playIt(t, t.figure(0, 0));
    const figure = t.figure(0, 0);
    const all = [...boardOf(t.state).spaces.keys()].flatMap(space =>
      FOOTPRINTS[1].map(mask => ({
        do: 'move',
        figure,
        path: space === t.space(3, 3) ? [] : [space],
        mask,
        pushed: [],
      })),
    );
    const legal = all.filter(move => t.judge(move).ok);
    const key = ({ path, mask }: { path: readonly number[]; mask: number }) => `${path.join()}:${mask}`;
    const moves = offered<StepChoice>(t).filter(step => step.do === 'move');
    expect(moves.map(key).sort()).toEqual(legal.map(key).sort());
    // Seven Spaces of seven hexes, less those of five figures and the place it stands on.
    expect(legal).toHaveLength(49 - 4);
  });

  it('EDGE-CARD-01: who moves by a card in another’s turn plays no cards between the steps', () => {
    const t = scene({
      windows: true,
      factions: factionsWith({
        step: { upper: { instant: true, squad: 'militia', effects: [{ do: 'move', whom: 'user', steps: 1 }] } },
      }),
      seats: [
        { squads: [MILITIA], deck: DECK, hand: ['march'] },
        { squads: [FOES], deck: DECK, hand: ['step', 'instant'] },
      ],
    });
    while (t.seat === 0) t.do({ do: 'pass' });
    t.do(t.play(1, 'step'));
    while (asked(t) !== 'edge.ask.step') t.do({ do: 'pass' });
    expect(t.seat).toBe(1);
    expect(t.refusal(t.play(1, 'instant'))).toEqual(['EDGE-CARD-01']);
    expect(offered<StepChoice>(t).every(({ do: what }) => what === 'stop' || what === 'move')).toBe(true);
    // After the step the active player has no word of its own, so both are asked who could answer.
    t.do(t.move(t.figure(1, 0), [3, 3, 2]));
    expect([t.seat, asked(t)]).toEqual([0, 'edge.ask.window.open']);
  });
});

describe('places that are offered', () => {
  const onto = (pushes: boolean) => {
    const t = holding([], {
      own: {
        squads: [
          { card: 'brutes', at: [[3, 3, 0, 1, 2]] },
          { card: 'titan', at: [null] },
        ],
      },
      foe: { squads: [{ card: 'militia', at: [[3, 3, 4]] }] },
    });
    const spaces = [t.space(3, 3), t.space(4, 3)];
    const shape: PlaceQuestion = { kind: 'edge.place', figure: t.figure(0, 0), spaces, pushes };
    const list = [...placeKind.enumerate(t.state, shape, 0)];
    const judged = (choice: PlaceChoice) => placeKind.judge(t.state, shape, choice, 0, 'EDGE-MOV-19').ok;
    return { t, shape, list, judged };
  };

  it('R78: on free hexes, every one that the judge allows', () => {
    const { list, judged, shape } = onto(false);
    const all = shape.spaces.flatMap(space => FOOTPRINTS[3].map(mask => ({ space, mask, pushed: [] })));
    expect(list).toEqual(all.filter(judged));
    // Six triangles in either Space; two of the first lie on the militia's petal.
    expect(list).toHaveLength(6 + 4);
    expect(placeKind.finite(shape)).toBe(true);
  });

  it('R47: over smaller figures only with a place for them, and each list says whether it is complete', () => {
    const { list, judged, shape } = onto(true);
    expect(list.every(judged)).toBe(true);
    expect(new Set(list.filter(({ pushed }) => pushed.length > 0).map(({ mask }) => mask)).size).toBe(2);
    expect(placeKind.finite(shape)).toBe(false);
    const free = onto(false);
    const over = list.find(({ pushed }) => pushed.length > 0)!;
    expect([free.judged(over), free.judged({ ...over, pushed: [] })]).toEqual([false, false]);
  });

  it('R78: a single place is the only answer, unless somebody might be pushed', () => {
    const { t, shape } = onto(false);
    const figure = t.figure(0, 1);
    const one = { ...shape, figure, spaces: [t.space(6, 3)] };
    expect(placeKind.sole!(t.state, one, 0)).toEqual({ space: t.space(6, 3), mask: FULL, pushed: [] });
    expect(placeKind.sole!(t.state, { ...one, pushes: true }, 0)).toBeUndefined();
    expect(placeKind.sole!(t.state, { ...one, spaces: [t.space(6, 3), t.space(7, 3)] }, 0)).toBeUndefined();
  });

  it('EDGE-BRD-07: where contact is wanted, with any one of those named', () => {
    const { t, shape } = onto(false);
    const touching = [t.at(3, 3, 4), t.at(7, 3, 0)];
    const wanted = { ...shape, spaces: [t.space(3, 3), t.space(7, 3)], touching, figure: t.figure(1, 0) };
    const judge = (at: ReturnType<Scene['at']>) =>
      placeKind.judge(t.state, wanted, { ...at, pushed: [] }, 0, 'EDGE-MOV-19');
    expect(judge(t.at(7, 3, 1)).ok).toBe(true);
    expect(judge(t.at(3, 3, 5)).ok).toBe(true);
    expect(judge(t.at(3, 3, 6)).ok).toBe(false);
    const list = [...placeKind.enumerate(t.state, wanted, 0)];
    expect(list.every(at => placeKind.judge(t.state, wanted, at, 0, 'EDGE-MOV-19').ok)).toBe(true);
    expect(list.some(({ space }) => space === t.space(7, 3))).toBe(true);
  });
});

describe('deployments that are offered', () => {
  it('EDGE-SET-25, EDGE-SET-28: each Squad in each Space where it fits', () => {
    const s = readyTable({ squads: [['titan', 'militia'], ['titan']], altars: [[1, 3]], sources: [[5, 3]] });
    const t = beginning(s, 'deployment');
    expect(t.seat).toBe(0);
    const list = offered<DeployChoice>(t);
    for (const choice of list) expect(t.refusal(choice)).toEqual([]);
    const spaces = [...boardOf(s).spaces.keys()];
    const fits = (space: number) => t.judge({ squad: 0, at: [{ space, mask: FULL }] }).ok;
    const titans = list.filter(({ squad }) => squad === 0).map(({ at }) => at[0]!.space);
    expect(titans).toEqual(spaces.filter(fits));
    // An Altar and a Source, each with the six Spaces around it.
    expect(titans).toHaveLength(63 - 14);
    // Four small figures find room in every Space that has a hex out of the tokens' reach.
    expect(list.filter(({ squad }) => squad === 1).map(({ at }) => at[0]!.space)).toEqual(
      spaces.filter(space => space !== t.space(1, 3) && space !== t.space(5, 3)),
    );
    expect(deployKind.finite(t.prompt.shape as never)).toBe(false);
  });

  it('EDGE-SET-28: beside one’s own figures, not beside an enemy’s', () => {
    const t = beginning(readyTable({ squads: [['titan', 'militia'], ['titan']] }), 'deployment');
    t.do(deploy(t, 0, [1, 3]), deploy(t, 2, [5, 3]));
    const list = offered<DeployChoice>(t).map(({ at }) => at[0]!);
    const near = (u: number, v: number) => list.some(({ space }) => space === t.space(u, v));
    expect([near(2, 3), near(4, 3), near(5, 3), near(1, 3)]).toEqual([true, true, false, false]);
    // Of the Space between them the hexes on this side, none that touches the enemy.
    const beside = offered<DeployChoice>(t).find(({ at }) => at[0]!.space === t.space(2, 3))!;
    expect(t.refusal(beside)).toEqual([]);
    expect(t.refusal(deploy(t, 1, [2, 3, 4], [2, 3, 5], [2, 3, 6], [2, 3, 0]))).toEqual([]);
    expect(list.filter(({ space }) => space === t.space(2, 3))[0]!.mask).toBe(1);
  });

  it('EDGE-SET-26: one’s own waiting Squads alone', () => {
    const t = beginning(readyTable({ squads: [['titan'], ['titan']] }), 'deployment');
    expect(new Set(offered<DeployChoice>(t).map(({ squad }) => squad))).toEqual(new Set([0]));
    expect(t.refusal(deploy(t, 1, [3, 3]))).toEqual(['EDGE-SET-26']);
    t.do(deploy(t, 0, [3, 3]));
    expect(new Set(offered<DeployChoice>(t).map(({ squad }) => squad))).toEqual(new Set([1]));
  });
});

import type { Prompt } from '@banneret/kernel';
import { describe, expect, it } from 'vitest';
import type { ActQuestion } from '../src/manoeuvres/manoeuvre.js';
import type { Body, FigureBody } from '../src/scenario/body.js';
import type { LandingQuestion } from '../src/decisions/landing.js';
import { figureOf } from '../src/state.js';
import { during, placing, stand } from './battle.js';
import { END, man, roll, type Scene } from './scene.js';

/** Units in reserve: whose turn it is, what their die is worth, by which way they come, and what they have spent then. */

const late = (seat: 1 | 2, id: string, unit: string, more: Partial<FigureBody> = {}): FigureBody =>
  man(seat, id, 0, 0, { place: 'reserve', unit, ...more });
const chief = (more: Partial<FigureBody> = {}): FigureBody => late(1, 'chief', 'u', { rank: 3, ...more });
const follower = (more: Partial<FigureBody> = {}): FigureBody => late(1, 'man', 'u', more);
const arriving = (figures: readonly FigureBody[], more: Partial<Body> = {}, seat = 0): Scene =>
  during(
    { turn: 6, near: 1, figures: [...figures, man(2, 'z', 60, 100)], ...more },
    'reinforcements',
    { seat },
    state => {
      // A body puts a unit in reserve by all of its figures; here some of it are lost already.
      for (const [i, { keywords = [] }] of figures.entries())
        if (keywords.includes('lost')) state.figures[i] = { ...figureOf(state, i), place: 'gone' };
    },
  );
const LOST = { keywords: ['lost'] };
const at = (x: number, y: number): object => ({ x: Math.round(x * 10_000), y: Math.round(y * 10_000) });
const TELEPORT = { rules: ['srTeleport'] };
const FLANK = { rules: ['srFlankAttack'] };
const asked = (t: Scene): (string | number)[] => [t.next, t.seat];
const landing = (t: Scene): LandingQuestion => (t.prompt as Prompt).shape as LandingQuestion;

describe('whose units roll, and when', () => {
  it('BTS-RNF-03, BTS-RNF-04: one’s own that are in reserve, from turn 2 on, one after the other', () => {
    const figures = [chief(), late(2, 'foe', 'w', { rank: 3 }), man(1, 'here', 20, 20, { unit: 'x' })];
    const t = arriving(figures, { turn: 2 }).do(roll('reserve', 4));
    expect(t.events('reserve.rolled')).toEqual([
      { type: 'reserve.rolled', unit: 0, face: 4, total: 4, need: 5, arrives: false },
    ]);
    expect(t.next).toBe('over');
    expect(arriving(figures, { turn: 2 }, 1).do(roll('reserve', 5)).events('reserve.rolled')[0]).toMatchObject({
      unit: 1,
      arrives: true,
    });
    expect(arriving(figures, { turn: 1 }).next).toBe('over');
    expect(arriving([man(1, 'here', 20, 20)], { turn: 2 }).next).toBe('over');
  });

  it('BTS-RNF-04, R-132: each of several once, the chosen one first; a unit that is held back does not roll', () => {
    const two = [chief(), late(1, 'other', 'v', { rank: 3 })];
    const t = arriving(two, { turn: 2 }).do(1, roll('reserve', 1), roll('reserve', 2));
    expect(t.events('reserve.rolled').map(({ unit, face }) => [unit, face])).toEqual([
      [1, 1],
      [0, 2],
    ]);
    expect(t.next).toBe('over');
    const held = arriving(two, { turn: 2, reserveRolls: 'optional' }).do(0, 'hold', 'roll', roll('reserve', 1));
    expect(held.events('reserve.rolled').map(({ unit }) => unit)).toEqual([1]);
    expect(held.next).toBe('over');
  });

  it('BTS-SCN-07: nobody comes any more once the enemy has nobody left', () => {
    const t = during(
      { turn: 6, near: 1, figures: [chief(), man(2, 'z', 60, 100, { place: 'gone' })] },
      'reinforcements',
      { seat: 0 },
    );
    expect([t.next, t.state.ending !== null]).toEqual(['over', true]);
  });

  it('BTS-TRN-04, BTS-RNF-03: the initiative’s moves and reserves, then the other’s moves and reserves', () => {
    for (const initiative of [1, 2] as const) {
      const t = during(
        {
          turn: 2,
          near: 1,
          initiative,
          figures: [
            man(1, 'a', 20, 20),
            man(2, 'z', 60, 100),
            late(1, 'u', 'u', { rank: 3 }),
            late(2, 'w', 'w', { rank: 3 }),
          ],
        },
        'movement',
        {},
      );
      const rolled: number[] = [];
      for (let side = 0; side < 2; side++) {
        rolled.push(t.seat);
        t.do(END, roll('reserve', 1));
      }
      const first = initiative - 1;
      expect(rolled).toEqual([first, 1 - first]);
      expect(t.events('reserve.rolled').map(({ unit }) => unit)).toEqual(first === 0 ? [2, 3] : [3, 2]);
      expect(t.told.filter(type => type === 'phase.ended')).toHaveLength(1);
    }
  });
});

describe('what the die is worth', () => {
  const tactician = { rules: ['srMasterTactician'] };
  const shifts = (figures: readonly FigureBody[], more: Partial<Body> = {}): unknown[] | string => {
    const t = arriving(figures, { turn: 3, ...more }).do(roll('reserve', 3));
    return t.next === 'bts.ask.shift' ? t.options() : t.next;
  };

  it('BTS-RNF-07: by the alarm, and by a Master tactician who is the Champion of the unit and lives', () => {
    expect(shifts([chief(), follower()])).toBe('over');
    expect(shifts([chief(), follower()], { alarm: ['u'] })).toEqual([-1, 0, 1]);
    expect(shifts([chief(), follower()], { alarm: ['w'] })).toBe('over');
    expect(shifts([chief(tactician), follower()])).toEqual([-1, 0, 1]);
    expect(shifts([chief(), follower(tactician)])).toBe('over');
    expect(shifts([chief({ ...tactician, ...LOST }), follower()])).toBe('over');
    // A unit without a Champion has nobody to shift its die.
    expect(shifts([follower(tactician)])).toBe('over');
  });

  it('R-98: the die stays within 1 and 6 whatever it is shifted by', () => {
    const shifted = (face: number, by: number) =>
      arriving([chief(tactician), follower()], { turn: 3, alarm: ['u'] })
        .do(roll('reserve', face), by)
        .events('reserve.rolled')
        .map(({ face: rolled, total, arrives }) => [rolled, total, arrives]);
    expect([shifted(6, 2), shifted(1, -2), shifted(2, 2), shifted(3, 0), shifted(4, -1)]).toEqual([
      [[6, 6, true]],
      [[1, 1, false]],
      [[2, 4, true]],
      [[3, 3, false]],
      [[4, 3, false]],
    ]);
  });

  it('BTS-SPR-14, BTS-SPR-48: a living Master tactician adds 1 to the flank roll', () => {
    const both = { rules: ['srFlankAttack', 'srMasterTactician'] };
    const flank = (figures: readonly FigureBody[], face: number) => {
      const t = arriving(figures).do('flank', roll('flank', face));
      return [t.events('flank.rolled')[0]?.total, t.seat];
    };
    expect(flank([chief(both), follower(FLANK)], 2)).toEqual([3, 0]);
    expect(flank([chief(FLANK), follower(both)], 2)).toEqual([2, 1]);
    expect(flank([chief({ ...both, ...LOST }), follower(FLANK)], 2)).toEqual([2, 1]);
    expect(flank([follower(both)], 2)).toEqual([2, 1]);
  });

  it('BTS-SPR-70, BTS-SPR-48, BTS-ART-04: the Deviation of whoever appears, a Master tactician’s is one better', () => {
    const drift = (face: number, rules: readonly string[] = []) => {
      const t = arriving([chief({ rules: ['srTeleport', ...rules] }), follower(TELEPORT)]);
      t.do('teleport', at(60, 60), roll('deviation', face));
      if (t.next !== 'bts.ask.drift') return t.next;
      const { least, most } = landing(t);
      return [t.seat, least, most];
    };
    const [wide, near, own] = [
      [1, 0, 300_000],
      [1, 0, 150_000],
      [0, 50_000, 150_000],
    ];
    expect([1, 2, 3, 4, 5, 6].map(face => drift(face))).toEqual([wide, near, near, own, own, 'bts.ask.place-teleport']);
    expect([1, 2, 3, 4, 5, 6].map(face => drift(face, ['srMasterTactician']))).toEqual([
      near,
      near,
      own,
      own,
      'bts.ask.place-teleport',
      'bts.ask.place-teleport',
    ]);
  });
});

describe('by which way', () => {
  it('BTS-RNF-05: the edge of its own side, whichever that is', () => {
    const edge = (near: 1 | 2) => {
      const t = arriving([chief()], { near });
      return [t.refusal(at(60, 0)), t.refusal(at(60, 120)), t.refusal(at(0, 60))].map(no => no.length === 0);
    };
    expect([edge(1), edge(2)]).toEqual([
      [true, false, false],
      [false, true, false],
    ]);
  });

  it('R-67: in an ambush the ambushed teleport without being asked, the others come from any edge', () => {
    const scenario = 'ambush' as const;
    expect(arriving([chief(TELEPORT)], { scenario }).next).toBe('bts.ask.landing');
    const others = arriving([chief()], { scenario, near: 2 });
    expect(others.next).toBe('bts.ask.entry');
    for (const point of [at(60, 0), at(60, 120), at(0, 60), at(120, 60)]) expect(others.refusal(point)).toEqual([]);
    const choice = (rules: readonly string[], near: 1 | 2) => {
      const t = arriving([chief({ rules })], { scenario, near });
      return t.next === 'bts.ask.manner' ? t.options() : t.next;
    };
    expect(choice(['srTeleport', 'srFlankAttack'], 1)).toBe('bts.ask.landing');
    expect(choice(['srTeleport', 'srFlankAttack'], 2)).toEqual(['edge', 'flank', 'teleport']);
  });

  it('BTS-RNF-08: those that have the choice choose; by the edge it is an ordinary arrival', () => {
    const t = arriving([chief({ rules: ['srTeleport', 'srFlankAttack'] })]);
    expect([t.next, t.options()]).toEqual(['bts.ask.manner', ['edge', 'flank', 'teleport']]);
    const only = (rule: string) => arriving([chief({ rules: [rule] })]);
    expect([only('srTeleport').options(), only('srTeleport').refusal('flank')]).toEqual([
      ['edge', 'teleport'],
      ['BTS-SPR-14'],
    ]);
    expect([only('srFlankAttack').options(), only('srFlankAttack').refusal('teleport')]).toEqual([
      ['edge', 'flank'],
      ['BTS-SPR-70'],
    ]);
    expect(t.do('edge').refusal(at(60, 0))).toEqual([]);
    expect(t.refusal(at(0, 60))).toEqual(['BTS-RNF-05']);
  });

  it('BTS-SPR-70: aimed is the Transport, else the Champion, else whoever is left', () => {
    const van = late(1, 'van', 'u', { capacity: 3, baseMm: 60, build: 'monster', pv: 5, ...TELEPORT });
    const first = (...figures: readonly FigureBody[]) => {
      const t = arriving(figures);
      if (t.next === 'bts.ask.manner') t.do('teleport');
      return t.state.battle.sheets[landing(t).figure]?.id;
    };
    expect(first(follower(TELEPORT), chief(TELEPORT), van)).toBe('van');
    expect(first(follower(TELEPORT), chief(TELEPORT))).toBe('chief');
    expect(first(follower(TELEPORT), chief({ ...TELEPORT, ...LOST }))).toBe('man');
    expect(first(follower(TELEPORT), chief(TELEPORT), { ...van, ...LOST })).toBe('chief');
  });
});

describe('once they are there', () => {
  it('BTS-RNF-06: what the way in took is spent, no more; they go on with the rest', () => {
    const t = arriving([chief(), follower()]).do(at(30, 0), placing(stand(0, 30, 1.25), stand(1, 33, 3)));
    expect(t.figure('chief').marks).toMatchObject({ spent: 25_000, done: false });
    expect(t.figure('man').marks.spent).toBeGreaterThan(25_000);
    expect(asked(t)).toEqual(['bts.ask.act', 0]);
    expect(((t.prompt as Prompt).shape as ActQuestion).figures).toEqual([0, 1]);
  });

  it('BTS-SPR-70: who has appeared has moved as far as he can, aboard or not; nobody goes on', () => {
    const van = late(1, 'van', 'u', { capacity: 3, baseMm: 60, build: 'monster', pv: 5, mvt: 20, ...TELEPORT });
    const t = arriving([chief(TELEPORT), van]).do('teleport', at(60, 60), roll('deviation', 6));
    t.do({ ...placing(stand(1, 60, 60)), aboard: [0] });
    expect(t.figure('van').marks).toMatchObject({ spent: 200_000, done: true });
    expect([t.figure('chief').place, t.figure('chief').marks.boarded, t.next]).toEqual(['aboard', true, 'over']);
    const byEdge = arriving([chief(), { ...van, rules: [] }]).do(at(60, 0), {
      ...placing(stand(1, 60, 3)),
      aboard: [0],
    });
    expect([byEdge.figure('chief').place, byEdge.figure('chief').marks.boarded]).toEqual(['aboard', false]);
  });

  it('BTS-SPR-14, BTS-SPR-70: where there is no room for all of them they stay in reserve', () => {
    const full = { terrain: [{ kind: 'impassable', box: [0, 0.1, 120, 60] as const, height: 5 }] };
    const t = arriving([chief(), follower()], full).do(at(30, 0));
    expect(t.options()).toEqual([{ do: 'wait' }]);
    t.do({ do: 'wait' });
    expect([t.next, t.state.units[0]?.place, t.figure('chief').place]).toEqual(['over', 'reserve', 'reserve']);
    expect(t.events('morale.tested')).toEqual([]);
  });

  it('R-57: those of a Demoralised army test then, the Champion before all others, in whatever order they were placed', () => {
    const t = arriving([follower(), chief({ morale: 9 })], { demoralised: [1] });
    t.do(at(60, 0), placing(stand(0, 60, 3), stand(1, 64, 3)), roll('morale', 6, 6));
    expect(t.events('morale.tested').map(({ figure }) => figure)).toEqual([1]);
    const other = arriving([follower(), chief({ morale: 9 })], { demoralised: [1] });
    other.do(at(60, 0), placing(stand(1, 64, 3), stand(0, 60, 3)), roll('morale', 6, 6));
    expect(other.events('morale.tested').map(({ figure }) => figure)).toEqual([1]);
  });
});

import { describe, expect, it } from 'vitest';
import type { Body, FigureBody } from '../src/scenario/body.js';
import { NOBODY } from '../src/state.js';
import { during } from './battle.js';
import { house, inside, man, roll, type Scene } from './scene.js';

/** Hits, saves and losses, from the roll to the removal. */

const victim = (
  more: Partial<FigureBody> = {},
  others: readonly FigureBody[] = [],
  body: Partial<Body> = {},
): Body => ({
  figures: [man(1, 'a', 40, 40, more), man(2, 'z', 60, 60), ...others],
  ...body,
});
/** Who rolls what is awaited, and how many dice. */
const asked = (t: Scene): unknown => {
  const { pending } = t.match;
  return pending.kind === 'chance' && pending.chance.kind === 'dice' ? [t.next, pending.chance.count] : t.next;
};

describe('hits without a hand behind them', () => {
  it('R-45, BTS-WND-01: each die of a hit wounds by itself; whoever is dead already is not hit', () => {
    const t = during(victim({ pv: 4 }), 'hit', { victim: 0, force: 4, count: 3 });
    expect(asked(t)).toEqual(['bts.roll.wound', 3]);
    t.do(roll('wound', 6, 1, 6));
    expect(t.events('wounds.rolled')).toMatchObject([{ victim: 0, by: NOBODY, force: 4, wounds: 2, seconds: [] }]);
    expect(t.events('figure.wounded')).toMatchObject([{ figure: 0, wounds: 2, lost: 2 }]);
    expect([t.figure('a').pv, t.figure('a').place, t.next]).toEqual([2, 'table', 'over']);
    const gone = during(victim({ place: 'gone' }), 'hit', { victim: 0, force: 4 });
    expect([gone.next, gone.told]).toEqual(['over', []]);
  });

  it('BTS-WND-05: no wound, no loss; more wounds than PV take what there is; one who is kept falls later', () => {
    const none = during(victim({ pv: 4 }), 'hit', { victim: 0, force: 4 }).do(roll('wound', 1));
    expect(none.told).toEqual(['wounds.rolled']);
    const all = during(victim({ pv: 2 }), 'hit', { victim: 0, force: 4, count: 3 }).do(roll('wound', 6, 6, 6));
    expect(all.events('figure.wounded')).toMatchObject([{ wounds: 3, lost: 2 }]);
    expect(all.told).toEqual(['wounds.rolled', 'figure.wounded', 'figure.removed']);
    expect(all.events('figure.removed')).toMatchObject([{ figure: 0, cause: 'wounds' }]);
    const kept = during(victim({ pv: 1 }), 'hit', { victim: 0, force: 4, keep: true }).do(roll('wound', 6));
    expect([kept.told, kept.figure('a').place, kept.figure('a').pv]).toEqual([
      ['wounds.rolled', 'figure.wounded'],
      'table',
      0,
    ]);
    // Whoever has no PV left has nothing to lose.
    const spent = during(victim({ pv: 1 }), 'wounds', { victim: 0, wounds: 2 }, state => {
      (state.figures[0] as { pv: number }).pv = 0;
    });
    expect([spent.next, spent.told]).toEqual(['over', []]);
    const nothing = during(victim({ pv: 3 }), 'wounds', { victim: 0, wounds: 0 });
    expect([nothing.next, nothing.told]).toEqual(['over', []]);
  });
});

describe('saves', () => {
  const champion = { rank: 3, pv: 5 } as const;

  it('BTS-CHA-01: a die for each wound; those that fail take a PV each', () => {
    const t = during(victim(champion), 'wounds', { victim: 0, wounds: 3 });
    const [what, count] = asked(t) as [string, number];
    expect([what, count]).toEqual(['bts.roll.save', 3]);
    t.do(roll('save', 6, 1, 2));
    const [told] = t.events('saves.rolled');
    expect(told).toMatchObject({ victim: 0, faces: [6, 1, 2] });
    expect(t.figure('a').pv).toBe(5 - (3 - (told?.saved ?? 0)));
    expect([told?.saved, t.next]).toEqual([1, 'over']);
    // On the face it needs it is saved, on the one below it is not.
    const need = told?.need ?? 0;
    const edge = during(victim(champion), 'wounds', { victim: 0, wounds: 2 }).do(roll('save', need, need - 1));
    expect(edge.events('saves.rolled')[0]?.saved).toBe(1);
    // Where there is no save nobody rolls.
    const bare = during(victim(champion), 'wounds', { victim: 0, wounds: 2, noSave: true });
    expect([bare.next, bare.told, bare.figure('a').pv]).toEqual(['over', ['figure.wounded'], 3]);
  });

  it('BTS-ACT-02: with it saves that fail are rolled again, and only those', () => {
    const effects = [{ id: 'actFate', until: 'phase', source: 0 }] as const;
    const t = during(victim({ ...champion, effects }), 'wounds', { victim: 0, wounds: 3 }).do(roll('save', 6, 1, 1));
    expect(asked(t)).toEqual(['bts.roll.save-again', 2]);
    t.do(roll('save-again', 6, 1));
    expect(t.events('saves.rolled')).toMatchObject([{ faces: [6, 6, 1], saved: 2 }]);
  });
});

describe('Trompe-la-Mort', () => {
  const rogue = (more: Partial<FigureBody> = {}) => victim({ rules: ['srCheatDeath'], pv: 2, ...more });

  it('BTS-SPR-77: only the wound that would kill is cheated, each by its own 6; then one fires with a 6 only', () => {
    const t = during(rogue(), 'wounds', { victim: 0, wounds: 3 });
    // The first takes a PV without a roll, the second would kill.
    expect(asked(t)).toEqual(['bts.roll.cheat-death', 1]);
    t.do(roll('cheat-death', 6));
    expect(asked(t)).toEqual(['bts.roll.cheat-death', 1]);
    t.do(roll('cheat-death', 6));
    expect([t.figure('a').pv, t.next]).toEqual([1, 'over']);
    expect(t.events('effect.gained').map(({ effect }) => effect.id)).toEqual(['cheatedDeath']);
    const lost = during(rogue(), 'wounds', { victim: 0, wounds: 3 }).do(roll('cheat-death', 6), roll('cheat-death', 5));
    expect([lost.figure('a').place, lost.events('effect.gained')]).toEqual(['gone', []]);
    expect(lost.events('death.cheated').map(({ ignored }) => ignored)).toEqual([1, 0]);
    // What does not kill is not cheated, nor what cannot be.
    const hurt = during(rogue(), 'wounds', { victim: 0, wounds: 1 });
    expect([hurt.next, hurt.told]).toEqual(['over', ['figure.wounded']]);
    const sure = during(rogue(), 'wounds', { victim: 0, wounds: 2, noCheat: true });
    expect(sure.figure('a').place).toBe('gone');
  });
});

describe('what follows a loss', () => {
  it('BTS-MON-17, R-80: a Monster tests for each unsaved wound, others do not; one without a wound does not', () => {
    const monster = { build: 'monster', baseMm: 50, pv: 6 } as const;
    const t = during(victim(monster), 'wounds', { victim: 0, wounds: 1 });
    expect(t.next).not.toBe('over');
    expect(during(victim({ pv: 6 }), 'wounds', { victim: 0, wounds: 1 }).next).toBe('over');
  });

  it('BTS-BLD-18, R-32: a fight indoors ends with the last of one side, and with nobody else', () => {
    const fought = (others: readonly FigureBody[], figure: number): readonly string[] =>
      during(
        {
          terrain: [house({ storeys: 2 })],
          figures: [inside(1, 'a'), inside(2, 'd'), man(2, 'z', 100, 100), man(1, 'b', 10, 10), ...others],
          fights: [{ building: 'h', assailant: 1 }],
        },
        'remove',
        { figure, why: 'wounds' },
      ).told;
    expect(fought([], 1)).toEqual(['figure.removed', 'fight.ended']);
    expect(fought([inside(2, 'e')], 1)).toEqual(['figure.removed']);
    expect(fought([inside(2, 'e', { storey: 1 })], 1)).toEqual(['figure.removed', 'fight.ended']);
    // Somebody outside is none of them.
    expect(fought([], 2)).toEqual(['figure.removed']);
    expect(fought([], 3)).toEqual(['figure.removed']);
  });

  it('BTS-SPR-02: whoever is not in play on his own feet, lies already or cannot lie is not thrown down', () => {
    const t = during(
      {
        terrain: [house()],
        figures: [
          man(1, 'up', 20, 20),
          man(1, 'down', 30, 20, { prone: true }),
          inside(1, 'in'),
          man(1, 'big', 40, 20, { build: 'monster', baseMm: 50, pv: 5 }),
          man(1, 'agile', 50, 20, { rules: ['srAgile'] }),
          man(1, 'nimble', 60, 20, { rules: ['srAgile'] }),
          man(2, 'z', 100, 100),
          man(1, 'away', 0, 0, { place: 'reserve' }),
        ],
      },
      'throwDown',
      { figures: [0, 1, 2, 3, 4, 5, 7] },
    ).do(roll('agility', 4), roll('agility', 3));
    expect(t.events('figure.thrown').map(({ figure }) => figure)).toEqual([0, 2, 5]);
    expect(t.events('agility.rolled').map(({ figure, up }) => [figure, up])).toEqual([
      [4, true],
      [5, false],
    ]);
  });
});

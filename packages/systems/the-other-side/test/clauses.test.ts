import { inches, type Point } from '@banneret/geometry';
import { describe, expect, it } from 'vitest';
import type { Ability, Action, Effect, Pack } from '../src/content/types.js';
import { hasCover } from '../src/cover.js';
import { companyFault } from '../src/hiring.js';
import { killPoints } from '../src/procedures/killed.js';
import { bookOf, company, COMPANY_PACK } from './companyPack.js';
import { cards, point, scene, stateOf, type Scene, type SeatBody, type Spot } from './scene.js';
import { hex, PACK, rally, shoot, side, UNITS } from './testPack.js';

/** Second clauses: what a rule says besides its first sentence, on both sides of its bounds. */

const name = { fr: 'x', en: 'x' };

/** A Duel of the gunners of seat 0 with those of seat 1, up to the modification step. */
function duel(
  actor: Partial<SeatBody>,
  other: Partial<SeatBody> = {},
  flips: readonly [string, string] = ['6 rams', '6 crows'],
  models = 3,
): Scene {
  const t = scene({
    seats: [
      { units: [{ card: 'gunners', at: [[10, 10]], models: [models] }], ...actor },
      { units: [{ card: 'gunners', at: [[18, 10]] }], ...other },
    ],
  });
  return t.order(0, 0, 'march').do('act:0:card.shoot', cards(...flips), 1);
}

describe('what is forbidden is shown with its own rule', () => {
  it('TOS-DUE-05: one token of each kind in one Duel, Shaken ones too', () => {
    const t = duel(
      { units: [{ card: 'gunners', at: [[10, 10]], tokens: { inspired: 2 } }] },
      { units: [{ card: 'gunners', at: [[18, 10]], tokens: { shaken: 2 } }] },
    );
    expect(t.open).toEqual(['done', 'inspired', 'shaken']);
    t.do('shaken');
    expect([t.refusal('shaken'), t.open]).toEqual([['TOS-DUE-05'], ['done', 'inspired']]);
    t.do('inspired');
    // Nothing is open any more, so that nobody is asked.
    expect(t.next).not.toBe('tos.ask.modify.actor');
    const again = duel({ units: [{ card: 'gunners', at: [[10, 10]], tokens: { inspired: 2 } }], hand: ['9 rams'] });
    again.do('inspired');
    expect(again.refusal('inspired')).toEqual(['TOS-DUE-05']);
    const helped = duel({ tactics: 2, hand: ['9 rams'] })
      .do('tactics', cards('8 rams'))
      .card('8 rams');
    expect(helped.refusal('tactics')).toEqual(['TOS-DUE-05']);
  });

  it('TOS-DCK-22, TOS-DCK-21: a flipped Joker is not cheated, nor is anything twice', () => {
    const joker = duel({ hand: ['9 rams'], tactics: 1 }, {}, ['black joker', '6 crows']);
    const card = 8;
    expect(joker.open).toEqual(['done', 'tactics']);
    expect(joker.refusal(card)).toEqual(['TOS-DCK-22']);
    const twice = duel({ hand: ['9 rams', '10 rams'], tactics: 1 }).card('9 rams');
    expect(twice.refusal(9)).toEqual(['TOS-DCK-21']);
  });

  it('TOS-DMG-03: a Fireteam that lacks models does not cheat its Penetration Flip, and is told why', () => {
    const t = duel({ hand: ['9 rams'], tactics: 2 }, {}, ['10 rams', '3 crows'], 2).do('done');
    while (t.next === 'tos.ask.modify.other' || t.next === 'tos.ask.trigger') t.do('done');
    t.do(cards('5 masks'));
    expect([t.next, t.open, t.refusal(8)]).toEqual(['tos.ask.flip.penetration', ['done', 'tactics'], ['TOS-DMG-03']]);
  });

  it('TOS-DCK-28: a Stratagem in hand is no payment', () => {
    const t = scene({
      seats: [{ units: [{ card: 'gunners', at: [[10, 10]] }], hand: ['9 rams'], acquired: [3] }, {}],
    }).do('pass');
    expect([t.next, t.refusal('stratagem:3'), t.open]).toEqual(['tos.ask.discard', ['TOS-DCK-28'], [8]]);
  });

  it('R-14, TOS-MOV-19: a move out of Formation is refused with the distance that keeps it', () => {
    const t = scene({ seats: [{ units: [{ card: 'infantry', at: [[10, 10], [10, 13], null] }] }, {}] });
    t.order(0, 0, 'rush').do('move');
    const ruling = t.judge(t.moves([0, [19.9, 10]]));
    // From 3" below: 8" edge to edge are 9.97" between the centres, which is sqrt(9.97² - 3²) along.
    const limit = Math.floor(100 * Math.sqrt((8 + 50 / 25.4) ** 2 - 9)) / 100;
    expect(ruling).toMatchObject({ because: [{ rule: 'TOS-MOV-17', args: { fireteam: 0, limit } }] });
    expect(t.refusal(t.moves([0, [10 + limit, 10]]))).toEqual([]);
  });
});

describe('bounds', () => {
  it('TOS-MOV-20: a Placement may leave 8", and not a micrometre more', () => {
    const effects: Effect[] = [{ do: 'place', whom: 'target', within: 12, of: 'self', single: true }];
    const will: Action = { id: 'will', name, types: ['magic'], range: 20, effects };
    const units = UNITS.map(card =>
      card.id === 'mystic' ? { ...card, standard: side({ actions: [will, rally] }) } : card,
    );
    const t = scene({
      pack: { ...PACK, units },
      seats: [
        {
          units: [
            { card: 'mystic', at: [[10, 10]] },
            { card: 'infantry', at: [[20, 20], [23, 20], null] },
          ],
        },
        {},
      ],
    });
    t.order(0, 0, 'concertedEffort').do('none', 'act:0:card.will', t.fireteam(0, 1));
    const far = (more: number): Point => ({ x: point([23, 20]).x, y: point([23, 20]).y + 50_000 + inches(8) + more });
    expect([t.refusal([far(0)]), t.refusal([far(1)])]).toEqual([[], ['TOS-MOV-20']]);
  });

  it('TOS-LOS-11: a Fireteam no farther than 2" from the shooter gives no Cover, a farther one does', () => {
    const covered = (x: number): boolean => {
      const s = stateOf({
        seats: [
          { units: [{ card: 'gunners', at: [[10, 10]] }] },
          {
            units: [
              { card: 'gunners', at: [[22, 10]] },
              { card: 'mystic', at: [[x, 11]] },
            ],
          },
        ],
      });
      return hasCover(s, 1, 0);
    };
    const touch = (25 + 15) / 25.4;
    const at = (gap: number): number => 10 + Math.sqrt((touch + gap) ** 2 - 1);
    expect([covered(at(1.9)), covered(at(2.1))]).toEqual([false, true]);
  });

  it('TOS-AST-16: an Adjunct joins Squads only, whatever the size of other units’ models', () => {
    const units = COMPANY_PACK.units.map(card =>
      card.id === 'redLoner' ? { ...card, fireteam: { base: 50, models: { count: 3, size: 30 } } } : card,
    );
    const rule = (unit: string): string | undefined =>
      companyFault(
        { ...bookOf({ commanders: 1 }), pack: { ...COMPANY_PACK, units } },
        company({ units: [{ unit, assets: [{ asset: 'sergeant' }] }] }),
      )?.rule;
    expect([rule('redSquad'), rule('redLoner')]).toEqual([undefined, 'TOS-AST-16']);
  });

  it('TOS-KTA-08: a Commander who is a Titan counts once more, not twice; and everything counts each time', () => {
    const units = UNITS.map(card => (card.id === 'colossus' ? { ...card, commander: true } : card));
    const worth = (pack: Pack, card: string): number => {
      const s = stateOf({
        pack,
        encounter: 'killThemAll',
        seats: [{}, { units: [{ card, at: [[10, 10]] }] }, {}, {}],
      });
      s.players = s.players.map((player, seat) => ({ ...player, confederation: seat % 2, killScored: true }));
      return killPoints(s, 0, { fireteams: [0], units: [0] }).points;
    };
    expect([worth({ ...PACK, units }, 'colossus'), worth(PACK, 'colossus'), worth(PACK, 'gunners')]).toEqual([3, 3, 2]);
  });

  it('TOS-TRG-05, TOS-TRG-06: Triggers of the card are resolved before gained ones, whichever was declared first', () => {
    const gained: Ability = {
      id: 'curse',
      name,
      rules: [
        {
          kind: 'trigger',
          types: ['magic'],
          trigger: {
            id: 'doom',
            name,
            suits: ['tomes'],
            effects: [{ do: 'token', whom: 'target', token: 'pinned', count: 1 }],
          },
        },
      ],
    };
    const units = UNITS.map(card =>
      card.id === 'mystic'
        ? {
            ...card,
            standard: side({
              abilities: [gained],
              actions: [{ ...hex, av: { value: 9, suits: ['rams', 'tomes'] as const } }, shoot],
            }),
          }
        : card,
    );
    const at: readonly [Spot, Spot] = [
      [10, 10],
      [18, 10],
    ];
    const t = scene({
      pack: { ...PACK, units },
      seats: [{ units: [{ card: 'mystic', at: [at[0]] }] }, { units: [{ card: 'colossus', at: [at[1]] }] }],
    });
    t.order(0, 0, 'march').do(
      'act:0:card.hex',
      cards('6 masks', '1 crows'),
      1,
      'card.curse.doom',
      'burn',
      'done',
      cards('1 masks'),
    );
    expect(t.events('tokens.gained').map(({ token }) => token)).toEqual(['shaken', 'pinned']);
  });
});

import { seededRng } from '@banneret/kernel';
import { describe, expect, it } from 'vitest';
import { companyKind, company as companyShape, type CompanyChoice } from '../src/decisions/company.js';
import { hireKind } from '../src/decisions/hire.js';
import { companyFault, costOf, incomeOf } from '../src/hiring.js';
import { resultOf } from '../src/endings.js';
import { playerOf } from '../src/state.js';
import { BLUE_COMPANY, BLUE_DECK, company, opening, RED_DECK } from './companyPack.js';
import { cards, stateOf } from './scene.js';

/** Second clauses of the set-up: what is written down, what is settled, and what is not. */

describe('what is settled before the game', () => {
  const RED = company({ units: [{ unit: 'redLoner' }] });
  const four = (encounter: 'conquest' | 'killThemAll') =>
    opening({
      encounter,
      size: [48, 48],
      companies: [RED, BLUE_COMPANY, { ...RED, commanders: [{ unit: 'redAide' }] }, { ...BLUE_COMPANY, commanders: [{ unit: 'blueAide' }] }],
    }); // prettier-ignore

  it('TOS-CNQ-01, TOS-KTA-05: zones of a layout in Kill Them All only, no Attacker and no flip in either', () => {
    const kill = four('killThemAll');
    expect(kill.events('layout.settled')).toMatchObject([{ layout: 'confrontation', commandersFirst: false }]);
    const conquest = four('conquest');
    expect([conquest.events('layout.settled'), conquest.state.layout]).toEqual([[], null]);
    for (const game of [kill, conquest])
      expect([game.state.attacker, game.events('roles.settled'), game.events('lot.flipped')]).toEqual([-1, [], []]);
  });

  it('TOS-ENC-10, TOS-DEP-05: what the players agreed on is not flipped for', () => {
    const settled = (options: object): unknown => {
      const { state } = opening({ companies: [RED, BLUE_COMPANY], options } as never).do(cards('9 crows', '3 tomes'));
      return [state.operation, state.layout, state.commandersFirst];
    };
    expect(settled({})).toEqual(['pillage', 'diagonals', false]);
    expect(settled({ operation: 'traps' })).toEqual(['traps', 'diagonals', false]);
    expect(settled({ layout: 'killingField' })).toEqual(['pillage', 'killingField', false]);
  });

  it('TOS-ENC-09, TOS-ENC-10, TOS-ENC-11: the higher card attacks and names the Operation, the other the zones, whoever has which', () => {
    const settled = (first: string, second: string): unknown => {
      const { attacker, operation, layout, initiative } = opening({ companies: [RED, BLUE_COMPANY] }).do(cards(first, second)).state; // prettier-ignore
      return [attacker, operation, layout, initiative];
    };
    expect(settled('9 tomes', '3 masks')).toEqual([0, 'traps', 'killingField', 0]);
    expect(settled('3 masks', '9 tomes')).toEqual([1, 'traps', 'killingField', 1]);
    expect(settled('3 crows', '4 rams')).toEqual([1, 'supplyCache', 'corners', 1]);
  });

  it('TOS-DEP-06: the black Joker lets Commanders go first only where the zones are flipped for', () => {
    const first = (options: object): boolean =>
      opening({ companies: [RED, BLUE_COMPANY], options } as never).do(cards('9 crows', 'black joker')).state
        .commandersFirst;
    expect([first({}), first({ layout: 'corners' })]).toEqual([true, false]);
  });

  it('TOS-STR-02, TOS-HIR-07: six Stratagems each, of those one may have', () => {
    const game = opening({ companies: [RED, BLUE_COMPANY] }).do(cards('9 crows', '3 rams'));
    expect(game.next).toBe('tos.ask.stratagems');
    expect([game.refusal(RED_DECK), game.refusal(RED_DECK.slice(1)).length, game.refusal(BLUE_DECK).length]).toEqual([
      [],
      1,
      1,
    ]);
    game.do(RED_DECK, BLUE_DECK);
    expect(game.state.players.map(({ stratagems }) => stratagems.cards.length)).toEqual([6, 6]);
  });
});

describe('answers about Companies', () => {
  const s = opening().state;
  const shape = companyShape([]);
  const parse = (raw: unknown): CompanyChoice | undefined => companyKind.parse(raw, shape);

  it('TOS-ENC-07: Commanders in any order are the same choice', () => {
    const named = { allegiance: 'red', commanders: ['redLord', 'redAide'] };
    expect(parse(named)).toEqual({ allegiance: 'red', envoy: null, commanders: ['redAide', 'redLord'] });
    expect(parse({ ...named, commanders: ['redAide', 'redLord'] })).toEqual(parse(named));
  });

  it('TOS-ENC-04: anything else is no answer', () => {
    for (const raw of [
      null,
      { allegiance: 'red', commanders: ['redLord', 3] },
      'red',
      { allegiance: 3, commanders: [] },
      { allegiance: 'red', envoy: 3, commanders: [] },
      { allegiance: 'red', commanders: 'redLord' },
      { allegiance: 'red', commanders: [3] },
      { allegiance: 'red' },
    ])
      expect(parse(raw)).toBeUndefined();
  });

  it('TOS-ENC-04, TOS-ENC-05: every choice that is legal is listed, once, and one of them is drawn', () => {
    const listed = [...companyKind.enumerate(s, shape, 0)];
    expect(listed.length).toBeGreaterThan(3);
    expect(new Set(listed.map(choice => JSON.stringify(choice))).size).toBe(listed.length);
    for (const choice of listed) expect(companyKind.judge(s, shape, choice, 0, 'TOS-ENC-04')).toEqual({ ok: true });
    expect(listed).toContainEqual(companyKind.sample(s, shape, 0, seededRng('x', 1)));
    expect(new Set(listed.map(({ allegiance }) => allegiance))).toEqual(new Set(['red', 'blue']));
    expect(
      companyKind.judge(s, shape, { allegiance: 'red', envoy: 'nobody', commanders: ['redLord'] }, 0, 'x'),
    ).toMatchObject({ because: [{ rule: 'TOS-ENC-05' }] });
    const taken = companyShape(['redLord']);
    expect([...companyKind.enumerate(s, taken, 0)].some(({ commanders }) => commanders.includes('redLord'))).toBe(
      false,
    );
  });

  it('TOS-HIR-02: a list names units and Assets, and the Fireteam of an Adjunct by a whole number', () => {
    const list = {
      kind: 'tos.hire' as const,
      allegiance: 'red',
      envoy: null,
      commanders: ['redLord', 'redAide'],
      taken: [],
    };
    const parseList = (raw: unknown): unknown => hireKind.parse(raw, list);
    const good = {
      commanders: [{ unit: 'redLord' }],
      units: [{ unit: 'redSquad', assets: [{ asset: 'flag' }, { asset: 'sergeant', fireteam: 1 }] }],
    };
    expect(parseList(good)).toEqual({ commanders: [{ unit: 'redLord', assets: [] }], units: good.units });
    // Commanders are put into the order in which they were chosen; strangers are left to the judge.
    expect(parseList({ commanders: [{ unit: 'redAide' }, { unit: 'redLord' }], units: [] })).toMatchObject({
      commanders: [{ unit: 'redLord' }, { unit: 'redAide' }],
    });
    expect(parseList({ commanders: [{ unit: 'x' }, { unit: 'redLord' }], units: [] })).toMatchObject({
      commanders: [{ unit: 'x' }, { unit: 'redLord' }],
    });
    for (const raw of [
      null,
      [],
      { commanders: [] },
      { units: [] },
      { commanders: {}, units: [] },
      { commanders: [], units: [3] },
      { commanders: [], units: [{ unit: 3 }] },
      { commanders: [], units: [{ unit: 'a', assets: {} }] },
      { commanders: [], units: [{ unit: 'a', assets: [3] }] },
      { commanders: [], units: [{ unit: 'a', assets: [{ asset: 3 }] }] },
      { commanders: [], units: [{ unit: 'a', assets: [{ asset: 'b', fireteam: 0.5 }] }] },
    ])
      expect(parseList(raw)).toBeUndefined();
  });
});

describe('lists', () => {
  const { book } = opening().state;
  const rule = (change: Parameters<typeof company>[0]): string | undefined => companyFault(book, company(change))?.rule;

  it('TOS-AST-17, TOS-UNT-22: an Adjunct joins a Fireteam that there is', () => {
    const at = (fireteam: number): string | undefined =>
      rule({ units: [{ unit: 'redSquad', assets: [{ asset: 'sergeant', fireteam }] }] });
    const squad = book.pack.units.find(({ id }) => id === 'redSquad')!.squad!;
    expect([at(-1), at(0), at(squad - 1), at(squad)]).toEqual(['TOS-AST-17', undefined, undefined, 'TOS-AST-17']);
  });

  it('TOS-HIR-02, TOS-ENC-04, TOS-ENC-05: names that nobody knows are refused', () => {
    expect(rule({ units: [{ unit: 'dragon' }] })).toBe('TOS-HIR-02');
    expect(rule({ units: [{ unit: 'redLoner', assets: [{ asset: 'dragon' }] }] })).toBe('TOS-HIR-02');
    expect(companyFault(book, { ...company({}), allegiance: 'green' })?.rule).toBe('TOS-ENC-04');
    expect(companyFault(book, { ...company({}), envoy: 'nobody' })?.rule).toBe('TOS-ENC-05');
    expect(rule({ units: [{ unit: 'redAide' }] })).toBe('TOS-ENC-02');
  });

  it('TOS-HIR-01, TOS-HIR-03: Commanders bring Scrip and cost nothing; everything else costs, their Assets too', () => {
    const flag = { asset: 'flag' };
    const { commanders, units } = company({
      commanders: [{ unit: 'redLord', assets: [flag] }],
      units: [{ unit: 'redLoner', assets: [flag] }],
    });
    const scrip = (id: string): number => book.pack.units.find(card => card.id === id)!.scrip;
    const { cost } = book.pack.assets.find(({ id }) => id === 'flag')!;
    expect(costOf(book, { commanders, units })).toBe(scrip('redLoner') + 2 * cost);
    expect(incomeOf(book, [{ unit: 'redLord' }, { unit: 'redAide' }])).toBe(scrip('redLord') + scrip('redAide'));
  });
});

describe('the end', () => {
  it('TOS-TRN-25, TOS-MPL-07: the most points win; partners win together, others share no win', () => {
    const won = (
      encounter: 'standard' | 'killThemAll' | 'triumvirate',
      ...points: readonly number[]
    ): readonly number[] => {
      const s = stateOf({ encounter, seats: points.map(vp => ({ vp })) });
      if (encounter === 'killThemAll')
        s.players = s.players.map((player, seat) => ({ ...player, confederation: seat % 2 }));
      expect(resultOf(s).scores).toEqual(points);
      expect(playerOf(s, 0).vp).toBe(points[0]);
      return resultOf(s).winners;
    };
    expect([won('standard', 3, 2), won('standard', 2, 3), won('standard', 3, 3)]).toEqual([[0], [1], []]);
    expect([won('killThemAll', 4, 1, 4, 1), won('killThemAll', 4, 4, 4, 4)]).toEqual([[0, 2], []]);
    expect([won('triumvirate', 1, 5, 2), won('triumvirate', 5, 5, 2)]).toEqual([[1], []]);
  });
});

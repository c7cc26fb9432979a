import { describe, expect, it } from 'vitest';
import type { Action, Pack } from '../src/content/types.js';
import { fireteamOf, playerOf, unitOf } from '../src/state.js';
import { cardNamed, cards, scene, type Scene, type Spot, type TerrainBody, type UnitBody } from './scene.js';
import { PACK, rally, shoot, side, slash, UNITS } from './testPack.js';

/** What the catalogue settles where the book is silent, as far as no rule's own test shows it. */

const at = (card: string, ...spots: Spot[]): UnitBody => ({ card, at: spots });
const named = (id: string) => ({ fr: id, en: id });

/** The pack with other Actions for one unit. */
const withActions = (unit: string, ...actions: readonly Action[]): Pack => ({
  ...PACK,
  units: UNITS.map(card => (card.id === unit ? { ...card, standard: side({ actions }) } : card)),
});

const gust = (direction: 'toward' | 'away', distance: number): Action => ({
  id: 'gust',
  name: named('gust'),
  types: ['magic'],
  range: 20,
  effects: [{ do: 'push', whom: 'target', distance, direction }],
});

describe('the ground', () => {
  const mines: TerrainBody = { box: [9, 8, 11, 12], traits: ['dangerous 3'] };

  it('R-36: leaving a zone is crossing it', () => {
    // In the zone from the beginning, where it does not count because the unit is pushed, not Activated.
    const t = scene({
      pack: withActions('mystic', gust('away', 4)),
      terrain: [mines],
      seats: [{ units: [at('mystic', [6, 10])] }, { units: [at('gunners', [10, 10])] }],
    });
    t.order(0, 0, 'concertedEffort')
      .do('none')
      .act(t.fireteam(0, 0), 'card.gust', t.fireteam(1, 0))
      .do(cards('1 rams'));
    expect(t.events('hit.resolved')).toMatchObject([{ strength: 3, fireteam: t.fireteam(1, 0) }]);
  });

  it('R-38, R-40: outside its own Activation every move counts anew; the opponent flips', () => {
    const strong: Action = {
      ...gust('away', 4),
      effects: [
        { do: 'push', whom: 'target', distance: 4, direction: 'away' },
        { do: 'push', whom: 'target', distance: 4, direction: 'toward' },
      ],
    };
    const t = scene({
      pack: withActions('mystic', strong),
      terrain: [mines],
      seats: [{ units: [at('mystic', [4, 10])] }, { units: [at('gunners', [10, 10])] }],
    });
    t.order(0, 0, 'concertedEffort')
      .do('none')
      .act(t.fireteam(0, 0), 'card.gust', t.fireteam(1, 0))
      .do(cards('1 rams', '2 rams'));
    expect(t.events('hit.resolved').map(({ seat }) => seat)).toEqual([0, 0]);
  });

  it('R-93: a unit that dies as it is Activated has been Activated', () => {
    const t = scene({
      terrain: [mines],
      seats: [
        { units: [{ ...at('gunners', [10, 10]), models: [1] }, at('lancers', [30, 10])], tactics: 1 },
        { units: [at('gunners', [60, 40])] },
      ],
    });
    t.do(`unit:${t.unit(0, 0)}`, cards('13 rams'));
    expect([t.next, t.seat, t.state.inARow]).toEqual(['tos.ask.coordinate', 0, 1]);
  });
});

describe('Hits', () => {
  const gunnersWith = (change: Partial<Action>): Pack => withActions('gunners', { ...shoot, ...change });
  function struck(
    pack: Pack,
    more: {
      readonly actor?: object;
      readonly gunners?: Partial<UnitBody>;
      readonly target?: UnitBody;
      readonly own?: readonly UnitBody[];
      readonly also?: readonly UnitBody[];
    } = {},
  ): Scene {
    const t = scene({
      pack,
      seats: [
        { units: [{ ...at('gunners', [10, 10]), ...more.gunners }, ...(more.own ?? [])], ...more.actor },
        { units: [more.target ?? at('hero', [18, 10]), ...(more.also ?? [])] },
      ],
    });
    t.order(0, 0, 'concertedEffort')
      .do('none')
      .act(t.fireteam(0, 0), 'card.shoot', t.fireteam(1, 0))
      .do(cards('9 tomes', '9 tomes'));
    while (t.next.startsWith('tos.ask.modify')) t.do('done');
    return t;
  }

  it('R-41: Piercing cards first, then a token against the chosen one, then the cheat', () => {
    const t = struck(gunnersWith({ piercing: true }), { actor: { hand: ['13 rams'], tactics: 1 } });
    t.do(cards('2 rams', '3 rams')).card('3 rams');
    expect(t.open).toEqual(['done', 'tactics', cardNamed(0, '13 rams')]);
    t.do('tactics', cards('5 rams'));
    expect(t.open).toEqual([cardNamed(0, '3 rams'), cardNamed(0, '5 rams')]);
    t.card('5 rams').card('13 rams');
    expect(t.events('hit.resolved')).toMatchObject([{ total: 14 }]);
  });

  it('R-43: a Blast goes off around the place of a target that is dead', () => {
    const t = struck(gunnersWith({ blast: true }), { target: at('mystic', [18, 10]), also: [at('gunners', [21, 10])] });
    t.do(cards('13 rams', '12 rams'));
    expect(t.events('fireteam.killed')).toMatchObject([{ fireteam: t.fireteam(1, 0) }]);
    expect(t.events('blast.resolved')).toMatchObject([{ fireteams: [t.fireteam(1, 1)] }]);
  });

  it('R-45: any number of Assets, each once', () => {
    const titan: UnitBody = { ...at('colossus', [18, 10]), assets: [{ asset: 'plating' }, { asset: 'decoy' }] };
    const pack: Pack = { ...gunnersWith({ strength: 9 }) };
    const t = struck(pack, { target: titan }).do(cards('12 rams')); // 21 against 8: 3 damage
    expect(t.open).toEqual(['suffer', 'deactivate:0', 'abandon:1']);
    t.do('deactivate:0');
    expect(t.open).toEqual(['suffer', 'abandon:1']);
    t.do('abandon:1');
    expect([
      fireteamOf(t.state, t.fireteam(1, 0)).models,
      unitOf(t.state, t.unit(1, 0)).assets.map(({ face, abandoned }) => [face, abandoned]),
    ]).toEqual([
      5,
      [
        ['deactivated', false],
        ['standard', true],
      ],
    ]);
  });

  it('R-92: the ban on cheating covers Hits of Triggers, not the Blast flip', () => {
    const splash = {
      id: 'splash',
      name: named('splash'),
      suits: ['tomes' as const],
      effects: [{ do: 'hit' as const, whom: 'target' as const, strength: 1 }],
    };
    const actor = { hand: ['13 rams'] };
    const weak = struck(gunnersWith({ blast: true, triggers: [splash] }), { actor, gunners: { models: [2] } }).do(
      'splash',
      cards('1 rams', '2 rams'),
    );
    expect([weak.next, weak.open]).toEqual(['tos.ask.flip.blast', ['done', cardNamed(0, '13 rams')]]);
    weak.do('done', cards('3 rams'));
    expect([weak.next === 'tos.ask.flip.penetration', weak.events('hit.resolved').length]).toEqual([false, 2]);
  });

  it('R-83: Strength is never below 0', () => {
    const weak: Pack = {
      ...PACK,
      units: UNITS.map(card =>
        card.id === 'gunners'
          ? {
              ...card,
              standard: side({
                actions: [shoot],
                abilities: [
                  {
                    id: 'damp',
                    name: named('damp'),
                    rules: [{ kind: 'modify', modifier: { of: 'strength', amount: -3 } }],
                  },
                ],
              }),
            }
          : card,
      ),
    };
    expect(struck(weak).state.action?.strength).toBe(0);
  });

  it('R-86: a Ranged Action at an Engaged friend costs a card too', () => {
    const kind: Action = { ...shoot, against: 1 };
    const t = scene({
      pack: withActions('gunners', kind),
      seats: [
        { units: [at('gunners', [10, 10]), at('lancers', [16, 10])], hand: ['3 rams'] },
        { units: [at('lancers', [19, 10])] },
      ],
    });
    t.order(0, 0, 'concertedEffort').do('none').act(t.fireteam(0, 0), 'card.shoot', t.fireteam(0, 1));
    expect(t.next).toBe('tos.ask.discard');
  });

  it('R-91: with Precise on one’s own Fireteam the one who flips chooses the model', () => {
    const kind: Action = { ...shoot, against: 1, precise: true };
    const t = scene({
      pack: withActions('gunners', kind),
      seats: [
        {
          units: [
            at('gunners', [10, 10]),
            { card: 'infantry', at: [[16, 10], null, null], assets: [{ asset: 'sergeant' }] },
          ],
        },
        { units: [at('lancers', [60, 40])] },
      ],
    });
    t.order(0, 0, 'concertedEffort')
      .do('none')
      .act(t.fireteam(0, 0), 'card.shoot', t.fireteam(0, 1))
      .do(cards('2 rams'), 'done', cards('8 rams'));
    expect([t.next, t.seat]).toEqual(['tos.ask.damage.model', 1]);
  });
});

describe('Disengaging', () => {
  const leave = (pack: Pack, terrain: readonly TerrainBody[] = []): Scene => {
    const t = scene({
      pack,
      terrain,
      seats: [
        { units: [at('lancers', [10, 10]), at('gunners', [30, 40])] },
        { units: [at('mystic', [12.5, 10]), at('gunners', [13, 13])] },
      ],
    });
    return t
      .order(0, 0, 'march')
      .do('move')
      .move([t.fireteam(0, 0), [5, 10]]);
  };

  it('R-46, R-88: Piercing and Strength count, Blast and Cover do not', () => {
    const cleave: Action = {
      ...slash,
      id: 'cleave',
      piercing: true,
      blast: true,
      strength: 3,
      effects: [{ do: 'token', whom: 'target', token: 'pinned', count: 1 }],
    };
    const t = leave(withActions('mystic', cleave)).do(cards('2 rams', '4 rams')).card('4 rams');
    expect([t.events('hit.resolved'), t.events('blast.resolved'), t.events('tokens.gained')]).toMatchObject([
      [{ strength: 3, total: 7 }],
      [],
      [],
    ]);
  });

  it('R-50: a Melee Action without Strength cannot be chosen', () => {
    const grip: Action = {
      id: 'grip',
      name: named('grip'),
      types: ['melee'],
      av: { value: 5 },
      against: 'df',
      range: 3,
    };
    const t = leave(withActions('mystic', grip));
    expect([t.events('hit.resolved'), t.events('fireteam.moved').length]).toEqual([[], 1]);
  });

  it('R-49: zones entered and left in the same move do not count', () => {
    const t = scene({ seats: [{ units: [at('gunners', [10, 10])] }, { units: [at('lancers', [15, 14])] }] });
    t.order(0, 0, 'rush')
      .do('move')
      .move([t.fireteam(0, 0), [20, 10]]);
    expect([t.events('hit.resolved'), t.events('fireteam.moved').length]).toEqual([[], 1]);
  });
});

describe('moves by others', () => {
  it('R-15: a pushed Titan stops at contact like anybody', () => {
    const t = scene({
      pack: withActions('mystic', gust('away', 6)),
      seats: [{ units: [at('mystic', [6, 10])] }, { units: [at('colossus', [12, 10]), at('gunners', [17, 10])] }],
    });
    t.order(0, 0, 'concertedEffort').do('none').act(t.fireteam(0, 0), 'card.gust', t.fireteam(1, 0));
    const { x } = fireteamOf(t.state, t.fireteam(1, 0)).at;
    expect(Math.abs(17 * 25_400 - 65_000 - x)).toBeLessThan(4);
  });

  it('R-19: a Placement feels neither Pinned Tokens nor the ground it lands on', () => {
    const lift: Action = {
      id: 'lift',
      name: named('lift'),
      types: ['magic'],
      range: 20,
      effects: [{ do: 'place', whom: 'target', within: 6, of: 'actor' }],
    };
    const mines: TerrainBody = { box: [12, 9, 16, 13], traits: ['dangerous 3'] };
    const t = scene({
      pack: withActions('mystic', lift),
      terrain: [mines],
      seats: [
        { units: [at('mystic', [10, 10]), { ...at('gunners', [20, 10]), tokens: { pinned: 2 } }] },
        { units: [at('gunners', [60, 40])] },
      ],
    });
    t.order(0, 0, 'concertedEffort')
      .do('none')
      .act(t.fireteam(0, 0), 'card.lift', t.fireteam(0, 1))
      .do([{ x: Math.round(13.5 * 25_400), y: 254_000 }]);
    expect([t.events('hit.resolved'), unitOf(t.state, t.unit(0, 1)).tokens.pinned]).toEqual([[], 2]);
  });
});

describe('tokens and orders', () => {
  it('R-29: a harmful token is legal, and cancels at once', () => {
    const t = scene({
      seats: [
        { units: [{ ...at('gunners', [10, 10]), tokens: { inspired: 1 } }] },
        { units: [at('gunners', [60, 40])] },
      ],
    });
    t.order(0, 0, 'concertedEffort').do('shaken');
    expect(unitOf(t.state, 0).tokens).toMatchObject({ inspired: 0, shaken: 0 });
  });

  it('R-30: the move step of a March is one step for the whole unit', () => {
    const t = scene({
      seats: [{ units: [at('infantry', [10, 10], [10, 13], [10, 16])] }, { units: [at('gunners', [20, 13])] }],
    });
    t.order(0, 0, 'march')
      .do('move')
      .move([t.fireteam(0, 0), [12, 10]]);
    expect(t.open).not.toContain('move');
  });

  it('R-09: on a tie the Fireteam that takes the Action wins, active or not', () => {
    const captain = at('captain', [10, 10]);
    const t = scene({ seats: [{ units: [captain, at('gunners', [14, 10])] }, { units: [at('gunners', [22, 10])] }] });
    t.order(0, 0, 'concertedEffort')
      .do('none')
      .act(t.fireteam(0, 0), 'card.command', t.fireteam(0, 1))
      .do('card.shoot', t.fireteam(1, 0), cards('5 rams', '5 masks'), 'done');
    expect(t.events('duel.decided')).toMatchObject([{ result: { success: true, margin: 0 } }]);
    expect(playerOf(t.state, 0).tactics).toBe(2);
  });

  it('R-95: Climb and Enter may be the Commander’s free Action', () => {
    const house: TerrainBody = { box: [12, 8, 18, 12], traits: ['blocking', 'impassable'], roof: true, rooms: true };
    const pack = withActions('captain', rally);
    const t = scene({
      pack,
      terrain: [house],
      options: { climb: true, enter: true },
      seats: [{ units: [at('captain', [12 - 20.0005 / 25.4, 10])] }, { units: [at('gunners', [60, 40])] }],
    });
    t.order(0, 0, 'march');
    expect(t.open.filter(id => String(id).startsWith('free') && String(id).includes('terrain'))).toEqual([
      'free:0:terrain.climb0',
      'free:0:terrain.enter0',
    ]);
  });
});

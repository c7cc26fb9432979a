import { describe, expect, it } from 'vitest';
import { isDisabled } from '../src/plays.js';
import { statOf } from '../src/stats.js';
import { theEdge } from '../src/system.js';
import { factionsWith } from './customCards.js';
import { PASS, scene, yellow, type SceneBody, type SeatBody, type SquadBody } from './scene.js';

const militia = (part: Partial<SquadBody> = {}): SquadBody => ({ card: 'militia', at: [[3, 3, 0]], ...part });
const riders = (part: Partial<SquadBody> = {}): SquadBody => ({ card: 'riders', at: [[1, 3, 0, 1]], ...part });
const FOES: SquadBody = { card: 'militia', at: [[3, 3, 1]] };
const DECK = ['jump', 'jump', 'jump'];

const table = (own: SeatBody, foe: SeatBody = {}, body: Partial<SceneBody> = {}) =>
  scene({
    seats: [
      { squads: [militia(), riders()], deck: DECK, ...own },
      { squads: [FOES], deck: DECK, ...foe },
    ],
    ...body,
  });

type Table = ReturnType<typeof table>;
const attach = (t: Table, id: string) => ({ do: 'attach', card: t.card(0, id) }) as const;
const use = (t: Table, id: string, half: 'upper' | 'lower' = 'upper', seat = 0) =>
  ({ do: 'upgrade', card: t.card(seat, id), half }) as const;
const upgradesOf = (t: Table, squad = 0) => t.state.squads[t.squad(0, squad)]!.upgrades;

describe('attaching Upgrades', () => {
  it('EDGE-UPG-01: while in hand none of its Actions can be used', () => {
    const t = table({ hand: ['mail'], reserve: 2 });
    expect(t.refusal(t.play(0, 'mail', 'upper'))).toEqual(['EDGE-UPG-01']);
    expect(t.refusal(t.play(0, 'mail', 'lower'))).toEqual(['EDGE-UPG-01']);
    expect(t.refusal(attach(t, 'mail'))).toEqual([]);
  });

  it('EDGE-UPG-01: a card without an Attachment rule cannot be attached', () => {
    const t = table({ hand: ['crystal'], reserve: 2 });
    expect(t.refusal(attach(t, 'crystal'))).toEqual(['EDGE-UPG-01']);
  });

  it.each([
    ['a Crystal', [1, 0, 0], { reserve: 0, exhausted: 1 }],
    ['an Endurance token', [0, 1, 0], { reserve: 1, exhausted: 0 }],
    ['a Victory Point', [0, 0, 1], { reserve: 1, exhausted: 0 }],
  ])('EDGE-UPG-02, EDGE-PAY-10: attaching costs 1, paid with %s', (_what, share, side) => {
    const t = table({ hand: ['mail'], reserve: 1 });
    t.do(attach(t, 'mail'), t.squad(0, 0));
    expect(t.prompt).toMatchObject({ ask: 'edge.ask.pay', shape: { total: 1 } });
    t.do(share);
    expect(t.state.seats[0]).toMatchObject(side);
    expect(upgradesOf(t)).toHaveLength(1);
  });

  it('EDGE-UPG-02, EDGE-PAY-11: who cannot pay cannot attach', () => {
    const poor = { squads: [militia()], hand: ['mail'] };
    expect(refused(table(poor, {}, { marker: -10 }))).toEqual(['EDGE-PAY-11']);
    expect(refused(table(poor, {}, { marker: -9 }))).toEqual([]);
  });

  const refused = (t: Table) => t.refusal(attach(t, 'mail'));

  it('EDGE-UPG-02: an Upgrade may have another cost of attachment, printed on it', () => {
    const factions = factionsWith({ thirst: { upper: {}, attach: { endurance: 1 } } });
    const t = table({ hand: ['thirst'] }, {}, { factions });
    t.do(attach(t, 'thirst'));
    expect(t.refusal(t.squad(0, 0))).toEqual(['EDGE-PAY-11']);
    t.do(t.squad(0, 1));
    expect(t.events('endurance.changed')).toMatchObject([{ squad: t.squad(0, 1), by: -1 }]);
    expect(t.events('cost.paid')).toEqual([]);
  });

  it('EDGE-UPG-03, EDGE-UPG-04: it comes with exactly one Charge from the neutral pile', () => {
    const t = table({ hand: ['mail'], reserve: 3 }, {}, { charges: 5 });
    const card = t.card(0, 'mail');
    t.do(attach(t, 'mail'), t.squad(0, 0), 'pay');
    expect(upgradesOf(t)).toEqual([{ card, charges: 1, passive: false }]);
    expect(t.state.charges).toBe(4);
    expect(t.state.seats[0]).toMatchObject({ reserve: 2, exhausted: 1 });
    expect(t.state.seats[0]!.hand.cards).toEqual([]);
  });

  it('EDGE-UPG-14, R62 (edge case 23): with the pile empty a Charge may come from another Upgrade, or none does', () => {
    const donor = {
      squads: [militia(), riders({ upgrades: [{ card: 'boots', charges: 2 }] })],
      hand: ['mail'],
      reserve: 1,
    };
    const t = table(donor, {}, { charges: 0 });
    t.do(attach(t, 'mail'), t.squad(0, 0), 'pay');
    expect(t.next).toBe('edge.ask.donor');
    t.do(t.card(0, 'boots'));
    expect(upgradesOf(t)).toMatchObject([{ charges: 1 }]);
    expect(upgradesOf(t, 1)).toMatchObject([{ charges: 1 }]);
    const declined = table(donor, {}, { charges: 0 });
    declined.do(attach(declined, 'mail'), declined.squad(0, 0), 'pay', 'none');
    expect(upgradesOf(declined)).toMatchObject([{ charges: 0 }]);
    const alone = table({ hand: ['mail'], reserve: 1 }, {}, { charges: 0 });
    alone.do(attach(alone, 'mail'), alone.squad(0, 0), 'pay');
    expect(upgradesOf(alone)).toMatchObject([{ charges: 0 }]);
    expect(alone.next).toBe('edge.ask.turn');
  });

  it('EDGE-UPG-07: a Squad may not have two copies of the same Upgrade; another Squad may', () => {
    const t = table({ squads: [militia({ upgrades: [{ card: 'mail' }] }), riders()], hand: ['mail'], reserve: 1 });
    t.do({ do: 'attach', card: t.state.seats[0]!.hand.cards[0]! });
    expect(t.refusal(t.squad(0, 0))).toEqual(['EDGE-UPG-07']);
    expect(t.refusal(t.squad(0, 1))).toEqual([]);
  });

  it('EDGE-UPG-08, EDGE-UPG-09, R40 (edge case 24): a third Upgrade replaces one of two, with its Charges', () => {
    const two = militia({
      upgrades: [
        { card: 'mail', charges: 3 },
        { card: 'boots', charges: 1 },
      ],
    });
    const t = table({ squads: [two, riders()], hand: ['blade'], reserve: 1 }, {}, { charges: 4 });
    const [mail, boots] = upgradesOf(t).map(({ card }) => card);
    t.do(attach(t, 'blade'), t.squad(0, 0));
    expect(t.next).toBe('edge.ask.replaced');
    t.do(mail, 'pay');
    expect(upgradesOf(t).map(({ card }) => card)).toEqual([boots, t.card(0, 'blade')]);
    expect(t.state.charges).toBe(4 + 3 - 1);
    expect(t.state.seats[0]!.discard.cards).toEqual([mail]);
  });

  it('EDGE-UPG-08: a second Upgrade replaces nothing', () => {
    const t = table({ squads: [militia({ upgrades: [{ card: 'mail' }] }), riders()], hand: ['blade'], reserve: 1 });
    t.do(attach(t, 'blade'), t.squad(0, 0), 'pay');
    expect(upgradesOf(t)).toHaveLength(2);
  });

  it('EDGE-UPG-07, EDGE-UPG-09 (edge case 25): the same Upgrade may come back once its first copy made room', () => {
    const two = militia({ upgrades: [{ card: 'mail' }, { card: 'boots' }] });
    const t = table({ squads: [two, riders()], hand: ['mail'], reserve: 1 });
    const [old, boots] = upgradesOf(t).map(({ card }) => card);
    const fresh = t.state.seats[0]!.hand.cards[0]!;
    t.do({ do: 'attach', card: fresh }, t.squad(0, 0));
    expect(t.refusal(boots)).toEqual(['EDGE-UPG-07']);
    expect(t.prompt?.shape).toMatchObject({
      options: [{ id: old }, { id: boots, barred: [{ say: 'edge.no.twin-stays' }] }],
    });
    t.do(old, 'pay');
    expect(upgradesOf(t).map(({ card }) => card)).toEqual([boots, fresh]);
  });

  it('EDGE-UPG-16, R61: any Squad of one’s own may bear it, named or not, alive or not', () => {
    const dead = riders({ at: [null] });
    const t = table({
      squads: [militia(), dead, { card: 'brutes', at: [[6, 3, 0, 1, 2]] }],
      hand: ['blade'],
      reserve: 1,
    });
    t.do(attach(t, 'blade'));
    for (const place of [0, 1, 2]) expect(t.refusal(t.squad(0, place))).toEqual([]);
    expect(t.refusal(t.squad(1, 0))).not.toEqual([]);
  });

  it('EDGE-TEAM-12: an ally’s Squad may not bear it', () => {
    const seats = [0, 1, 2, 3].map(seat => ({
      squads: [militia({ at: [[seat, 3, 0]] })],
      deck: DECK,
      hand: seat === 0 ? ['mail'] : [],
      reserve: 1,
    }));
    const t = scene({ mode: 'team', seats });
    t.do({ do: 'attach', card: t.card(0, 'mail') });
    expect(t.refusal(t.squad(0, 0))).toEqual([]);
    expect(t.refusal(t.squad(2, 0))).not.toEqual([]);
  });

  it('EDGE-UPG-01, R56: Upgrades are attached in one’s own Active turn only', () => {
    const t = table({ hand: ['mail'], reserve: 1 }, { hand: ['crystal', 'instant'] }, { active: 1, windows: true });
    while (t.seat !== 0) t.do(t.next === 'edge.ask.turn' ? t.play(1, 'instant', 'lower') : PASS);
    expect(t.refusal(attach(t, 'mail'))).toEqual(['EDGE-UPG-01']);
  });
});

describe('using Upgrades', () => {
  it('EDGE-UPG-05, EDGE-PAY-12: an Action is paid with Charges of that very card and with nothing else', () => {
    const own = {
      squads: [
        militia({
          upgrades: [
            { card: 'blade', charges: 0 },
            { card: 'mail', charges: 5 },
          ],
        }),
        riders(),
      ],
      reserve: 9,
    };
    const t = table(own);
    expect(t.refusal(use(t, 'blade'))).toEqual(['EDGE-PAY-12']);
    t.do(use(t, 'mail'));
    expect(t.events('charges.spent')).toMatchObject([{ card: t.card(0, 'mail'), count: 1 }]);
    expect(upgradesOf(t)).toMatchObject([{ charges: 0 }, { charges: 4 }]);
    expect(t.state.seats[0]).toMatchObject({ reserve: 9 });
  });

  it('EDGE-UPG-06: using it does not discard it', () => {
    const t = table({ squads: [militia({ upgrades: [{ card: 'blade', charges: 1 }] }), riders()] });
    t.do(use(t, 'blade'));
    expect(upgradesOf(t)).toHaveLength(1);
    expect(t.state.seats[0]!.discard.cards).toEqual([]);
  });

  it('EDGE-UPG-10, EDGE-UPG-11 (edge case 26): on a Squad it does not name the Upper Action works, the Lower is Disabled', () => {
    const t = table({ squads: [militia(), riders({ upgrades: [{ card: 'blade', charges: 3 }] })] });
    expect(isDisabled(t.state, t.card(0, 'blade'))).toBe(true);
    expect(t.refusal(use(t, 'blade', 'lower'))).toEqual(['EDGE-UPG-11']);
    t.do(use(t, 'blade', 'upper'));
    expect(t.events('bonus.given')).toMatchObject([{ on: 'squad', id: t.squad(0, 1), stat: 'att', amount: 1 }]);
  });

  it('EDGE-UPG-11, EDGE-GEN-09: a Lower Action that names no Squad is never Disabled, and markers never run out', () => {
    const t = table({ squads: [militia({ upgrades: [{ card: 'mail', charges: 1 }] }), riders()] });
    expect(isDisabled(t.state, t.card(0, 'mail'))).toBe(false);
    const many = [0, 1, 2, 3].map(v => militia({ at: [[v, 1, 0]], upgrades: v < 3 ? [{ card: 'boots' }] : [] }));
    const full = table({ squads: many });
    const boots = full.state.squads.flatMap(({ upgrades }) => upgrades.map(({ card }) => card));
    expect(boots.map(card => isDisabled(full.state, card))).toEqual([true, true, true]);
  });

  it('EDGE-UPG-12: on the right Squad both Actions may be used in the same turn', () => {
    const t = table({ squads: [militia({ upgrades: [{ card: 'blade', charges: 3 }] }), riders()] });
    t.do(use(t, 'blade', 'upper'), use(t, 'blade', 'lower'));
    expect(upgradesOf(t)).toMatchObject([{ charges: 0, passive: true }]);
    expect(t.events('bonus.given')).toHaveLength(1);
  });

  it('EDGE-UPG-13: an Action once a turn cannot be used twice in it, but again in the next', () => {
    const own = { squads: [militia({ upgrades: [{ card: 'blade', charges: 3 }] }), riders()] };
    const t = table(own);
    t.do(use(t, 'blade'));
    expect(t.refusal(use(t, 'blade'))).toEqual(['EDGE-UPG-13']);
    // The other Upgrade of the same kind on another Squad has its own limit.
    const two = table({
      squads: [
        militia({ upgrades: [{ card: 'blade', charges: 1 }] }),
        riders({ upgrades: [{ card: 'blade', charges: 1 }] }),
      ],
    });
    const [first, second] = two.state.squads.flatMap(({ upgrades }) => upgrades.map(({ card }) => card));
    two.do({ do: 'upgrade', card: first, half: 'upper' });
    expect(two.refusal({ do: 'upgrade', card: second, half: 'upper' })).toEqual([]);
    const ended = table({ ...own, hand: [] });
    ended.do(use(ended, 'blade'));
    theEdge.reduce(ended.state, { type: 'turn.ended', seat: 0 });
    expect(ended.refusal(use(ended, 'blade'))).toEqual([]);
  });

  it('EDGE-UPG-13: an Action without a limit may be used as often as it can be paid for', () => {
    const t = table({ squads: [militia(), riders({ endurance: 0, upgrades: [{ card: 'mail', charges: 2 }] })] });
    t.do(use(t, 'mail', 'lower'), use(t, 'mail', 'lower'));
    expect(t.events('endurance.changed')).toHaveLength(2);
    expect(t.refusal(use(t, 'mail', 'lower'))).toEqual(['EDGE-PAY-12']);
  });

  it('EDGE-UPG-15, EDGE-SQD-05: a Passive Action is paid once and holds as long as the card stays', () => {
    const own = { squads: [militia({ upgrades: [{ card: 'blade', charges: 2 }] }), riders()] };
    const t = table(own);
    const att = () => statOf(t.state, t.figure(0, 0), 'att');
    expect(att()).toBe(2);
    t.do(use(t, 'blade', 'lower'));
    expect(upgradesOf(t)).toMatchObject([{ charges: 0, passive: true }]);
    expect(att()).toBe(4);
    expect(statOf(t.state, t.figure(0, 1), 'att')).toBe(2);
    expect(t.refusal(use(t, 'blade', 'lower'))).toEqual(['EDGE-UPG-15']);
    t.do(
      { do: 'activate', squad: t.squad(0, 0) },
      'keep',
      t.fight(t.figure(0, 0), t.figure(1, 0)),
      'yellow',
      yellow(1),
    );
    expect(t.events('power.reached')).toMatchObject([{ power: 5 }]);
  });

  it('EDGE-UPG-15: a Passive Action too dear is not begun', () => {
    const t = table({ squads: [militia({ upgrades: [{ card: 'blade', charges: 1 }] }), riders()] });
    expect(t.refusal(use(t, 'blade', 'lower'))).toEqual(['EDGE-PAY-12']);
  });

  it('EDGE-UPG-17, EDGE-WND-08: Upgrades of a wiped-out Squad stay with their Charges', () => {
    const last = militia({
      at: [[3, 3, 0]],
      upgrades: [
        { card: 'mail', charges: 2 },
        { card: 'blade', charges: 0, passive: true },
      ],
    });
    const t = table({ squads: [last, riders()] }, { hand: ['bolt'] }, { active: 1 });
    t.do(t.play(1, 'bolt'), t.figure(0, 0));
    expect(t.events('figure.killed')).toHaveLength(1);
    expect(upgradesOf(t)).toMatchObject([{ charges: 2 }, { passive: true }]);
  });

  it('EDGE-UPG-06, R40: a destroyed Upgrade goes to its owner’s discard, its Charges to the neutral pile', () => {
    const factions = factionsWith({
      rust: {
        upper: {
          user: 'nobody',
          targets: [{ pick: 'upgrade', whose: 'enemy' }],
          effects: [{ do: 'detach', target: 0 }],
        },
      },
    });
    const foe = { squads: [militia({ at: [[3, 3, 1]], upgrades: [{ card: 'mail', charges: 2 }] })] };
    const t = table({ hand: ['rust'] }, foe, { factions, charges: 7 });
    const mail = t.card(1, 'mail');
    t.do(t.play(0, 'rust'), mail);
    expect(t.state.squads[t.squad(1, 0)]!.upgrades).toEqual([]);
    expect(t.state.seats[1]!.discard.cards).toEqual([mail]);
    expect(t.state.charges).toBe(9);
  });

  it('EDGE-UPG-05, R56, R58: Instant Upgrade Actions also work in an opponent’s Active turn, the others do not', () => {
    const own = { squads: [militia(), riders({ endurance: 1, upgrades: [{ card: 'mail', charges: 2 }] })] };
    const t = table(own, { hand: ['crystal'] }, { active: 1, windows: true });
    while (t.seat !== 0) t.do(t.next === 'edge.ask.turn' ? t.play(1, 'crystal') : PASS);
    expect(t.refusal(use(t, 'mail', 'upper'))).toEqual(['EDGE-INST-04']);
    expect(t.refusal(use(t, 'mail', 'lower'))).toEqual([]);
  });
});

describe('the charge step', () => {
  const passive = (own: SeatBody, body: Partial<SceneBody> = {}) => table(own, {}, { begin: 'passive', ...body });

  it('EDGE-PAS-08, EDGE-PAS-09, EDGE-UPG-17 (edge case 22): each Upgrade gets a Charge, but those of a killed Squad', () => {
    const squads = [
      militia({ upgrades: [{ card: 'mail' }, { card: 'blade', charges: 2 }] }),
      riders({ at: [null], upgrades: [{ card: 'boots' }] }),
    ];
    const t = passive({ squads }, { charges: 9 });
    expect(upgradesOf(t)).toMatchObject([{ charges: 1 }, { charges: 3 }]);
    expect(upgradesOf(t, 1)).toMatchObject([{ charges: 0 }]);
    expect(t.state.charges).toBe(7);
  });

  it('EDGE-PAS-10, EDGE-GEN-10: when Charges run short the player says which Upgrades get one', () => {
    const squads = [
      militia({ upgrades: [{ card: 'mail' }, { card: 'blade' }] }),
      riders({ upgrades: [{ card: 'boots' }, { card: 'mail' }] }),
    ];
    const t = passive({ squads }, { charges: 2 });
    const cards = t.state.squads.flatMap(({ upgrades }) => upgrades.map(({ card }) => card));
    expect(t.seat).toBe(0);
    while (t.match.pending.kind === 'decision' && t.state.charges > 0)
      t.do([cards[0], cards[3]].sort((a, b) => a! - b!));
    expect(upgradesOf(t)).toMatchObject([{ charges: 1 }, { charges: 0 }]);
    expect(upgradesOf(t, 1)).toMatchObject([{ charges: 0 }, { charges: 1 }]);
  });
});

describe('the Banner', () => {
  it('EDGE-BAN-01, EDGE-BAN-02, EDGE-BAN-03: it is there from the start, is used in one’s Active turn and then lies face down', () => {
    const t = table({});
    expect(t.state.seats.map(({ bannerUp }) => bannerUp)).toEqual([true, true]);
    t.do({ do: 'banner' });
    expect(t.events('crystals.gained')).toMatchObject([{ seat: 0, count: 2 }]);
    expect(t.state.seats[0]!.bannerUp).toBe(false);
    expect(t.refusal({ do: 'banner' })).toEqual(['EDGE-BAN-03']);
  });

  it('EDGE-BAN-02, R66: never in another’s turn', () => {
    const t = table({ hand: ['instant'] }, { hand: ['crystal'] }, { active: 1, windows: true });
    while (t.seat !== 0) t.do(t.next === 'edge.ask.turn' ? t.play(1, 'crystal') : PASS);
    expect(t.refusal({ do: 'banner' })).toEqual(['EDGE-BAN-02']);
  });

  it('EDGE-BAN-02: at any moment of the turn, in the middle of an Activation too', () => {
    const t = table({}, {}, { windows: true });
    while (t.next !== 'edge.ask.turn') t.do(PASS);
    t.do({ do: 'activate', squad: t.squad(0, 0) }, 'keep');
    expect([t.seat, t.next]).toEqual([0, 'edge.ask.step']);
    t.do({ do: 'banner' });
    expect(t.state.seats[0]!.bannerUp).toBe(false);
    expect([t.seat, t.next]).toEqual([0, 'edge.ask.step']);
  });

  it('EDGE-BAN-04, EDGE-PAS-12: only a Passive turn turns it up again', () => {
    const passive = table({ bannerUp: false }, {}, { begin: 'passive' });
    expect(passive.events('banner.recovered')).toMatchObject([{ seat: 0 }]);
    expect(passive.state.seats[0]!.bannerUp).toBe(true);
    const up = table({}, {}, { begin: 'passive' });
    expect(up.events('banner.recovered')).toEqual([]);
    const active = table({ bannerUp: false });
    active.do({ do: 'end' });
    expect(active.state.seats[0]!.bannerUp).toBe(false);
  });
});

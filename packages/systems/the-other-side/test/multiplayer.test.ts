import { inches } from '@banneret/geometry';
import { awaited } from '@banneret/kernel';
import { describe, expect, it } from 'vitest';
import type { Encounter } from '../src/book.js';
import { isEngaged } from '../src/engagement.js';
import { turnPoints } from '../src/operations/scoring.js';
import { inInitiativeOrder } from '../src/seats.js';
import { playerOf, type State } from '../src/state.js';
import { BLUE_COMPANY, BLUE_DECK, company, opening, RED_DECK, type BookBody } from './companyPack.js';
import { cardNamed, cards, point, Scene, scene, stateOf, type SeatBody, type Spot } from './scene.js';

const RED_COMPANY = company({ units: [{ unit: 'redLoner' }] });
const SEATS: Readonly<Record<string, number>> = { conquest: 4, killThemAll: 4, triumvirate: 3 };

/** Up to the Initiative Cards, with ready Companies. */
function exploring(encounter: Encounter, body: BookBody = {}): Scene {
  const companies = Array.from({ length: SEATS[encounter] as number }, (_, seat) =>
    seat % 2 === 0 ? RED_COMPANY : BLUE_COMPANY,
  );
  // TOS-MPL-09 would forbid partners the same Unique Commander.
  const fair =
    encounter === 'killThemAll'
      ? companies.map((list, seat) =>
          seat < 2 ? list : { ...list, commanders: [{ unit: seat === 2 ? 'redAide' : 'blueAide' }] },
        )
      : companies;
  const game = opening({ encounter, companies: fair, size: [48, 48], ...body });
  for (let seat = 0; seat < fair.length; seat++) game.do(seat % 2 === 0 ? RED_DECK : BLUE_DECK);
  return game;
}

const initiative = (s: State): number[] => s.players.map(({ initiativeCard }) => initiativeCard);

describe('Initiative Cards', () => {
  it('TOS-MPL-01, TOS-DCK-06: each flips one at the start of Exploration and sets it aside', () => {
    const game = exploring('triumvirate').do(cards('5 rams', '9 rams', '7 rams'));
    expect(initiative(game.state)).toEqual([cardNamed(0, '5 rams'), cardNamed(1, '9 rams'), cardNamed(2, '7 rams')]);
    expect(game.state.players.map(({ discard, deck }) => [discard.cards.length, deck.list.length])).toEqual([
      [0, 53],
      [0, 53],
      [0, 53],
    ]);
    expect(game.state.phase).toBe('exploration');
  });

  it('TOS-MPL-01: ties are flipped again', () => {
    const game = exploring('triumvirate').do(cards('5 rams', '9 rams', '5 rams'));
    expect(game.next).toBe('tos.roll.flip');
    game.do(cards('3 rams', '9 masks'));
    // The new one ties with seat 1's, and so both flip.
    expect(game.next).toBe('tos.roll.flip');
    game.do(cards('4 rams', '6 rams'));
    expect(initiative(game.state)).toEqual([cardNamed(0, '3 rams'), cardNamed(1, '4 rams'), cardNamed(2, '6 rams')]);
  });

  it('TOS-MPL-02: the highest has initiative', () => {
    expect(exploring('triumvirate').do(cards('5 rams', '9 rams', '7 rams')).state.initiative).toBe(1);
  });

  const ending = (tactics: readonly number[], words: readonly string[]): Scene => {
    const s = stateOf({
      encounter: 'triumvirate',
      turn: 1,
      size: [48, 48],
      seats: tactics.map(count => ({ tactics: count })),
    });
    s.players = s.players.map((player, seat) => ({
      ...player,
      initiativeCard: cardNamed(seat, words[seat] as string),
    }));
    return new Scene(
      s,
      [
        { proc: 'main', step: 'next', vars: {} },
        { proc: 'turn', step: 'score', vars: {} },
      ],
      false,
    );
  };

  it('TOS-MPL-03: after scoring each pays a token to keep the card, or discards it; all at once', () => {
    const t = ending([1, 1, 0], ['5 rams', '9 rams', '7 rams']);
    expect(t.next).toBe('tos.ask.keep-initiative');
    t.do('keep');
    expect(playerOf(t.state, 0).tactics).toBe(1);
    t.do('discard', cards('2 masks', '3 masks'));
    expect(initiative(t.state)).toEqual([cardNamed(0, '5 rams'), cardNamed(1, '2 masks'), cardNamed(2, '3 masks')]);
    // TOS-TRN-04 gives 4 more; the token was spent.
    expect(t.events('tactics.spent')).toMatchObject([{ seat: 0, count: 1 }]);
    expect(t.state.initiative).toBe(0);
  });

  it('TOS-MPL-04: E-53, on a tie only those who did not pay flip again', () => {
    const t = ending([1, 1, 0], ['5 rams', '9 rams', '7 rams']).do('keep', 'discard', cards('5 masks', '3 masks'));
    expect(t.next).toBe('tos.roll.flip');
    t.do(cards('6 masks'));
    expect(initiative(t.state)).toEqual([cardNamed(0, '5 rams'), cardNamed(1, '6 masks'), cardNamed(2, '3 masks')]);
  });
});

describe('Activations of several', () => {
  const three = (): Scene => {
    const units = (x: number): SeatBody => ({
      units: [
        { card: 'gunners', at: [[x, 10]] },
        { card: 'gunners', at: [[x, 20]] },
      ],
      hand: ['1 rams'],
    });
    const s = stateOf({ encounter: 'triumvirate', initiative: 1, seats: [units(10), units(30), units(50)] });
    s.players = s.players.map((player, seat) => ({
      ...player,
      initiativeCard: cardNamed(seat, ['5 rams', '9 rams', '7 rams'][seat] as string),
    }));
    return new Scene(
      s,
      [
        { proc: 'main', step: 'next', vars: {} },
        { proc: 'turn', step: 'activations', vars: {} },
      ],
      false,
    );
  };
  const activate = (t: Scene): void => void t.do(t.open[0], 'march', 'end');

  it('TOS-MPL-05: go round in descending order of the cards', () => {
    const t = three();
    expect(inInitiativeOrder(t.state)).toEqual([1, 2, 0]);
    const seats: number[] = [];
    for (let i = 0; i < 6; i++) {
      seats.push(t.seat);
      activate(t);
    }
    expect(seats).toEqual([1, 2, 0, 1, 2, 0]);
  });

  it('TOS-MPL-06: end by Passes only when all have Passed in a row', () => {
    const t = three();
    t.do('pass').card('1 rams').do('pass').card('1 rams');
    expect([t.next, t.seat]).toEqual(['tos.ask.opportunity', 0]);
    activate(t);
    expect([t.next, t.seat, t.state.passes]).toEqual(['tos.ask.opportunity', 1, 0]);
    const ended = three();
    for (let i = 0; i < 3; i++) ended.do('pass').card('1 rams');
    expect(ended.state.phase).not.toBe('activation');
  });
});

describe('Confederations', () => {
  const table = (): State => {
    const s = stateOf({
      encounter: 'killThemAll',
      seats: [
        { units: [{ card: 'gunners', at: [[10, 10]] }] },
        { units: [{ card: 'lancers', at: [[10, 13]] }] },
        { units: [{ card: 'lancers', at: [[13, 10]] }] },
        {},
      ],
    });
    s.players = s.players.map((player, seat) => ({ ...player, confederation: seat % 2 }));
    return s;
  };

  it('TOS-MPL-07: units of a partner are neither friendly nor enemy', () => {
    const s = table();
    // Everybody is near everybody: seats 0 and 1 are Engaged, 0 and 2 are not.
    expect([isEngaged(s, 0), isEngaged(s, 1), isEngaged(s, 2)]).toEqual([true, true, true]);
    s.fireteams = s.fireteams.with(1, { ...s.fireteams[1]!, at: point([60, 40]) });
    expect([isEngaged(s, 0), isEngaged(s, 2)]).toEqual([false, false]);
    const t = scene({
      encounter: 'killThemAll',
      seats: [
        { units: [{ card: 'captain', at: [[10, 10]] }] },
        {},
        { units: [{ card: 'gunners', at: [[13, 10]] }] },
        {},
      ],
    });
    t.state.players = t.state.players.map((player, seat) => ({ ...player, confederation: seat % 2 }));
    t.order(0, 0, 'concertedEffort').do('none');
    // The captain's command is for friends: only the captain itself is one.
    t.act(0, 'card.command');
    expect(t.next === 'tos.ask.target' ? t.open : [0]).toEqual([0]);
  });

  it('TOS-MPL-08, TOS-MPL-10: partners may be of any Allegiances, and each uses its own', () => {
    const game = exploring('killThemAll');
    expect(game.state.players.map(({ allegiance, confederation }) => [allegiance, confederation])).toEqual([
      [0, 0],
      [1, 1],
      [0, 0],
      [1, 1],
    ]);
    const mixed = opening({ encounter: 'killThemAll', size: [48, 48] });
    mixed.do(
      { allegiance: 'red', commanders: ['redLord'] },
      { allegiance: 'red', commanders: ['redLord'] },
      { allegiance: 'blue', commanders: ['blueLord'] },
      { allegiance: 'blue', commanders: ['blueLord'] },
    );
    expect(mixed.next).toBe('tos.ask.hire');
    // Seat 0 is red, its partner blue: red buys no blue units.
    expect(mixed.refusal({ commanders: [{ unit: 'redLord' }], units: [{ unit: 'blueLoner' }] })).toEqual([
      'TOS-HIR-02',
    ]);
  });

  it('TOS-MPL-09, TOS-UNT-01: of two partners who want the same Unique unit the later one chooses again', () => {
    const game = opening({ encounter: 'killThemAll', size: [48, 48] });
    const red = { allegiance: 'red', commanders: ['redLord'] };
    const blue = { allegiance: 'blue', commanders: ['blueLord'] };
    game.do(red, blue, red, { ...blue, commanders: ['blueAide'] });
    expect([game.next, game.seat]).toEqual(['tos.ask.company', 2]);
    expect(game.refusal(red)).toEqual(['TOS-UNT-01']);
    game.do({ ...red, commanders: ['redAide'] });
    expect(game.next).toBe('tos.ask.hire');
    const list = (unit: string) => ({ commanders: [{ unit }], units: [{ unit: 'redHero' }] });
    game.do(list('redLord'), { commanders: [{ unit: 'blueLord' }], units: [] }, list('redAide'), {
      commanders: [{ unit: 'blueAide' }],
      units: [],
    });
    expect([game.next, game.seat]).toEqual(['tos.ask.hire', 2]);
    expect(game.refusal(list('redAide'))).toEqual(['TOS-UNT-01']);
  });
});

describe('Conquest', () => {
  const zoned = (): Scene => exploring('conquest').do(cards('5 rams', '9 rams', '7 rams', '3 rams'));

  it('TOS-CNQ-01, TOS-MPL-11: four players, one Commander each, no Attacker, no flip for the Operation', () => {
    const { state } = zoned();
    expect([
      state.players.length,
      state.attacker,
      state.operation,
      state.players.map(({ commanders }) => commanders),
    ]).toEqual([4, -1, null, [1, 1, 1, 1]]);
  });

  it('TOS-CNQ-03, TOS-MPL-12: zones are chosen in descending initiative, one in each quarter', () => {
    const game = zoned();
    expect([game.next, game.seat, game.open]).toEqual(['tos.ask.zone', 1, [0, 1, 2, 3]]);
    expect(game.prompt.rule).toBe('TOS-CNQ-03');
    game.do(3);
    expect([game.seat, game.open]).toEqual([2, [0, 1, 2]]);
    game.do(0);
    expect([game.seat, game.open]).toEqual([0, [1, 2]]);
    game.do(2);
    expect(game.state.players.map(({ zone }) => zone)).toEqual([2, 3, 0, 1]);
  });

  it('TOS-CNQ-02: one unclaimed Marker in the centre of each quarter', () => {
    const game = zoned().do(3, 0, 2);
    expect(game.state.markers.map(({ at, claimedBy }) => [at.x / inches(1), at.y / inches(1), claimedBy])).toEqual([
      [12, 12, -1],
      [36, 12, -1],
      [12, 36, -1],
      [36, 36, -1],
    ]);
  });

  const conquering = (markers: readonly { at: Spot; claimedBy?: number }[], at: Spot = [8, 8]): Scene =>
    scene({
      encounter: 'conquest',
      size: [48, 48],
      markers,
      seats: [{ units: [{ card: 'gunners', at: [at] }], tactics: 2 }, {}, {}, {}],
    });
  const acting = (t: Scene): Scene => t.order(0, 0, 'concertedEffort').do('none');

  it('TOS-CNQ-04: Investigate claims', () => {
    const t = acting(conquering([{ at: [10, 8] }])).do('act:0:operation.investigate', 0);
    expect(t.events('marker.claimed')).toEqual([{ type: 'marker.claimed', marker: 0, seat: 0 }]);
  });

  it('TOS-CNQ-05: Push On adds an unclaimed Marker within 6 inches, 3 from others', () => {
    const t = acting(conquering([{ at: [8, 14] }])).do('act:0:operation.pushOn');
    const east = (gap: number) => ({ x: point([8, 8]).x + 50_000 + gap, y: point([8, 8]).y });
    expect([t.refusal(east(inches(6))), t.refusal(east(inches(6) + 1))]).toEqual([[], ['TOS-CNQ-05']]);
    const south = (gap: number) => ({ x: point([8, 14]).x, y: point([8, 14]).y - 50_000 - gap });
    expect([t.refusal(south(inches(3))), t.refusal(south(inches(3) - 1))]).toEqual([[], ['TOS-CNQ-05']]);
    t.do(east(0));
    expect(t.events('marker.placed')[0]?.marker).toMatchObject({ kind: 'objective', claimedBy: -1 });
    expect(playerOf(t.state, 0).tactics).toBe(1);
  });

  it('TOS-CNQ-10: outside the own quarter it comes in claimed', () => {
    const t = acting(conquering([], [22, 8])).do('act:0:operation.pushOn', point([26, 8]));
    expect(t.events('marker.placed')[0]?.marker.claimedBy).toBe(0);
    const home = acting(conquering([], [22, 8])).do('act:0:operation.pushOn', point([20, 8]));
    expect(home.events('marker.placed')[0]?.marker.claimedBy).toBe(-1);
  });

  it('TOS-CNQ-06, TOS-CNQ-07, TOS-CNQ-08: 1 in the own quarter, 2 beside it, 3 across', () => {
    const score = (at: Spot): number[] =>
      turnPoints(conquering([{ at, claimedBy: 0 }]).state, 0).map(({ points }) => points);
    expect([score([12, 12]), score([36, 12]), score([12, 36]), score([36, 36])]).toEqual([
      [1, 0, 0],
      [0, 2, 0],
      [0, 2, 0],
      [0, 0, 3],
    ]);
    expect(turnPoints(conquering([{ at: [12, 12], claimedBy: 3 }]).state, 3).map(({ points }) => points)).toEqual([
      0, 0, 3,
    ]);
  });

  it('TOS-CNQ-09: claims are gone afterwards', () => {
    const s = stateOf({
      encounter: 'conquest',
      size: [48, 48],
      markers: [{ at: [12, 12], claimedBy: 0 }],
      seats: [{}, {}, {}, {}],
      turn: 5,
    });
    const t = new Scene(
      s,
      [
        { proc: 'main', step: 'next', vars: {} },
        { proc: 'turn', step: 'score', vars: {} },
      ],
      false,
    );
    expect([t.state.markers[0]?.claimedBy, playerOf(t.state, 0).vp]).toEqual([-1, 1]);
  });
});

describe('Kill Them All', () => {
  it('TOS-KTA-01, TOS-KTA-05: four players in two Confederations, without Attacker or Markers', () => {
    const { state } = exploring('killThemAll').do(cards('5 rams', '9 rams', '7 rams', '3 rams'));
    expect([state.players.map(({ confederation }) => confederation), state.attacker, state.markers]).toEqual([
      [0, 1, 0, 1],
      -1,
      [],
    ]);
  });

  it('TOS-KTA-02: all choose at the same time and nobody sees a choice before all are made: partners may talk till then', () => {
    const game = opening({ encounter: 'killThemAll', size: [48, 48] });
    expect(awaited(game.match)).toEqual([0, 1, 2, 3]);
    game.do({ allegiance: 'red', commanders: ['redLord'] });
    expect(awaited(game.match)).toEqual([1, 2, 3]);
    expect(game.state.players.map(({ allegiance }) => allegiance)).toEqual([-1, -1, -1, -1]);
  });

  it('TOS-KTA-03: the highest initiative chooses a zone for the whole Confederation', () => {
    const game = exploring('killThemAll').do(cards('5 rams', '9 rams', '7 rams', '3 rams'));
    expect([game.next, game.seat, game.prompt.rule]).toEqual(['tos.ask.zone', 1, 'TOS-KTA-03']);
    game.do(1);
    expect(game.state.players.map(({ zone }) => zone)).toEqual([0, 1, 0, 1]);
    expect(game.state.phase).toBe('deployment');
  });
});

describe('Triumvirate', () => {
  const started = (): Scene => exploring('triumvirate').do(cards('5 rams', '9 rams', '7 rams'));

  it('TOS-TRI-01: three players with one Commander each, no Attacker', () => {
    const { state } = started();
    expect([state.players.length, state.attacker, state.players.map(({ commanders }) => commanders)]).toEqual([
      3,
      -1,
      [1, 1, 1],
    ]);
  });

  it('TOS-TRI-02, TOS-TRI-07: in descending initiative each places two Markers, 6 inches from others', () => {
    const game = started();
    expect(game.prompt.rule).toBe('TOS-TRI-02');
    const seats: number[] = [];
    for (const x of [5, 15, 25, 35, 43]) {
      seats.push(game.seat);
      game.do(point([x, 20]));
    }
    const near = (gap: number) => ({ x: point([5, 20]).x, y: point([5, 20]).y + 50_000 + gap });
    expect([game.refusal(near(inches(6))), game.refusal(near(inches(6) - 1))]).toEqual([[], ['TOS-TRI-07']]);
    seats.push(game.seat);
    game.do(near(inches(6)));
    expect(seats).toEqual([1, 2, 0, 1, 2, 0]);
    expect(game.state.markers.map(({ claimedBy }) => claimedBy)).toEqual([-1, -1, -1, -1, -1, -1]);
  });

  const deploying = (): Scene => {
    const game = started();
    for (const [i, x] of [5, 15, 25, 35, 43, 5].entries()) game.do(point([x, i === 5 ? 35 : 20]));
    return game;
  };

  it('TOS-TRI-03: in descending initiative each deploys the Commander, 12 inches from the others', () => {
    const game = deploying();
    expect([game.next, game.seat]).toEqual(['tos.ask.deploy', 1]);
    game.do([point([10, 10])]);
    expect(game.seat).toBe(2);
    // Bases of 40 mm.
    const away = (gap: number) => [{ x: point([10, 10]).x + 40_000 + gap, y: point([10, 10]).y }];
    expect([game.refusal(away(inches(12))), game.refusal(away(inches(12) - 1))]).toEqual([[], ['TOS-TRI-03']]);
  });

  it('TOS-TRI-04: the others come wholly within 12 inches of it', () => {
    const game = deploying().do([point([10, 10])], [point([40, 10])], [point([20, 40])]);
    expect(game.seat).toBe(1);
    const out = (gap: number) => [{ x: point([10, 10]).x + 20_000 + inches(12) - 20_000 + gap, y: point([10, 10]).y }];
    expect([game.refusal(out(0)), game.refusal(out(1))]).toEqual([[], ['TOS-TRI-04']]);
  });

  const ending = (
    markers: readonly { at: Spot; claimedBy?: number }[],
    vp: readonly number[] = [0, 0, 0],
    turn = 5,
  ): Scene => {
    const s = stateOf({
      encounter: 'triumvirate',
      turn,
      size: [48, 48],
      markers,
      seats: vp.map(points => ({ vp: points })),
    });
    return new Scene(
      s,
      [
        { proc: 'main', step: 'next', vars: {} },
        { proc: 'turn', step: 'score', vars: {} },
      ],
      false,
    );
  };

  it('TOS-TRI-05: Investigate claims', () => {
    const t = scene({
      encounter: 'triumvirate',
      size: [48, 48],
      markers: [{ at: [10, 8] }],
      seats: [{ units: [{ card: 'gunners', at: [[8, 8]] }], tactics: 1 }, {}, {}],
    });
    t.order(0, 0, 'concertedEffort').do('none', 'act:0:operation.investigate', 0);
    expect(t.events('marker.claimed')).toEqual([{ type: 'marker.claimed', marker: 0, seat: 0 }]);
  });

  it('TOS-TRI-06: 1 for each claimed Marker, then claims are gone', () => {
    const t = ending(
      [
        { at: [5, 5], claimedBy: 0 },
        { at: [15, 5], claimedBy: 0 },
        { at: [25, 5], claimedBy: 1 },
      ],
      [0, 0, 9],
    );
    expect(t.state.players.map(({ vp }) => vp)).toEqual([2, 1, 9]);
    expect(t.state.markers.map(({ claimedBy }) => claimedBy)).toEqual([-1, -1, -1]);
  });

  it('TOS-TRI-08: then the one with fewest may remove a Marker for nothing; nobody on a tie', () => {
    const t = ending([{ at: [5, 5] }, { at: [15, 5] }], [3, 1, 2], 4);
    expect([t.next, t.seat]).toEqual(['tos.ask.remove', 1]);
    t.do(1);
    expect([t.state.markers.map(({ id }) => id), t.events('tactics.spent')]).toEqual([[0], []]);
    expect(ending([{ at: [5, 5] }], [3, 1, 1], 4).next).not.toBe('tos.ask.remove');
    // After the last Turn it could change nothing.
    expect(ending([{ at: [5, 5] }], [3, 1, 2]).next).toBe('over');
  });

  it('TOS-MPL-11: the Turn goes on as in a standard Encounter', () => {
    const s = stateOf({ encounter: 'triumvirate', size: [48, 48], seats: [{}, {}, {}], turn: 1 });
    s.players = s.players.map((player, seat) => ({ ...player, initiativeCard: cardNamed(seat, `${seat + 5} rams`) }));
    const t = new Scene(
      s,
      [
        { proc: 'main', step: 'next', vars: {} },
        { proc: 'turn', step: 'begin', vars: {} },
      ],
      false,
    );
    expect(t.state.players.map(({ tactics }) => tactics)).toEqual([4, 4, 4]);
    expect(t.next).toBe('tos.ask.draw');
  });
});

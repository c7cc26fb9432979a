import { viewOf } from '@banneret/kernel';
import { describe, expect, it } from 'vitest';
import { OPERATIONS } from '../src/book.js';
import { playerOf, unitOf, type State } from '../src/state.js';
import { theOtherSide } from '../src/system.js';
import {
  BLUE_COMPANY,
  BLUE_DECK,
  company,
  COMPANY_PACK,
  opening,
  RED_DECK,
  stratagems,
  type BookBody,
} from './companyPack.js';
import { cards, type Scene } from './scene.js';

const RED = { allegiance: 'red', envoy: null, commanders: ['redLord'] };
const BLUE = { allegiance: 'blue', envoy: null, commanders: ['blueLord'] };
const RED_LIST = { commanders: [{ unit: 'redLord' }], units: [{ unit: 'redLoner' }] };
const BLUE_LIST = { commanders: [{ unit: 'blueLord' }], units: [{ unit: 'blueLoner' }] };

const ready = (body: BookBody = {}): Scene => opening({ companies: [company(RED_LIST), BLUE_COMPANY], ...body });
const ids = (s: State, seat: number): (string | undefined)[] =>
  s.units.filter(unit => unit.seat === seat).map(({ card }) => COMPANY_PACK.units[card]?.id);

describe('Allegiances and Commanders', () => {
  it('TOS-ENC-01: comes before the Operation, then recruits, then exploration, deployment and play', () => {
    const game = opening();
    expect(game.next).toBe('tos.ask.company');
    game.do(RED, BLUE);
    expect(game.next).toBe('tos.roll.flip');
    game.do(cards('9 crows', '3 rams'));
    expect(game.next).toBe('tos.ask.hire');
    game.do(RED_LIST, BLUE_LIST);
    expect(game.next).toBe('tos.ask.stratagems');
    game.do(RED_DECK, BLUE_DECK);
    expect([game.next, game.state.phase]).toEqual(['tos.ask.zone', 'exploration']);
    game.do(0).do({ x: 900_000, y: 450_000 }).do({ x: 900_000, y: 780_000 });
    expect([game.next, game.state.phase]).toEqual(['tos.ask.deploy-unit', 'deployment']);
  });

  it('TOS-ENC-04, TOS-GEN-10, TOS-CRD-02: each has one Allegiance, and both may have the same', () => {
    const game = opening();
    expect(game.refusal({ allegiance: 'green', commanders: ['redLord'] })).toEqual(['TOS-ENC-04']);
    game.do(RED, RED);
    expect(game.state.players.map(({ allegiance }) => allegiance)).toEqual([0, 0]);
  });

  it('TOS-ENC-05, TOS-ENC-13, TOS-CRD-04: an Envoy is optional, and must fit', () => {
    const game = opening();
    expect(game.refusal({ ...RED, envoy: 'redGuest' })).toEqual(['TOS-ENC-05']);
    expect(game.refusal({ ...BLUE, envoy: 'blueGuest' })).toEqual(['TOS-CRD-04']);
    game.do({ ...RED, envoy: 'blueGuest' }, BLUE);
    expect(game.state.players.map(({ envoy }) => envoy)).toEqual([0, -1]);
  });

  it('TOS-ENC-08: nothing is known until both have chosen', () => {
    const game = opening().do(RED);
    expect(playerOf(game.state, 0).allegiance).toBe(-1);
    const otherwise = opening().do({ ...RED, commanders: ['redAide'] });
    expect(viewOf(theOtherSide, game.match, 1)).toEqual(viewOf(theOtherSide, otherwise.match, 1));
    game.do(BLUE);
    expect(game.events('companies.revealed')).toHaveLength(1);
    expect(game.state.players.map(({ allegiance }) => allegiance)).toEqual([0, 1]);
    expect([ids(game.state, 0), ids(game.state, 1)]).toEqual([['redLord'], ['blueLord']]);
  });

  it('TOS-ENC-02, TOS-ENC-07: as many Commanders as the game size, of the own Allegiance', () => {
    const game = opening({ commanders: 2 });
    expect(game.refusal(RED)).toEqual(['TOS-ENC-02']);
    expect(game.refusal({ ...RED, commanders: ['redLord', 'blueLord'] })).toEqual(['TOS-ENC-07']);
    expect(game.refusal({ ...RED, commanders: ['redLord', 'redLord'] })).toEqual(['TOS-UNT-01']);
    game.do({ ...RED, commanders: ['redLord', 'redAide'] }, { ...BLUE, commanders: ['blueAide', 'blueAide'] });
    expect(game.state.players.map(({ commanders }) => commanders)).toEqual([2, 2]);
  });
});

describe('the Operation flip', () => {
  it('TOS-ENC-09, TOS-TRN-21: the higher card is the Attacker, who has initiative', () => {
    const game = ready().do(cards('9 crows', '10 rams'));
    expect([game.state.attacker, game.state.initiative]).toEqual([1, 1]);
    expect(ready().do(cards('10 crows', '9 rams')).state.attacker).toBe(0);
  });

  it('TOS-ENC-09: equal values are flipped again', () => {
    const game = ready().do(cards('9 crows', '9 rams'));
    expect(game.next).toBe('tos.roll.flip');
    expect(game.do(cards('2 crows', '9 masks')).state.attacker).toBe(1);
    expect(playerOf(game.state, 0).discard.cards).toHaveLength(2);
  });

  it.each([
    ['crows', 'pillage'],
    ['rams', 'supplyCache'],
    ['masks', 'pitchedBattle'],
    ['tomes', 'traps'],
  ])('TOS-ENC-10: %s of the Attacker is %s', (suit, operation) => {
    expect(ready().do(cards(`9 ${suit}`, '3 rams')).state.operation).toBe(operation);
    expect(ready().do(cards('3 rams', `9 ${suit}`)).state.operation).toBe(operation);
  });

  it.each([
    ['crows', 'corners'],
    ['rams', 'confrontation'],
    ['masks', 'killingField'],
    ['tomes', 'diagonals'],
  ])('TOS-ENC-11, TOS-DEP-05: %s of the Defender is %s', (suit, layout) => {
    const { state } = ready().do(cards('9 crows', `3 ${suit}`));
    expect([state.layout, state.commandersFirst]).toEqual([layout, false]);
  });

  it('TOS-ENC-12: the Attacker chooses after the red Joker', () => {
    const game = ready().do(cards('red joker', '3 rams'));
    expect([game.seat, game.next, game.open]).toEqual([0, 'tos.ask.operation', OPERATIONS]);
    expect(game.do('traps').state.operation).toBe('traps');
  });

  it('TOS-DEP-06: the black Joker has the zones of Rams, and Commanders deploy first', () => {
    const { state } = ready().do(cards('3 crows', 'black joker'));
    expect([state.layout, state.commandersFirst]).toEqual(['confrontation', true]);
  });
});

describe('recruiting', () => {
  const recruiting = (): Scene => opening().do(RED, BLUE, cards('9 crows', '3 rams'));

  it('TOS-HIR-02, TOS-HIR-03, TOS-AST-23: what is bought joins with its Assets', () => {
    const game = recruiting();
    expect(game.refusal({ ...RED_LIST, units: [{ unit: 'blueLoner' }] })).toEqual(['TOS-HIR-02']);
    const squad = { unit: 'redSquad', assets: [{ asset: 'sergeant', fireteam: 1 }] };
    game.do(
      { commanders: [{ unit: 'redLord', assets: [{ asset: 'flag' }] }], units: [squad] },
      BLUE_LIST,
      RED_DECK,
      BLUE_DECK,
    );
    const { state } = game;
    expect(ids(state, 0)).toEqual(['redLord', 'redSquad']);
    const [lord, fighters] = [unitOf(state, 0), unitOf(state, game.unit(0, 1))];
    // TOS-AST-05 is about the same: the Standard side is up.
    expect(lord.assets).toEqual([{ card: 2, face: 'standard', abandoned: false }]);
    expect(fighters.fireteams.map(id => state.fireteams[id]?.adjuncts)).toEqual([[], [0], []]);
  });

  it('TOS-AST-05, TOS-CRD-11: all Assets and units start on their Standard side', () => {
    const squad = { unit: 'redSquad', assets: [{ asset: 'shield' }] };
    const { state } = recruiting().do({ ...RED_LIST, units: [squad] }, BLUE_LIST, RED_DECK, BLUE_DECK);
    expect(state.units.map(({ side }) => side)).toEqual(['standard', 'standard', 'standard', 'standard']);
    expect(state.units.flatMap(({ assets }) => assets.map(({ face }) => face))).toEqual(['standard']);
  });

  it('TOS-AST-17: an Adjunct takes the place of a model', () => {
    const squad = { unit: 'redSquad', assets: [{ asset: 'sergeant', fireteam: 1 }] };
    const { state } = recruiting().do({ ...RED_LIST, units: [squad] }, BLUE_LIST, RED_DECK, BLUE_DECK);
    const squadFireteams = state.fireteams.filter(({ unit }) => state.units[unit]?.fireteams.length === 3);
    expect(squadFireteams.map(({ models }) => models)).toEqual([3, 3, 3]);
  });

  it('TOS-HIR-08: lists are secret until both are done, Stratagem Decks for good', () => {
    const game = recruiting().do(RED_LIST);
    expect(ids(game.state, 0)).toEqual(['redLord']);
    const otherwise = recruiting().do({ ...RED_LIST, units: [{ unit: 'redTitan' }] });
    expect(viewOf(theOtherSide, game.match, 1)).toEqual(viewOf(theOtherSide, otherwise.match, 1));
    game.do(BLUE_LIST);
    otherwise.do(BLUE_LIST);
    // The Stratagem Decks are chosen against the Commanders only.
    expect([game.next, ids(game.state, 0)]).toEqual(['tos.ask.stratagems', ['redLord']]);
    expect(viewOf(theOtherSide, game.match, 1)).toEqual(viewOf(theOtherSide, otherwise.match, 1));
    expect(viewOf(theOtherSide, game.match, 0)).not.toEqual(viewOf(theOtherSide, otherwise.match, 0));
    game.do(RED_DECK);
    expect(ids(game.state, 0)).toEqual(['redLord']);
    game.do(BLUE_DECK);
    expect(ids(game.state, 0)).toEqual(['redLord', 'redLoner']);
    expect(game.state.players.map(({ list }) => list)).toEqual([null, null]);
    const seen = viewOf(theOtherSide, game.match, 1).state;
    expect(playerOf(seen, 0).stratagems.cards).toEqual([-1, -1, -1, -1, -1, -1]);
    expect(playerOf(seen, 1).stratagems.cards).toEqual(BLUE_DECK);
  });

  it('TOS-STR-02, TOS-STR-03, TOS-HIR-07, TOS-HIR-09: six different Stratagems that the Allegiance may have', () => {
    const game = recruiting().do(RED_LIST, BLUE_LIST);
    expect(game.refusal(RED_DECK.slice(0, 5))).not.toEqual([]);
    expect(game.refusal(stratagems('red0', 'red1', 'red2', 'red3', 'earth0', 'earth1', 'earth2'))).not.toEqual([]);
    expect(() => game.do([...RED_DECK.slice(0, 5), RED_DECK[0]])).toThrow();
    expect(game.refusal([...RED_DECK.slice(0, 5), ...stratagems('far0')])).not.toEqual([]);
    expect(game.refusal([...RED_DECK.slice(0, 5), ...stratagems('blue0')])).not.toEqual([]);
    expect(game.refusal(RED_DECK)).toEqual([]);
  });

  it('TOS-STR-04: the owner sees the own deck, the opponent does not', () => {
    const game = recruiting().do(RED_LIST, BLUE_LIST, RED_DECK, BLUE_DECK);
    expect(playerOf(viewOf(theOtherSide, game.match, 0).state, 0).stratagems.cards).toEqual(RED_DECK);
    expect(playerOf(viewOf(theOtherSide, game.match, 'public').state, 0).stratagems.cards).toEqual(
      RED_DECK.map(() => -1),
    );
  });

  it('TOS-UNT-20, TOS-UNT-16: a Squad comes with its number, and Combined Arms on top of it for nothing', () => {
    const list = { ...RED_LIST, units: [{ unit: 'mixed' }] };
    const { state } = recruiting().do(list, BLUE_LIST, RED_DECK, BLUE_DECK);
    const mixed = state.units.find(({ card }) => COMPANY_PACK.units[card]?.id === 'mixed');
    expect(mixed?.fireteams.map(id => state.fireteams[id]?.combined)).toEqual([false, false, true]);
  });
});

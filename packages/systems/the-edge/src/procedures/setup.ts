import { ask, askAll, done, goto, pickOption, roll, subset, type Because, type Seat } from '@banneret/kernel';
import { wholeSpace } from '../board.js';
import { CARDS_PER_SEAT } from '../book.js';
import { askDeck, copiesOf, starterOf } from '../decisions/deck.js';
import { askDeploy, type DeployChoice } from '../decisions/deploy.js';
import { canDeploy, tokenSpaces, waitingSquads } from '../deployment.js';
import { readPlace } from '../places.js';
import { firstLayout, MOST_SOURCES, mostSquads, startingCrystals } from '../rulings.js';
import { clockwise, factionOf, NONE, seatOf, seatsOf, squadsOf, type State } from '../state.js';
import { sourcesOf } from '../board.js';
import { call, procedure, type C } from './machine.js';

/** The set-up in the order of the book's detailed steps 4 to 17 (R82); steps 1 to 3 and 14 are the state that a match begins with. */
export const setupProcedure = procedure('setup')({
  begin: () => call('firstPlayer', {}, 'factions'),
  factions: () => call('factions', {}, 'recruit'),
  recruit: () => call('recruiting', {}, 'decks'),
  decks: () => call('deckBuilding', {}, 'roles'),
  roles: () => call('roles', {}, 'tokens'),
  // EDGE-OPT-06: the Alternative Set-up places the Sources first.
  tokens(c) {
    const { altSetup, firstLayout: advised } = c.state.book.options;
    if (!advised) return altSetup ? call('sources', {}, 'otherTokens') : call('altars', {}, 'otherTokens');
    layOut(c);
    return goto('hands');
  },
  otherTokens: c => (c.state.book.options.altSetup ? call('altars', {}, 'hands') : call('sources', {}, 'hands')),
  // EDGE-OPT-07: and lets everybody see their hand before they deploy.
  hands: c => (c.state.book.options.altSetup ? call('startingHands', {}, 'deploy') : goto('deploy')),
  deploy: () => call('deployment', {}, 'crystals'),
  crystals(c) {
    const { options } = c.state.book;
    for (const seat of setupOrder(c.state)) {
      const count = Math.min(startingCrystals(c.state.seats.length, options, seat), c.state.crystals);
      c.emit({ type: 'crystals.gained', seat, count });
    }
    return c.state.book.options.altSetup ? goto('dispersion') : call('startingHands', {}, 'dispersion');
  },
  dispersion: () => call('dispersion', {}, 'end'),
  end: () => done(),
});

/** R81: the Altars of all seats and the Sources, as advised. */
function layOut(c: C): void {
  const { altars: homes, sources: wells } = firstLayout(c.state.book.mode);
  const lay = (kind: 'altar' | 'source', owner: Seat, name: string): void => {
    const { space = NONE } = readPlace(c.state, name) ?? {};
    c.emit({ type: 'token.placed', kind, owner, ...wholeSpace(space), id: kind });
  };
  for (const seat of setupOrder(c.state)) lay('altar', seat, homes[seat] ?? '');
  for (const name of wells) lay('source', NONE, name);
}

/** EDGE-SET-18, EDGE-MULT-04, R22: the Operators clockwise from the Counter player's left, the Counter player last. */
export const setupOrder = (s: State): Seat[] => clockwise(s, (s.counter + 1) % s.seats.length);

/** EDGE-SET-04, R17: a Red die each; the highest, after as many re-rolls as it takes. */
export const firstPlayer = procedure('firstPlayer')({
  begin(c, v) {
    v.tied ??= seatsOf(c.state);
    const [count, rule, why] = [v.tied.length, 'EDGE-SET-04', 'edge.roll.first'];
    return roll({ kind: 'dice', count, sides: 6, die: 'red', rule, why }, 'rolled');
  },
  rolled(c, v, faces: readonly number[]) {
    const rolling = v.tied ?? [];
    c.emit({ type: 'first.rolled', seats: rolling, faces });
    v.tied = rolling.filter((_, i) => faces[i] === Math.max(...faces));
    if (v.tied.length > 1) return goto('begin');
    c.emit({ type: 'first.chosen', seat: v.tied[0] as Seat });
    return done();
  },
});

const TAKEN: Because = { rule: 'EDGE-SET-05', say: 'edge.no.faction-taken' };

/** EDGE-SET-05, R18, R90: clockwise from the First Player; a faction agreed on beforehand is not asked for. */
export const factions = procedure('factions')({
  begin(c, v) {
    const seat = clockwise(c.state, c.state.firstPlayer)[v.next ?? 0];
    if (seat === undefined) return done();
    v.next = (v.next ?? 0) + 1;
    const preset = c.state.book.presets[seat] ?? NONE;
    if (preset !== NONE) {
      c.emit({ type: 'faction.chosen', seat, faction: preset });
      return goto('begin');
    }
    const shape = pickOption(
      c.state.book.factions.map((_, id) => (isFree(c.state, id) ? { id } : { id, barred: [TAKEN] })),
    );
    return ask({ seat, ask: 'edge.ask.faction', rule: 'EDGE-SET-05', shape }, 'chosen');
  },
  chosen(c, v, faction: number) {
    const seat = clockwise(c.state, c.state.firstPlayer)[(v.next ?? 1) - 1] as Seat;
    c.emit({ type: 'faction.chosen', seat, faction });
    return goto('begin');
  },
});

/** R18: nobody has it, and nobody has been promised it. */
const isFree = (s: State, faction: number): boolean =>
  s.book.options.sameFaction || (s.seats.every(side => side.faction !== faction) && !s.book.presets.includes(faction));

/** Seats whose army is not agreed on beforehand. */
const deciding = (s: State): Seat[] => seatsOf(s).filter(seat => (s.book.presets[seat] ?? NONE) === NONE);

/** EDGE-SET-08, -10, EDGE-MULT-02, R19, R21: chosen in secret, revealed together. */
export const recruiting = procedure('recruiting')({
  begin: c =>
    askAll(
      deciding(c.state).map(seat => askSquads(c.state, seat)),
      'recruit',
    ),
  recruit(c, _v, choices: readonly (readonly number[])[]) {
    const seats = deciding(c.state);
    for (const seat of seatsOf(c.state)) {
      const squads = choices[seats.indexOf(seat)] ?? starterSquads(c.state, seat);
      c.emit({ type: 'squads.recruited', seat, squads });
    }
    return done();
  },
});

function askSquads(s: State, seat: Seat) {
  const squads = factionOf(s, seat).squads.map((_, card) => card);
  const most = Math.min(mostSquads(s.book.mode), squads.length);
  return { seat, ask: 'edge.ask.squads', rule: 'EDGE-SET-08', shape: subset(squads, 1, most), args: { most } };
}

function starterSquads(s: State, seat: Seat): number[] {
  const { squads } = factionOf(s, seat);
  return starterOf(s, seat).squads.map(id => squads.findIndex(squad => squad.id === id));
}

/** EDGE-SET-13 to -16, R19: built in secret and never shown. */
export const deckBuilding = procedure('deckBuilding')({
  begin: c =>
    askAll(
      building(c.state).map(seat => askDeck(c.state, seat)),
      'build',
    ),
  build(c, _v, choices: readonly (readonly number[])[]) {
    const seats = building(c.state);
    for (const seat of seatsOf(c.state)) {
      const copies = choices[seats.indexOf(seat)] ?? copiesOf(c.state, seat, starterOf(c.state, seat));
      const cards = copies.map(copy => seat * CARDS_PER_SEAT + copy);
      c.emit({ type: 'deck.built', seat, cards, ordered: c.state.book.options.scripted });
    }
    return done();
  },
});

/** Who has a deck to build: whoever has no ready one, and all when they may put it in order (EDGE-OPT-10). */
const building = (s: State): Seat[] => (s.book.options.scripted ? seatsOf(s) : deciding(s));

/** EDGE-SET-17, EDGE-MULT-04, R22: the First Player says who is the Counter player. */
export const roles = procedure('roles')({
  begin(c) {
    const { firstPlayer } = c.state;
    const duel = c.state.book.mode === 'duel';
    const options = clockwise(c.state, firstPlayer).map(seat => ({
      id: seat,
      say: duel ? (seat === firstPlayer ? 'edge.choice.be-counter' : 'edge.choice.be-operator') : 'edge.choice.counter',
      args: { player: seat + 1 },
    }));
    return ask({ seat: firstPlayer, ask: 'edge.ask.role', rule: 'EDGE-SET-17', shape: pickOption(options) }, 'chosen');
  },
  chosen(c, _v, seat: Seat) {
    c.emit({ type: 'counter.chosen', seat });
    return done();
  },
});

/** EDGE-SET-19 to -21. */
export const altars = procedure('altars')({
  begin(c, v) {
    const seat = setupOrder(c.state)[v.next ?? 0];
    const spaces = tokenSpaces(c.state, 'altar');
    if (seat === undefined || spaces === undefined) return done();
    v.next = (v.next ?? 0) + 1;
    return ask({ seat, ask: 'edge.ask.altar', rule: 'EDGE-SET-19', shape: pickOption(spaces) }, 'placed');
  },
  placed(c, v, space: number) {
    const owner = setupOrder(c.state)[(v.next ?? 1) - 1] as Seat;
    c.emit({ type: 'token.placed', kind: 'altar', owner, ...wholeSpace(space), id: 'altar' });
    return goto('begin');
  },
});

/** EDGE-SET-22 to -24, R23, R73. */
export const sources = procedure('sources')({
  begin(c, v) {
    const order = setupOrder(c.state);
    const seat = order[(v.next ?? 0) % order.length] as Seat;
    const spaces = tokenSpaces(c.state, 'source');
    if (sourcesOf(c.state).length === MOST_SOURCES || spaces === undefined) return done();
    v.next = (v.next ?? 0) + 1;
    return ask({ seat, ask: 'edge.ask.source', rule: 'EDGE-SET-22', shape: pickOption(spaces) }, 'placed');
  },
  placed(c, _v, space: number) {
    c.emit({ type: 'token.placed', kind: 'source', owner: NONE, ...wholeSpace(space), id: 'source' });
    return goto('begin');
  },
});

/** EDGE-SET-25 to -31, R24, R25: one Squad at a time, turn about; who has Squads left goes on. */
export const deployment = procedure('deployment')({
  begin(c, v) {
    const order = setupOrder(c.state);
    if (seatsOf(c.state).every(seat => waitingSquads(c.state, seat).length === 0)) return done();
    const seat = order[(v.next ?? 0) % order.length] as Seat;
    if (waitingSquads(c.state, seat).length === 0 || removeHomeless(c, seat)) {
      v.next = (v.next ?? 0) + 1;
      return goto('begin');
    }
    return ask(askDeploy(seat), 'placed');
  },
  placed(c, v, { squad, at }: DeployChoice) {
    c.emit({ type: 'squad.deployed', squad, at });
    v.next = (v.next ?? 0) + 1;
    return goto('begin');
  },
});

/** R25: when none of the Squads left finds a place, one of them is removed. */
function removeHomeless(c: C, seat: Seat): boolean {
  const squads = waitingSquads(c.state, seat);
  if (squads.some(squad => canDeploy(c.state, squad))) return false;
  c.emit({ type: 'squad.removed', squad: squads[0] as number });
  return true;
}

/** EDGE-SET-34. */
export const startingHands = procedure('startingHands')({
  begin(c, v) {
    const seat = setupOrder(c.state)[v.next ?? 0];
    if (seat === undefined) return done();
    v.next = (v.next ?? 0) + 1;
    return call('draw', { seat, count: c.state.book.options.handSize }, 'begin');
  },
});

/** EDGE-SET-35, EDGE-MULT-07, R26: every Operator may move one Squad. */
export const dispersion = procedure('dispersion')({
  begin(c, v) {
    const seat = operators(c.state)[v.next ?? 0];
    if (seat === undefined) return done();
    const squads = squadsOf(c.state, seat);
    const shape = pickOption([{ id: 'none', say: 'edge.choice.no' }, ...squads.map(id => ({ id }))]);
    return ask({ seat, ask: 'edge.ask.dispersion', rule: 'EDGE-SET-35', shape }, 'chosen');
  },
  chosen(c, v, squad: number | 'none') {
    const seat = operators(c.state)[v.next ?? 0] as Seat;
    v.next = (v.next ?? 0) + 1;
    if (squad === 'none') return goto('begin');
    return call('act', { seat, squad, moves: true, fights: false }, 'begin');
  },
});

const operators = (s: State): Seat[] => setupOrder(s).filter(seat => seat !== s.counter && !seatOf(s, seat).eliminated);

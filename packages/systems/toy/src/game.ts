import type { Game, SetupRequest } from '@banneret/game';
import type { Translate } from '@banneret/i18n';
import { problem, type Parsed, type PickShape, type Prompt } from '@banneret/kernel';
import type { Event } from './events.js';
import { scenario } from './scenario.js';
import { seatsOf, shieldOf, side, standing, strength, type Setup, type State } from './state.js';
import { toy } from './system.js';
import { rules, text } from './text.js';

/** Ready lines of squads, front first. */
const ARMIES = [
  { id: 'wall', name: { fr: 'Le Mur', en: 'The Wall' }, line: [3, 3, 3] },
  { id: 'spear', name: { fr: 'La Lance', en: 'The Spear' }, line: [5, 2, 1] },
] as const;

const ROUNDS = 4;

function setupFor(request: SetupRequest): Parsed<Setup> {
  const seats = request.seats ?? request.armies?.length ?? 2;
  if (seats < 2 || seats > 4) return problem('toy.bad-seats');
  const lines: (readonly number[])[] = [];
  for (let seat = 0; seat < seats; seat++) {
    const wanted = request.armies?.[seat] ?? ARMIES[seat % ARMIES.length]?.id;
    const army = ARMIES.find(a => a.id === wanted);
    if (army === undefined) return problem('toy.bad-army', { army: String(wanted) });
    lines.push(army.line);
  }
  return { ok: true, value: { seats, rounds: ROUNDS, lines } };
}

const list = (numbers: readonly number[]): string => numbers.join(' ');

function tell(event: Event, _s: State, t: Translate): string | undefined {
  switch (event.type) {
    case 'round.began':
      return t.say('toy.event.round', { round: event.round });
    case 'card.drawn':
      return t.say('toy.event.drawn', { seat: event.seat + 1 });
    case 'bids.opened':
      return t.say('toy.event.bids', { bids: list(event.bids) });
    case 'leader.chosen':
      return t.say('toy.event.leader', { seat: event.seat + 1 });
    case 'coins.changed':
      return t.say(event.by > 0 ? 'toy.event.earned' : 'toy.event.paid', {
        seat: event.seat + 1,
        coins: Math.abs(event.by),
      });
    case 'line.ordered':
      return t.say('toy.event.line', { seat: event.seat + 1, line: list(event.line) });
    case 'dice.rolled':
      return t.say('toy.event.rolled', { seat: event.seat + 1, faces: list(event.faces), hits: event.hits });
    case 'card.played':
      return t.say('toy.event.played', { seat: event.seat + 1, hits: shieldOf(event.card) });
    case 'squads.wounded':
      return t.say('toy.event.wounded', { seat: event.seat + 1, wounds: list(event.wounds) });
  }
}

function tellChoice(_s: State, prompt: Prompt, choice: unknown, t: Translate): string {
  if (prompt.shape.kind !== 'pick') return JSON.stringify(choice);
  const option = (prompt.shape as PickShape).options.find(o => o.id === choice);
  return option?.say === undefined ? String(choice) : t.say(option.say, option.args);
}

const show = (s: State, t: Translate): string =>
  seatsOf(s)
    .map(seat =>
      t.say('toy.side', {
        seat: seat + 1,
        line: list(side(s, seat).line),
        coins: side(s, seat).coins,
        cards: side(s, seat).hand.length,
      }),
    )
    .join('\n');

/** Own strength against the strongest other; coins and cards are worth a little. */
function evaluate(s: State, seat: number): number {
  const others = seatsOf(s).filter(other => other !== seat && standing(s, other));
  const rival = Math.max(0, ...others.map(other => strength(s, other)));
  return 20 * (strength(s, seat) - rival) + side(s, seat).coins + 6 * side(s, seat).hand.length;
}

export const toyGame: Game<State, Event, Setup> = {
  system: toy,
  title: { fr: 'Le Gué aux Bannières', en: 'Ford of Banners' },
  text,
  rules,
  armies: ARMIES.map(({ id, name }) => ({ id, name })),
  seatCounts: [2, 3, 4],
  setupFor,
  armyOf: (setup, seat) => ARMIES.find(a => list(a.line) === list(setup.lines[seat] ?? []))?.id ?? 'custom',
  evaluate,
  show,
  tell,
  tellChoice,
  scenario,
};

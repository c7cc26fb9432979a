import { type Game, shallow } from '@banneret/game';
import type { Translate } from '@banneret/i18n';
import type { PickShape, Prompt } from '@banneret/kernel';
import type { Event } from './events.js';
import { scenario } from './scenario.js';
import { ARMIES, readSetup, setupFor } from './setup.js';
import { seatsOf, shieldOf, side, standing, strength, type Setup, type State } from './state.js';
import { toy } from './system.js';
import { rules, text } from './text.js';

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

function tellChoice(s: State, prompt: Prompt, choice: unknown, t: Translate): string {
  if (Array.isArray(choice)) return tellList(s, prompt, choice as readonly number[], t);
  const options = prompt.shape.kind === 'pick' ? (prompt.shape as PickShape).options : [];
  const option = options.find(o => o.id === choice);
  return option?.say === undefined ? String(choice) : t.say(option.say, option.args);
}

/** Shares have a number for each squad, orders and subsets name the things themselves. */
function tellList(s: State, prompt: Prompt, choice: readonly number[], t: Translate): string {
  const shared = prompt.shape.kind === 'allocate';
  const items = shared
    ? choice.flatMap((count, squad) =>
        count > 0 ? [t.say('toy.share', { item: tellItem(s, prompt, squad, t), count })] : [],
      )
    : choice.map(id => tellItem(s, prompt, id, t));
  return items.length === 0 ? t.say('toy.none') : items.join(', ');
}

/** A die of the roll, or a squad of whoever is asked; both counted from 1. */
function tellItem(s: State, { ask, seat }: Prompt, id: string | number, t: Translate): string {
  const number = Number(id) + 1;
  if (ask === 'toy.reroll') return t.say('toy.die', { number });
  return t.say('toy.squad', { number, strength: side(s, seat).line[Number(id)] ?? 0 });
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
  setupFor: shallow(setupFor),
  readSetup: shallow(readSetup),
  armyOf: (setup, seat) => ARMIES.find(a => list(a.line) === list(setup.lines[seat] ?? []))?.id ?? 'custom',
  evaluate,
  show,
  tell,
  tellChoice,
  tellItem,
  scenario,
};

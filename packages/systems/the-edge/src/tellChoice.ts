import type { Translate } from '@banneret/i18n';
import type { AllocateShape, Option, PickShape, Prompt, Seat } from '@banneret/kernel';
import { printedAt } from './book.js';
import type { DeployChoice } from './decisions/deploy.js';
import type { PlaceChoice, PlaceQuestion } from './decisions/place.js';
import type { Play } from './decisions/play.js';
import type { StepChoice } from './decisions/step.js';
import { pushedBy } from './movement.js';
import { cardName, figureName, figureNames, playerName, squadName } from './names.js';
import { placeName, spaceName } from './places.js';
import { bearerOf } from './reduce/cards.js';
import { actionOf } from './scope.js';
import { factionOf, figureOf, type Source, type State } from './state.js';
import { tellCost } from './text/cards/index.js';

/** A choice in a player's words, for lists of options. */
export function tellChoice(s: State, prompt: Prompt, choice: unknown, t: Translate): string {
  switch (prompt.shape.kind) {
    case 'edge.play':
      return tellPlay(s, prompt.seat, choice as Play, t);
    case 'edge.step':
      return tellStep(s, prompt.seat, choice as StepChoice, t);
    case 'edge.deploy': {
      const { squad, at } = choice as DeployChoice;
      return t.say('edge.choice.deploy', {
        squad: squadName(s, squad, t),
        to: at.map(place => placeName(s, place)).join(' '),
      });
    }
    case 'edge.place':
      return tellPlacing(s, (prompt.shape as PlaceQuestion).figure, choice as PlaceChoice, t);
    case 'edge.deck':
      return tellDeck(s, prompt.seat, choice as readonly number[], t);
    case 'pick':
      return tellPick(s, prompt as Prompt<PickShape>, choice as string | number, t);
    case 'allocate':
      return tellShares(s, prompt as Prompt<AllocateShape>, choice as readonly number[], t);
    default: {
      const items = (choice as readonly number[]).map(id => tellItem(s, prompt, id, t));
      return items.length === 0 ? t.say('edge.choice.nothing') : items.join(', ');
    }
  }
}

/** What the questions are about: figures, Squads, Spaces, cards or players. */
export const ABOUT: Readonly<
  Record<string, 'figure' | 'squad' | 'space' | 'card' | 'player' | 'faction' | 'squad-card'>
> = {
  'edge.ask.faction': 'faction',
  'edge.ask.squads': 'squad-card',
  'edge.ask.role': 'player',
  'edge.ask.altar': 'space',
  'edge.ask.source': 'space',
  'edge.ask.dispersion': 'squad',
  'edge.ask.pairing': 'figure',
  'edge.ask.sacrifice': 'figure',
  'edge.ask.discard-cost': 'card',
  'edge.ask.discard-effect': 'card',
  'edge.ask.discard': 'card',
  'edge.ask.user': 'squad',
  'edge.ask.target.figure': 'figure',
  'edge.ask.target.squad': 'squad',
  'edge.ask.target.space': 'space',
  'edge.ask.target.upgrade': 'card',
  'edge.ask.target.opponent': 'player',
  'edge.ask.bearer': 'squad',
  'edge.ask.replaced': 'card',
  'edge.ask.donor': 'card',
  'edge.ask.charges': 'card',
  'edge.ask.charge': 'card',
  'edge.ask.wounds': 'figure',
  'edge.ask.captor': 'player',
  'edge.ask.capture-from': 'player',
  'edge.ask.shooter': 'figure',
  'edge.ask.shot-target': 'figure',
  'edge.ask.revive': 'squad',
  'edge.ask.status-squads': 'squad',
  'edge.ask.status-figures': 'figure',
  'edge.ask.pay': 'squad',
};

/** One of the things that a question is about. */
export function tellItem(s: State, prompt: Prompt, id: string | number, t: Translate): string {
  if (prompt.ask === 'edge.ask.pay') return tellBin(s, id, t);
  const number = Number(id);
  if (!Number.isInteger(number) || number < 0) return String(id);
  switch (ABOUT[prompt.ask]) {
    case 'figure':
      return `${figureName(s, number, t)} ${whereIs(s, number)}`.trim();
    case 'squad':
      return squadName(s, number, t);
    case 'space':
      return spaceName(s, number);
    case 'card':
      return cardName(s, number, t);
    case 'player':
      return playerName(number, t);
    case 'faction':
      return s.book.factions[number]?.name[t.locale] ?? String(id);
    case 'squad-card':
      return factionOf(s, prompt.seat).squads[number]?.name[t.locale] ?? String(id);
    default:
      return String(id);
  }
}

const whereIs = (s: State, figure: number): string => {
  const at = figureOf(s, figure);
  return at.space < 0 ? '' : placeName(s, at);
};

const WORDS: Readonly<Record<string, string>> = {
  active: 'edge.choice.active',
  passive: 'edge.choice.passive',
  counter: 'edge.choice.counter-attack',
  stop: 'edge.choice.no-counter',
};

function tellPick(s: State, prompt: Prompt<PickShape>, choice: string | number, t: Translate): string {
  const option = prompt.shape.options.find(({ id }) => id === choice);
  if (prompt.ask === 'edge.ask.pair-order') return tellPair(s, option, t);
  if (prompt.ask === 'edge.ask.special-source' && typeof choice === 'string') return tellSpecial(s, choice, option, t);
  if (option?.say !== undefined) return t.say(option.say, option.args);
  const word = typeof choice === 'string' ? WORDS[choice] : undefined;
  return word === undefined ? tellItem(s, prompt, choice, t) : t.say(word);
}

function tellPair(s: State, option: Option | undefined, t: Translate): string {
  const { figure = 0, target = 0 } = option?.args ?? {};
  return t.say('edge.choice.pair', {
    figure: figureName(s, Number(figure), t),
    target: figureName(s, Number(target), t),
  });
}

function tellSpecial(s: State, choice: string, option: Option | undefined, t: Translate): string {
  const [what, number] = choice.split('-');
  const words = option?.say === undefined ? choice : t.say(option.say, option.args);
  if (number === undefined) return words;
  return `${words} : ${what === 'restore' ? squadName(s, Number(number), t) : figureName(s, Number(number), t)}`;
}

function tellBin(s: State, id: string | number, t: Translate): string {
  if (typeof id === 'number') return t.say('edge.item.endurance', { squad: squadName(s, id, t) });
  return t.say(id === 'vp' ? 'edge.item.vp' : 'edge.item.crystals');
}

function tellShares(
  s: State,
  { shape, ...prompt }: Prompt<AllocateShape>,
  shares: readonly number[],
  t: Translate,
): string {
  const items = shape.bins.flatMap(({ id }, i) => {
    const count = shares[i] ?? 0;
    return count > 0 ? [t.say('edge.item.share', { count, item: tellItem(s, { ...prompt, shape }, id, t) })] : [];
  });
  return items.length === 0 ? t.say('edge.choice.nothing') : items.join(', ');
}

function tellPlay(s: State, seat: Seat, play: Play, t: Translate): string {
  switch (play.do) {
    case 'pass':
    case 'silence':
    case 'end':
      return t.say(`edge.choice.${play.do}`);
    case 'activate':
      return t.say('edge.choice.activate', { squad: squadName(s, play.squad, t) });
    case 'attach':
      return t.say('edge.choice.attach', { card: cardName(s, play.card, t) });
    case 'card':
      return t.say('edge.choice.card', {
        card: cardName(s, play.card, t),
        ...tellUse(s, seat, { from: 'hand', card: play.card, half: play.half }, t),
      });
    case 'upgrade':
      return t.say('edge.choice.upgrade', {
        card: cardName(s, play.card, t),
        squad: squadName(s, bearerOf(s, play.card), t),
        ...tellUse(s, seat, { from: 'upgrade', card: play.card, half: play.half }, t),
      });
    case 'banner':
    case 'altar':
      return t.say(`edge.choice.${play.do}`, tellUse(s, seat, { from: play.do }, t));
  }
}

function tellUse(
  s: State,
  seat: Seat,
  source: Source,
  t: Translate,
): { readonly action: string; readonly cost: string } {
  const { name, cost } = actionOf(s, seat, source);
  return { action: name[t.locale], cost: tellCost(cost, t) };
}

function tellStep(s: State, seat: Seat, choice: StepChoice, t: Translate): string {
  if (choice.do === 'stop') return t.say('edge.choice.stop');
  if (choice.do !== 'fight' && choice.do !== 'move') return tellPlay(s, seat, choice, t);
  const figure = figureName(s, choice.figure, t);
  if (choice.do === 'fight') return t.say('edge.choice.fight', { figure, target: figureName(s, choice.target, t) });
  const to = { space: choice.path.at(-1) ?? figureOf(s, choice.figure).space, mask: choice.mask };
  const pushed = figureNames(s, pushedBy(s, choice.figure, to), t);
  const key = pushed === '' ? 'edge.choice.move' : 'edge.choice.move-pushing';
  return t.say(key, { figure, to: placeName(s, to), pushed });
}

function tellPlacing(s: State, figure: number, { space, mask }: PlaceChoice, t: Translate): string {
  const to = { space, mask };
  const pushed = figureNames(s, pushedBy(s, figure, to), t);
  return t.say(pushed === '' ? 'edge.choice.place' : 'edge.choice.place-pushing', { to: placeName(s, to), pushed });
}

function tellDeck(s: State, seat: Seat, copies: readonly number[], t: Translate): string {
  const faction = factionOf(s, seat);
  const names = copies.map(copy => printedAt(faction, copy).name[t.locale]);
  const kinds = [...new Set(names)].map(name => `${names.filter(other => other === name).length} × ${name}`);
  return t.say('edge.choice.deck', { cards: copies.length, list: kinds.join(', ') });
}

import type { Translate } from '@banneret/i18n';
import type { Prompt } from '@banneret/kernel';
import { areEnemies } from './board.js';
import type { StepChoice } from './decisions/step.js';
import { figureName } from './names.js';
import { attackOdds, combatOdds, defenceOdds, shotOdds } from './odds/combat.js';
import { actionOf } from './scope.js';
import { DICE, ownerOfFigure, type Die, type FigureId, type State } from './state.js';

/** What a choice may come to, in a player's words; nothing for choices without dice. */
export function tellOdds(s: State, prompt: Prompt, choice: unknown, t: Translate): readonly string[] {
  switch (prompt.ask) {
    case 'edge.ask.step':
      return tellFight(s, choice as StepChoice, t);
    case 'edge.ask.shot-target':
      return tellShot(s, prompt, choice as FigureId, t);
    case 'edge.ask.target.figure':
      return isShotAt(s, prompt, choice) ? tellShot(s, prompt, choice as FigureId, t) : [];
    case 'edge.ask.die.attack':
    case 'edge.ask.die.defence':
    case 'edge.ask.die.shot':
      return tellDie(s, prompt, choice as Die, t);
    default:
      return [];
  }
}

function tellFight(s: State, choice: StepChoice, t: Translate): string[] {
  if (choice.do !== 'fight') return [];
  const { figure, target } = choice;
  const { first, byDie } = combatOdds(s, figure, target);
  if (first === undefined) return [t.say('edge.odds.nobody')];
  const names = { figure: figureName(s, target, t), attacker: figureName(s, figure, t) };
  return [
    t.say('edge.odds.first', { figure: first === 0 ? names.attacker : names.figure }),
    ...byDie.map(({ die, prospect }) =>
      t.say('edge.odds.combat', { die, ...names, target: percent(prospect.hits[0]), own: percent(prospect.hits[1]) }),
    ),
  ];
}

const tellShot = (s: State, { seat }: Prompt, target: FigureId, t: Translate): string[] =>
  shotOdds(s, seat, target).map(({ die, hit }) =>
    t.say('edge.odds.shot', { die, figure: figureName(s, target, t), hit: percent(hit) }),
  );

/** Is the figure named as the target of a Shot? */
function isShotAt(s: State, { seat }: Prompt, choice: unknown): boolean {
  const exchange = s.exchanges.at(-1);
  if (typeof choice !== 'number' || exchange?.kind !== 'action' || exchange.source.from === 'token') return false;
  const { effects } = actionOf(s, exchange.seat, exchange.source);
  return effects.some(effect => effect.do === 'shot') && areEnemies(s, seat, ownerOfFigure(s, choice));
}

/** The die that is about to be rolled in the exchange under way. */
function tellDie(s: State, prompt: Prompt, die: Die, t: Translate): string[] {
  const exchange = s.exchanges.at(-1);
  if (exchange === undefined || !DICE.includes(die)) return [];
  if (exchange.kind === 'shot')
    return exchange.targets.flatMap(target =>
      shotOdds(s, prompt.seat, target)
        .filter(odds => odds.die === die)
        .map(({ hit }) => t.say('edge.odds.shot', { die, figure: figureName(s, target, t), hit: percent(hit) })),
    );
  if (exchange.kind !== 'combat' || exchange.striker === -1) return [];
  const { striker, figures } = exchange;
  if (prompt.ask === 'edge.ask.die.attack') {
    const figure = figureName(s, figures[striker === 0 ? 1 : 0], t);
    return [t.say('edge.odds.attack', { die, figure, hit: percent(attackOdds(s, figures, striker, die)) })];
  }
  const power = Number(prompt.args?.['power']);
  return [t.say('edge.odds.defence', { die, saved: percent(1 - defenceOdds(s, figures, striker, power, die)) })];
}

const percent = (chance: number): number => Math.round(chance * 1000) / 10;

import { Tally, type Because, type TallyExplanation } from '@banneret/kernel';
import { areEnemies, spacesApart } from './board.js';
import type { Name } from './content/types.js';
import type { Aura, Deed, Grant, Stat } from './effect.js';
import { clampedStat } from './rulings.js';
import {
  faceOf,
  factionOf,
  figureOf,
  NONE,
  ownerOfFigure,
  printed,
  squadOf,
  type Bonus,
  type Figure,
  type FigureId,
  type State,
  type Status,
} from './state.js';

/** A characteristic with its reasons; `null` is a dash, which nothing changes (EDGE-SQD-05, R32). */
export interface StatValue {
  readonly value: number | null;
  readonly why?: TallyExplanation;
}

const FACE: Because = { rule: 'EDGE-SQD-03', say: 'edge.why.face' };
const BONUS: Because = { rule: 'EDGE-ACT-04', say: 'edge.why.bonus' };

/** The characteristic of a figure as it counts now. */
export function statOf(s: State, figure: FigureId, stat: Stat): number | null {
  const shown = faceOf(s, figureOf(s, figure).squad)[stat];
  if (shown === null) return null;
  if (s.bonuses.length === 0 && radiating(s).length === 0) return clampedStat(shown);
  let sum = shown;
  changes(s, figure, stat, amount => (sum += amount));
  return clampedStat(sum);
}

/** The same with its reasons. */
export function explainedStat(s: State, figure: FigureId, stat: Stat): StatValue {
  const start = faceOf(s, figureOf(s, figure).squad)[stat];
  if (start === null) return { value: null };
  const tally = new Tally(0, true).add(start, FACE);
  changes(s, figure, stat, (amount, name) => tally.add(amount, name === undefined ? BONUS : because(name)));
  const why = tally.explanation();
  return { value: clampedStat(tally.total), ...(why && { why }) };
}

/** All that changes a characteristic; auras have a name. */
function changes(s: State, figure: FigureId, stat: Stat, add: (amount: number, name?: Name) => void): void {
  for (const bonus of s.bonuses) if (bonus.stat === stat && concerns(s, bonus, figure)) add(bonus.amount);
  for (const { aura, name, bearer } of radiating(s))
    if (aura.stat === stat && reaches(s, aura, bearer, figure)) add(aura.amount ?? 0, name);
}

const because = ({ fr, en }: Name): Because => ({ rule: 'EDGE-GEN-05', say: 'edge.why.aura', args: { fr, en } });

const concerns = (s: State, { on, id }: Pick<Bonus, 'on' | 'id'>, figure: FigureId): boolean =>
  id === (on === 'squad' ? figureOf(s, figure).squad : figure);

/** May the figure do this besides its characteristics? Symbols on the face, bonuses and auras count alike. */
export function granted(s: State, figure: FigureId, grant: Grant): boolean {
  const face = faceOf(s, figureOf(s, figure).squad);
  if (grant === 'att-reroll' && face.attReroll) return true;
  if (grant === 'def-reroll' && face.defReroll) return true;
  if (grant === 'crossing' && face.crossing) return true;
  if (s.bonuses.some(bonus => bonus.grant === grant && concerns(s, bonus, figure))) return true;
  return radiating(s).some(
    ({ aura, bearer }) => aura.grants?.includes(grant) === true && reaches(s, aura, bearer, figure),
  );
}

/** What forbids a figure to do something, if anything does. */
export function forbidden(s: State, figure: FigureId, deed: Deed): Name | undefined {
  return radiating(s).find(
    ({ aura, bearer }) => aura.forbids?.includes(deed) === true && reaches(s, aura, bearer, figure),
  )?.name;
}

interface Radiating {
  readonly aura: Aura;
  readonly name: Name;
  readonly bearer: Bearer;
}

interface Known {
  readonly statuses: State['statuses'];
  readonly tokens: State['tokens'];
  readonly all: readonly Radiating[];
}

const known = new WeakMap<State['squads'], Known>();

/**
 * Everything that holds without being played: Passive Actions, statuses, Altars, tokens; kept as long as the lists it
 * follows from are the same. Whom it holds for is `reaches`.
 */
function radiating(s: State): readonly Radiating[] {
  const before = known.get(s.squads);
  if (before !== undefined && before.statuses === s.statuses && before.tokens === s.tokens) return before.all;
  const all = [...passives(s), ...s.statuses.flatMap(status => statusAuras(s, status)), ...tokenAuras(s)];
  known.set(s.squads, { statuses: s.statuses, tokens: s.tokens, all });
  return all;
}

function passives(s: State): Radiating[] {
  const found: Radiating[] = [];
  for (let squad = 0; squad < s.squads.length; squad++)
    for (const { card, passive } of squadOf(s, squad).upgrades) {
      if (!passive) continue;
      const { passive: auras = [], name } = printed(s, card).lower;
      for (const aura of auras) found.push({ aura, name, bearer: { squad } });
    }
  return found;
}

function statusAuras(s: State, { seat, status, on, id }: Status): Radiating[] {
  const kind = factionOf(s, seat).statuses.find(found => found.id === status);
  const bearer = on === 'squad' ? { squad: id } : { figure: id };
  return kind === undefined ? [] : kind.auras.map(aura => ({ aura, name: kind.name, bearer }));
}

const tokenAuras = (s: State): Radiating[] =>
  s.tokens.flatMap(({ kind, owner, id, space }, token) => {
    // R97: the Altar of a player who is out of the match radiates no more.
    if (kind === 'source' || space === NONE || s.seats[owner]?.eliminated === true) return [];
    const faction = factionOf(s, owner);
    const shown = kind === 'altar' ? faction.altar : faction.tokens.find(found => found.id === id);
    return (shown?.auras ?? []).map(aura => ({ aura, name: shown!.name, bearer: { token } }));
  });

type Bearer = { readonly squad: number } | { readonly figure: FigureId } | { readonly token: number };

function reaches(s: State, aura: Aura, bearer: Bearer, figure: FigureId): boolean {
  if (aura.to === 'bearer') {
    if ('figure' in bearer) return bearer.figure === figure;
    return 'squad' in bearer && bearer.squad === figureOf(s, figure).squad;
  }
  const { whose, range } = aura.to;
  const here = figureOf(s, figure);
  if (here.space === NONE || !isWhose(s, whose, ownerOfBearer(s, bearer), ownerOfFigure(s, figure))) return false;
  if ('token' in bearer) return spacesApart(s, s.tokens[bearer.token]!.space, here.space) <= range;
  const near = ({ space }: Figure): boolean => space !== NONE && spacesApart(s, space, here.space) <= range;
  if ('figure' in bearer) return near(figureOf(s, bearer.figure));
  return s.figures.some(figure => figure.squad === bearer.squad && near(figure));
}

const ownerOfBearer = (s: State, bearer: Bearer): number => {
  if ('squad' in bearer) return squadOf(s, bearer.squad).seat;
  return 'figure' in bearer ? ownerOfFigure(s, bearer.figure) : s.tokens[bearer.token]!.owner;
};

/** Is a piece of `owner` one of `seat`'s own, one of "yours" (allies included, EDGE-TEAM-10), or an enemy's? */
export function isWhose(s: State, whose: 'own' | 'yours' | 'enemy' | 'any', seat: number, owner: number): boolean {
  switch (whose) {
    case 'own':
      return seat === owner;
    case 'yours':
      return !areEnemies(s, seat, owner);
    case 'enemy':
      return areEnemies(s, seat, owner);
    case 'any':
      return true;
  }
}

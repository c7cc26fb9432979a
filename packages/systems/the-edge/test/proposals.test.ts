import { FOOTPRINTS } from '@banneret/hexboard';
import { randomChoice } from '@banneret/ai';
import {
  awaited,
  drawOutcome,
  judgeChoice,
  kindOf,
  promptOf,
  seededRng,
  start,
  submit,
  type AllocateShape,
  type Match,
  type PickShape,
  type Prompt,
  type Rng,
  type Seat,
  type SubsetShape,
} from '@banneret/kernel';
import { describe, expect, it } from 'vitest';
import { boardOf } from '../src/book.js';
import { deckKind, type DeckQuestion } from '../src/decisions/deck.js';
import { deployKind } from '../src/decisions/deploy.js';
import { placeKind, type PlaceQuestion } from '../src/decisions/place.js';
import { candidates, type PlayQuestion } from '../src/decisions/play.js';
import { stepKind, type StepChoice, type StepQuestion } from '../src/decisions/step.js';
import { judgeDeployment, waitingSquads } from '../src/deployment.js';
import { judgeFight } from '../src/fights.js';
import { judgeEnd, stepsFor, type Move, type Stride } from '../src/movement.js';
import { added } from '../src/reduce/record.js';
import { baseOf, livingOf, squadCard, type State } from '../src/state.js';
import { theEdge, theEdgeGame } from '../src/index.js';
import { allMoves, ofMoves, pushTargets, under, type Found } from './denseSearch.js';
import { scene, type Spot, type SquadBody } from './scene.js';

/**
 * Proposals as wide as the judge: whatever the judge accepts, found by a search of its own, is enumerated and sampled for each
 * different object of it. The shares are printed; `docs/quality/the-edge.md` has them before and after.
 */

class Share {
  readonly counts = new Map<string, { all: number; listed: number; sampled: number }>();

  note(manoeuvre: string, all: Iterable<unknown>, listed: ReadonlySet<unknown>, sampled: ReadonlySet<unknown>): void {
    const count = this.counts.get(manoeuvre) ?? { all: 0, listed: 0, sampled: 0 };
    for (const object of all) {
      count.all++;
      if (listed.has(object)) count.listed++;
      if (sampled.has(object)) count.sampled++;
    }
    this.counts.set(manoeuvre, count);
  }

  tell(): string {
    const percent = (part: number, all: number): string => `${((100 * part) / Math.max(1, all)).toFixed(1)} %`;
    return [...this.counts]
      .map(
        ([name, { all, listed, sampled }]) =>
          `${name}: ${all} objects, listed ${percent(listed, all)}, sampled ${percent(sampled, all)}`,
      )
      .join('\n');
  }
}

const WANTED = 0.99;

function check(share: Share, fewest: number): void {
  console.info(share.tell());
  for (const [name, { all, listed, sampled }] of share.counts) {
    expect(all, `${name}: objects`).toBeGreaterThanOrEqual(fewest);
    expect(listed / all, `${name}: listed`).toBeGreaterThanOrEqual(WANTED);
    expect(sampled / all, `${name}: sampled`).toBeGreaterThanOrEqual(WANTED);
  }
}

/** Squads of every size crowded into the middle of the board, with traps and Sources between them. */
function crowd(seed: number, own: string): { s: State; squad: number } {
  const rng = seededRng('crowd', seed);
  const spots: Spot[] = [];
  const taken = new Map<string, number>();
  const spot = (size: 1 | 2 | 3 | 4 | 7): Spot | null => {
    for (let tries = 0; tries < 40; tries++) {
      const [u, v] = [1 + rng.below(4), 1 + rng.below(4)];
      const mask = FOOTPRINTS[size][rng.below(FOOTPRINTS[size].length)]!;
      const before = taken.get(`${u},${v}`) ?? 0;
      if ((before & mask) !== 0) continue;
      taken.set(`${u},${v}`, before | mask);
      return [u, v, ...[0, 1, 2, 3, 4, 5, 6].filter(slot => (mask >> slot) & 1)];
    }
    return null;
  };
  const squad = (card: string, size: 1 | 2 | 3 | 7, figures: number): SquadBody => ({
    card,
    at: Array.from({ length: figures }, () => spot(size)),
  });
  const size = { militia: 1, riders: 2, brutes: 3, titan: 7, ghosts: 1 }[own] as 1 | 2 | 3 | 7;
  const first = squad(own, size, size === 7 ? 1 : 2);
  const mates = own === 'militia' ? [] : [squad('militia', 1, 3)];
  const foes = [squad('sleepers', 1, 2), squad('riders', 2, 2), ...(seed % 3 === 0 ? [squad('brutes', 3, 1)] : [])];
  const sources = [spot(7)].filter(at => at !== null);
  for (let i = 0; i < 2; i++) {
    const at = spot(1);
    if (at !== null) spots.push(at);
  }
  const t = scene({ seats: [{ squads: [first, ...mates] }, { squads: foes }], sources });
  for (const at of spots)
    t.state.tokens = added(t.state.tokens, { kind: 'faction', owner: 1, ...t.at(...at), id: 'snare' });
  return { s: t.state, squad: 0 };
}

const DRAWS = 6000;

function compare(share: Share, s: State, stride: Stride, rng: Rng, name: string): void {
  const all = allMoves(s, stride, stepsFor(s, stride));
  const shape: StepQuestion = {
    kind: 'edge.step',
    mayMove: [stride.figure],
    mayFight: [],
    ...(stride.steps !== undefined && { steps: stride.steps }),
    crossing: stride.crossing === true,
    pushed: stride.pushed,
    plays: false,
  };
  const isMove = (choice: StepChoice): choice is Extract<StepChoice, { do: 'move' }> => choice.do === 'move';
  const listed = ofMoves(s, stride.figure, [...stepKind.enumerate(s, shape, 0)].filter(isMove));
  const drawn: Move[] = [];
  for (let i = 0; i < DRAWS; i++) {
    const choice = stepKind.sample(s, shape, 0, rng);
    if (isMove(choice)) drawn.push(choice);
  }
  const sampled = ofMoves(s, stride.figure, drawn);
  const note = (part: keyof Found, what: string): void =>
    share.note(`${name}${what}`, all[part], listed[part], sampled[part]);
  note('spaces', 'to a Space');
  note('hexes', 'onto hexes');
  note('pushes', 'Push into a Space');
  note('safely', 'around traps');
  note('over', 'over a trap');
}

/** Everybody a Squad may fight. */
function fights(share: Share, s: State, mayFight: readonly number[], rng: Rng): void {
  const shape: StepQuestion = { kind: 'edge.step', mayMove: [], mayFight, crossing: false, pushed: [], plays: false };
  const all = mayFight.flatMap(figure =>
    s.figures.flatMap((_, target) => (judgeFight(s, figure, target).ok ? [`${figure}:${target}`] : [])),
  );
  const pairs = (choices: readonly StepChoice[]) =>
    new Set(choices.flatMap(choice => (choice.do === 'fight' ? [`${choice.figure}:${choice.target}`] : [])));
  const drawn = Array.from({ length: 80 * all.length }, () => stepKind.sample(s, shape, 0, rng));
  share.note('fight an enemy', all, pairs([...stepKind.enumerate(s, shape, 0)]), pairs(drawn));
}

describe('proposals are as wide as the judge', () => {
  it('EDGE-MOV-20, EDGE-PUSH-02, EDGE-CMB-03: moves, ways around traps and over them, Pushes, fights', () => {
    const share = new Share();
    for (let seed = 0; seed < 15; seed++) {
      const card = ['militia', 'riders', 'brutes', 'titan', 'ghosts'][seed % 5]!;
      const { s, squad } = crowd(seed, card);
      const [figure] = livingOf(s, squad);
      if (figure === undefined) continue;
      const rng = seededRng('proposals', seed);
      compare(share, s, { figure, pushed: [] }, rng, card === 'ghosts' || card === 'titan' ? 'crossing, ' : '');
      if (seed % 2 === 0) compare(share, s, { figure, steps: 1, crossing: true, pushed: [] }, rng, 'by a card, ');
    }
    for (let seed = 40; seed < 90; seed++) {
      const { s, squad } = crowd(seed, ['militia', 'riders', 'brutes', 'titan', 'ghosts'][seed % 5]!);
      fights(share, s, livingOf(s, squad), seededRng('fights', seed));
    }
    // Who crosses obstacles sets off no trap on the way, whatever the way.
    for (const how of ['crossing', 'by a card'])
      for (const trap of ['around traps', 'over a trap']) share.counts.delete(`${how}, ${trap}`);
    check(share, 10);
  });

  it('EDGE-MOV-19, R47: places by an effect, with whom they push where', () => {
    const share = new Share();
    for (let seed = 20; seed < 32; seed++) {
      const { s, squad } = crowd(seed, ['riders', 'brutes', 'titan'][seed % 3]!);
      const [figure] = livingOf(s, squad);
      if (figure === undefined) continue;
      const spaces = [...boardOf(s).spaces.keys()].slice(8, 40);
      const shape: PlaceQuestion = { kind: 'edge.place', figure, spaces, pushes: true };
      const rng = seededRng('places', seed);
      const drawn = Array.from({ length: DRAWS }, () => placeKind.sample(s, shape, 0, rng));
      const objects = (choices: readonly { space: number; mask: number; pushed: readonly { space: number }[] }[]) => ({
        spaces: new Set(choices.map(({ space }) => space)),
        pushes: new Set(
          choices.flatMap(({ pushed, ...to }) =>
            under(s, figure, to).map((other, i) => `${to.space}:${other}:${pushed[i]!.space}`),
          ),
        ),
      });
      const [listed, sampled] = [[...placeKind.enumerate(s, shape, 0)], drawn].map(objects);
      const all = { spaces: new Set<number>(), pushes: new Set<string>() };
      for (const space of spaces)
        for (const mask of FOOTPRINTS[baseOf(s, figure)]) {
          const targets = pushTargets(s, figure, { space, mask }, []);
          for (const [other, into] of targets) all.pushes.add(`${space}:${other}:${into}`);
          if (targets.length > 0 || judgeEnd(s, figure, { space, mask }, [], []).ok) all.spaces.add(space);
        }
      share.note('placed in a Space', all.spaces, listed!.spaces, sampled!.spaces);
      share.note('placed, pushing into a Space', all.pushes, listed!.pushes, sampled!.pushes);
    }
    check(share, 10);
  });

  it('EDGE-CARD-01, EDGE-PAY-05, EDGE-SET-26: cards, targets, payments, deployments, drafts, Upgrades, sacrifices', () => {
    const share = new Share();
    const setups = [{ options: { draft: true } }, { options: { mode: 'ffa3' } }, { options: { specialSources: true } }];
    for (const [game, request] of setups.entries()) {
      const made = theEdgeGame.setupFor(request);
      if (!made.ok) throw new Error(JSON.stringify(made.problem));
      const rng = seededRng('games', game);
      const match = start(theEdge, made.value);
      for (let inputs = 0; inputs < 900 && match.pending.kind !== 'over'; inputs++) {
        const { pending, wait } = match;
        if (pending.kind === 'chance') {
          submit(theEdge, match, { kind: 'chance', wait, outcome: drawOutcome(pending.chance, rng) });
          continue;
        }
        const seat = awaited(match)[0] as Seat;
        if (inputs % 3 === 0 || inputs < 40) look(share, match, seat, rng);
        submit(theEdge, match, { kind: 'choice', wait, seat, choice: randomChoice(theEdge, match, seat, rng) });
      }
    }
    check(share, 8);
  });
});

/** One question of a running game: what the judge allows of everything there is, against what is proposed. */
function look(share: Share, match: Match<State>, seat: Seat, rng: Rng): void {
  const prompt = promptOf(match, seat) as Prompt;
  const { state: s } = match;
  const { shape } = prompt;
  const ok = (choice: unknown): boolean => judgeChoice(theEdge, match, seat, choice).ruling.ok;
  const kind = kindOf(theEdge, shape);
  const draws = (count: number): unknown[] => Array.from({ length: count }, () => kind.sample(s, shape, seat, rng));
  const listed = (most: number): unknown[] => {
    const found: unknown[] = [];
    for (const choice of kind.enumerate(s, shape, seat)) if (found.push(choice) >= most) break;
    return found;
  };
  const set = (choices: readonly unknown[], of: (choice: never) => readonly unknown[]): Set<unknown> =>
    new Set(choices.flatMap(choice => of(choice as never)));
  const noteAll = (
    name: string,
    all: readonly unknown[],
    of: (choice: never) => readonly unknown[],
    count: number,
  ): void => share.note(name, all, set(listed(20_000), of), set(draws(count), of));
  switch (shape.kind) {
    case 'edge.play': {
      const plays = candidates(s, shape as PlayQuestion, seat)
        .filter(ok)
        .map(play => JSON.stringify(play));
      noteAll('cards, Upgrades, Banner, Altar, Activations', plays, play => [JSON.stringify(play)], 120 * plays.length);
      return;
    }
    case 'edge.deploy': {
      const objects = waitingSquads(s, seat).flatMap(squad =>
        [...boardOf(s).spaces.keys()].flatMap(space =>
          deploys(s, seat, squad, space, rng) ? [`${squad}:${space}`] : [],
        ),
      );
      const inSpace = ({ squad, at }: { squad: number; at: readonly { space: number }[] }) =>
        at.map(({ space }) => `${squad}:${space}`);
      share.note(
        'deploy a Squad in a Space',
        objects,
        set([...deployKind.enumerate(s, shape as never, seat)], inSpace),
        set(draws(12 * objects.length), inSpace),
      );
      return;
    }
    case 'edge.deck': {
      const deck = shape as DeckQuestion;
      const [copies] = [...deckKind.enumerate(s, deck, seat)].filter(choice => choice.length === deck.max);
      const owned = Array.from({ length: 90 }, (_, copy) => copy);
      const fits = owned.filter(
        copy => copies !== undefined && (copies.includes(copy) || ok([copy, ...copies.slice(1)].sort((a, b) => a - b))),
      );
      noteAll('a card in the deck', fits, (choice: readonly number[]) => choice, 60);
      return;
    }
    case 'pick': {
      const ids = (shape as PickShape).options.map(({ id }) => id).filter(ok);
      noteAll(
        NAMES.find(([start]) => prompt.ask.startsWith(start))?.[1] ?? 'other choices',
        ids,
        id => [id],
        40 * ids.length,
      );
      return;
    }
    case 'subset': {
      const { of } = shape as SubsetShape;
      noteAll(
        prompt.ask === 'edge.ask.squads' ? 'recruit a Squad' : 'sacrifice, discard, share out',
        of,
        (choice: readonly unknown[]) => choice,
        40 * of.length,
      );
      return;
    }
    case 'allocate': {
      const { bins, total } = shape as AllocateShape;
      const objects = bins.flatMap(({ id }, i) =>
        Array.from({ length: total + 1 }, (_, paid) => paid).flatMap(paid =>
          canPay(bins, total, i, paid) ? [`${id}:${paid}`] : [],
        ),
      );
      noteAll(
        'pay with a mix',
        objects,
        (share: readonly number[]) => share.map((paid, i) => `${bins[i]!.id}:${paid}`),
        60 * objects.length,
      );
      return;
    }
    default:
  }
}

const NAMES = [
  ['edge.ask.target', 'name a target'],
  ['edge.ask.shot', 'shooters and their targets'],
  ['edge.ask.bearer', 'attach to a Squad'],
  ['edge.ask.user', 'a Squad that uses an Action'],
] as const;

/** Can this much come from one bin, the others giving the rest? */
const canPay = (bins: AllocateShape['bins'], total: number, i: number, paid: number): boolean =>
  paid <= bins[i]!.max && bins.reduce((sum, bin, j) => sum + (i === j ? paid : bin.max), 0) >= total;

/** Chains of figures grown at random from a Space, each shown to the judge. */
function deploys(s: State, seat: Seat, squad: number, space: number, rng: Rng): boolean {
  const { figures, base } = squadCard(s, squad);
  const board = boardOf(s);
  for (let tries = 0; tries < 12; tries++) {
    const at = [{ space, mask: FOOTPRINTS[base][rng.below(FOOTPRINTS[base].length)]! }];
    for (let more = 0; more < 40 && at.length < figures; more++) {
      const near = at[rng.below(at.length)]!.space;
      const there = rng.below(2) === 0 ? near : (board.neighbours[near * 6 + rng.below(6)] ?? near);
      const mask = FOOTPRINTS[base][rng.below(FOOTPRINTS[base].length)]!;
      if (there < 0 || at.some(other => other.space === there && (other.mask & mask) !== 0)) continue;
      at.push({ space: there, mask });
    }
    if (judgeDeployment(s, seat, squad, at).ok) return true;
  }
  return false;
}

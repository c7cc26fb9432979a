import { randomChoice } from '@banneret/ai';
import {
  awaited,
  drawOutcome,
  promptOf,
  resume,
  seededRng,
  submit,
  type Frame,
  type Match,
  type PickShape,
  type Rng,
  type Seat,
} from '@banneret/kernel';
import { actionsOf } from '../src/actions.js';
import { pack } from '../src/content/index.js';
import type { Action, UnitCard } from '../src/content/types.js';
import type { Event } from '../src/events.js';
import { blackJokerOf, ownerOf, redJokerOf } from '../src/fate.js';
import { unitOf, type FireteamId, type State } from '../src/state.js';
import { theOtherSide } from '../src/system.js';
import { stateOf, type SceneBody, type Spot, type UnitBody } from './scene.js';

/** A match that plays itself where nothing else is asked for: the acting seat flips red Jokers, the other black ones. */
export class Rig {
  readonly match: Match<State>;
  readonly events: Event[] = [];
  /** Procedures that have been gone through: `effect.push` and the like. */
  readonly seen = new Set<string>();
  readonly #rng: Rng;
  readonly #options;

  constructor(s: State, stack: Frame[], seed = 1) {
    this.#rng = seededRng('rig', seed);
    const note = (position: string): void => {
      for (const part of position.split(' › ')) this.seen.add(part.slice(0, part.lastIndexOf('.')));
    };
    this.#options = { sink: (event: Event) => void this.events.push(event), trace: note };
    this.match = resume(theOtherSide, s, stack, this.#options);
  }

  get state(): State {
    return this.match.state;
  }

  get asked(): string {
    const seat = awaited(this.match)[0];
    return seat === undefined ? '' : (promptOf(this.match, seat)?.ask ?? '');
  }

  get options(): readonly (string | number)[] {
    const shape = promptOf(this.match, awaited(this.match)[0] as Seat)?.shape as PickShape | undefined;
    return (shape?.options ?? []).filter(({ barred }) => barred === undefined).map(({ id }) => id);
  }

  choose(choice: unknown): void {
    const seat = awaited(this.match)[0] as Seat;
    const ruling = submit(
      theOtherSide,
      this.match,
      { kind: 'choice', wait: this.match.wait, seat, choice },
      this.#options,
    );
    if (!ruling.ok) throw new Error(`${this.asked}: ${JSON.stringify(ruling.because)} ${JSON.stringify(choice)}`);
  }

  /** One step: fate is kind to seat 0; whoever has nothing in mind answers at random. */
  step(): void {
    const { pending, wait } = this.match;
    if (pending.kind === 'chance' && pending.chance.kind === 'draw' && pending.chance.count === 1) {
      const { from } = pending.chance;
      const owner = ownerOf(from[0] as number);
      const wanted = owner === 0 ? redJokerOf(owner) : blackJokerOf(owner);
      const outcome = [from.includes(wanted) ? wanted : (from[this.#rng.below(from.length)] as number)];
      submit(theOtherSide, this.match, { kind: 'chance', wait, outcome }, this.#options);
      return;
    }
    if (pending.kind === 'chance') {
      submit(
        theOtherSide,
        this.match,
        { kind: 'chance', wait, outcome: drawOutcome(pending.chance, this.#rng) },
        this.#options,
      );
      return;
    }
    this.choose(randomChoice(theOtherSide, this.match, awaited(this.match)[0] as Seat, this.#rng));
  }
}

/** A match that stands at this step of a Turn. */
export const inTurn = (step: string): Frame[] => [
  { proc: 'main', step: 'next', vars: {} },
  { proc: 'turn', step, vars: {} },
];

/** Fireteams of a unit in a row, far enough from each other, from a place to the right. */
export function inRow(card: UnitCard, [x, y]: Spot, step = 3.2): Spot[] {
  const arms = pack.combinedArms.find(({ id }) => id === card.combinedArms)?.fireteams ?? 0;
  return Array.from({ length: (card.squad ?? 1) + arms }, (_, i): Spot => [x + i * step, y]);
}

const radius = (card: UnitCard, combined: boolean): number => {
  const arms = pack.combinedArms.find(({ id }) => id === card.combinedArms);
  return (combined ? (arms?.fireteam.base ?? 0) : card.fireteam.base) / 2 / 25.4;
};

/** Where an enemy (or friend) 50 mm across stands to be aimed at: close for a Melee, farther for all else. */
function gapFor({ range = 0, types }: Action): number {
  if (types.includes('melee')) return Math.min(range, 0.8);
  return Math.min(range, 5);
}

/** A table where the actor can use the Action: enemies in reach, a friend that lacks models and has a Deactivated Asset. */
export function tableFor(
  actor: UnitBody,
  fireteam: number,
  action: Action,
  card: UnitCard,
  change: Partial<SceneBody> = {},
): State {
  const [x, y] = actor.at[fireteam] as Spot;
  const gap = gapFor(action) + radius(card, fireteam >= (card.squad ?? 1)) + 25 / 25.4;
  const earth = card.allegiances.includes('tidewall');
  const foe = earth ? 'hunt.stalkers' : 'tidewall.militia';
  const friend = earth ? 'tidewall.militia' : 'hunt.stalkers';
  const [foeCard, friendCard] = [foe, friend].map(id => pack.units.find(unit => unit.id === id) as UnitCard) as [
    UnitCard,
    UnitCard,
  ];
  const friends: UnitBody = {
    card: friend,
    at: inRow(friendCard, [x, y + Math.max(gap, 2.2)], 2.4),
    models: friendCard.squad === 3 ? [1, 2, 3] : [1, 2],
    assets: [{ asset: earth ? 'tidewall.plates' : 'hunt.mask', deactivated: true }],
  };
  const foes: UnitBody = {
    card: foe,
    at: inRow(foeCard, [x, y - gap], 2.4),
    assets: [{ asset: earth ? 'hunt.mask' : 'tidewall.plates' }],
    side: 'glory',
  };
  const hand = ['3 rams', '4 masks'];
  const s = stateOf({
    pack,
    operation: 'pillage',
    seats: [
      { units: [actor, friends], tactics: 6, hand },
      { units: [foes], tactics: 3 },
    ],
    markers: [
      { at: [x - 3, y], kind: 'beacon', owner: 0 },
      { at: [x + 4, y + 6], kind: 'breach', owner: 0 },
    ],
    ...change,
  });
  s.players = s.players.map((player, seat) => ({
    ...player,
    allegiance: pack.allegiances.findIndex(({ id }) =>
      seat === 0 ? card.allegiances.includes(id) : !card.allegiances.includes(id),
    ),
  }));
  return s;
}

/** Activates seat 0's first unit, has one Fireteam use an Action, declares what Triggers are wanted, and sees it through. */
export function useAction(s: State, fireteam: number, key: string, trigger?: string, seed = 1): Rig {
  const rig = new Rig(s, inTurn('activations'), seed);
  rig.choose('unit:0');
  for (let i = 0; i < 50 && rig.asked !== 'tos.ask.order'; i++) {
    if (rig.asked === 'tos.ask.glory') rig.choose('no');
    else rig.step();
  }
  rig.choose('concertedEffort');
  rig.choose('none');
  const actor = unitOf(rig.state, 0).fireteams[fireteam] as FireteamId;
  if (!actionsOf(rig.state, actor).some(use => use.key === key)) throw new Error(`${key} is not there`);
  const wish = [`act:${actor}:${key}`, `free:${actor}:${key}`].find(id => rig.options.includes(id));
  if (wish === undefined) throw new Error(`${key} cannot be declared: ${rig.options.join(' ')}`);
  rig.choose(wish);
  for (let i = 0; i < 400 && rig.match.stack.some(({ proc }) => proc === 'action'); i++) {
    if (rig.asked === 'tos.ask.trigger')
      rig.choose(trigger !== undefined && rig.options.includes(trigger) ? trigger : 'done');
    else if (rig.asked.startsWith('tos.ask.modify')) rig.choose('done');
    else rig.step();
  }
  return rig;
}

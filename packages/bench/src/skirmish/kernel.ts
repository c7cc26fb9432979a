import {
  ask,
  done,
  drawOutcome,
  goto,
  kernelShapes,
  kindOf,
  machineFor,
  pick,
  roll,
  start,
  submit,
  type Chance,
  type GameSystem,
} from '@banneret/kernel';
import type { Subject } from '../measure.js';
import {
  gameRng,
  HIT,
  killModels,
  moveOptions,
  newBoard,
  passTurn,
  readyUnits,
  SAVE,
  shots,
  STEPS,
  succeeded,
  targetOptions,
  WOUND,
  type Board,
} from './rules.js';

type Event =
  | { readonly type: 'unit.stepped'; readonly unit: number; readonly step: number }
  | { readonly type: 'models.lost'; readonly unit: number; readonly kills: number }
  | { readonly type: 'activation.ended'; readonly unit: number };

interface Calls {
  main: object;
  activation: { unit?: number };
  volley: { readonly from: number; readonly to: number };
}
const { procedure, call } = machineFor<Board & { over: boolean }, Event, Calls>();
const dice = (count: number, why: string): Chance => ({ kind: 'dice', count, sides: 6, why, rule: 'BENCH-02' });
const question = (seat: number, ids: readonly number[], what: string) => ({
  seat,
  ask: what,
  rule: 'BENCH-02',
  shape: pick(ids),
});

const main = procedure('main')({
  begin: c => (c.state.over ? done() : call('activation', {}, 'begin')),
});

const activation = procedure('activation')({
  begin: c => ask(question(c.state.seat, readyUnits(c.state), 'unit'), 'move'),
  move(c, v, unit: number) {
    v.unit = unit;
    return ask(question(c.state.seat, moveOptions(c.state, unit), 'move'), 'step');
  },
  step(c, v, step: number) {
    const unit = v.unit as number;
    if (step >= 0) c.emit({ type: 'unit.stepped', unit, step });
    return ask(question(c.state.seat, targetOptions(c.state, unit), 'target'), 'shoot');
  },
  shoot: (_c, v, to: number) => (to < 0 ? goto('end') : call('volley', { from: v.unit as number, to }, 'end')),
  end(c, v) {
    c.emit({ type: 'activation.ended', unit: v.unit as number });
    return done();
  },
});

const volley = procedure('volley')({
  begin: (c, { from, to }) => roll(dice(shots(c.state, from, to), 'hit'), 'wound'),
  wound: (_c, _v, faces: readonly number[]) => roll(dice(succeeded(faces, HIT), 'wound'), 'save'),
  save: (_c, _v, faces: readonly number[]) => roll(dice(succeeded(faces, WOUND), 'save'), 'remove'),
  remove(c, { to }, faces: readonly number[]) {
    const kills = faces.length - succeeded(faces, SAVE);
    if (kills > 0) c.emit({ type: 'models.lost', unit: to, kills });
    return done();
  },
});

function reduce(state: Board & { over: boolean }, event: Event): void {
  const unit = state.units[event.unit];
  if (unit === undefined) return;
  if (event.type === 'models.lost') return killModels(unit, event.kills);
  if (event.type === 'unit.stepped') {
    const [dx, dy] = STEPS[event.step] as readonly [number, number];
    for (const model of unit.models) {
      model.x += dx;
      model.y += dy;
    }
    return;
  }
  unit.acted = true;
  state.over = !passTurn(state);
}

const clone = (s: Board & { over: boolean }): Board & { over: boolean } => ({
  ...s,
  units: s.units.map(u => ({
    seat: u.seat,
    acted: u.acted,
    models: u.models.map(m => ({ x: m.x, y: m.y, alive: m.alive })),
  })),
});

const skirmish: GameSystem<Board & { over: boolean }, Event, null> = {
  id: 'bench-skirmish',
  version: '1',
  main: 'main',
  procedures: { main, activation, volley },
  shapes: kernelShapes,
  seats: () => 2,
  setup: () => ({ ...newBoard(), over: false }),
  reduce,
  clone,
  result: () => ({ winners: [] }),
  view: clone,
  redact: event => event,
  imagine: clone,
};

/** Decisions a second of random games, event log on. Dice are inputs too, but are not counted as decisions. */
export function kernelSkirmish(): Subject {
  let seed = 0;
  return {
    name: 'kernel, skirmish',
    run() {
      const rng = gameRng(seed++);
      const log: Event[] = [];
      const options = { sink: (event: Event): number => log.push(event) };
      const match = start(skirmish, null, options);
      let decisions = 0;
      for (;;) {
        const { pending, wait } = match;
        if (pending.kind === 'over') return decisions;
        if (pending.kind === 'chance') {
          submit(skirmish, match, { kind: 'chance', wait, outcome: drawOutcome(pending.chance, rng) }, options);
          continue;
        }
        const [prompt] = pending.prompts;
        if (prompt === undefined) throw new Error('nobody is asked');
        const choice: unknown = kindOf(skirmish, prompt.shape).sample(match.state, prompt.shape, prompt.seat, rng);
        submit(skirmish, match, { kind: 'choice', wait, seat: prompt.seat, choice }, options);
        decisions++;
      }
    },
  };
}

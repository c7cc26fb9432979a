import {
  PASS,
  pickOption,
  type AnyShapeKind,
  type Control,
  type Ctx,
  type PickShape,
  type Seat,
} from '@banneret/kernel';
import { toy, type Event, type State } from '@banneret/toy';

/** Deliberately wrong variants of the toy game: each breaks one thing that a law forbids. */
export type Toy = typeof toy;

// oxlint-disable-next-line typescript/no-explicit-any -- a step's variables and reply are its own affair
type AnyStep = (c: Ctx<State, Event>, vars: any, reply: any) => Control;

/** The toy with one step wrapped. */
function withStep(proc: string, step: string, wrap: (original: AnyStep) => AnyStep): Toy {
  const procedure = toy.procedures[proc] ?? {};
  const changed = { ...procedure, [step]: wrap(procedure[step] as AnyStep) };
  return { ...toy, procedures: { ...toy.procedures, [proc]: changed } };
}

const withKind = (kind: string, change: (original: AnyShapeKind<State>) => Partial<AnyShapeKind<State>>): Toy => {
  const original = toy.shapes[kind] as AnyShapeKind<State>;
  return { ...toy, shapes: { ...toy.shapes, [kind]: { ...original, ...change(original) } } };
};

const sideOf = (s: State, seat: Seat): State['sides'][number] => s.sides[seat] as State['sides'][number];

// --- determinism ---------------------------------------------------------------------------------

export function hiddenClock(): Toy {
  let games = 0;
  return { ...toy, setup: setup => ({ ...toy.setup(setup), rounds: 2 + (games++ % 2) }) };
}

export const stepWritesState = withStep('turn', 'begin', step => (c, vars, reply) => {
  sideOf(c.state, 0).coins += 1;
  return step(c, vars, reply);
});

export const reduceReadsWhy: Toy = {
  ...toy,
  reduce(s, event) {
    toy.reduce(s, event);
    if (event.type === 'dice.rolled' && event.why) s.stopped = 1;
  },
};

export const eventWithUndefined = withStep(
  'main',
  'begin',
  step => (c, vars, reply) =>
    step({ ...c, inside: c.inside, emit: event => c.emit({ ...event, why: undefined } as never) }, vars, reply),
);

export const cloneSharesHands: Toy = {
  ...toy,
  clone: s => ({ ...s, sides: s.sides.map(side => ({ ...side, line: [...side.line], bag: [...side.bag] })) }),
};

/** Lines are replaced whole, and copies share them: right if the laws are told so. */
export const linesAreReplaced: Toy = {
  ...toy,
  clone: s => ({ ...s, sides: toy.clone(s).sides.map((side, seat) => ({ ...side, line: sideOf(s, seat).line })) }),
  reduce(s, event) {
    if (event.type === 'squads.wounded') sideOf(s, event.seat).line = [...sideOf(s, event.seat).line];
    toy.reduce(s, event);
  },
};

export const cloneForgets: Toy = { ...toy, clone: s => ({ ...toy.clone(s), stopped: 0 }) };

/** The question holds the bag itself, which changes under every fork that shares the question. */
export const liveBagInQuestion = withStep('draw', 'begin', step => (c, vars: { seat: Seat }, reply) => {
  const control = step(c, vars, reply);
  if (control.kind !== 'roll' || control.chance.kind !== 'draw') return control;
  return { ...control, chance: { ...control.chance, from: sideOf(c.state, vars.seat).bag } };
});

export const undefinedInVars = withStep('turn', 'begin', step => (c, vars, reply) => {
  vars.notes = [undefined];
  return step(c, vars, reply);
});

/** Keeps a live side in the frame: restored from JSON it is a stale copy. */
export const liveSideInVars = withStep('turn', 'begin', step => (c, vars: { seat: Seat; side?: unknown }, reply) => {
  vars.side = sideOf(c.state, vars.seat);
  return step(c, vars, reply);
});

export const mapInState: Toy = {
  ...toy,
  setup: setup => ({ ...toy.setup(setup), seen: new Map() }) as State,
};

export const classInVars = withStep('turn', 'begin', step => (c, vars, reply) => {
  vars.order = new (class Order {
    readonly rank = 1;
  })();
  return step(c, vars, reply);
});

// --- questions -----------------------------------------------------------------------------------

export const judgeMutates = withKind('amount', kind => ({
  judge(state, shape, choice, seat, rule) {
    state.stopped += 1;
    return kind.judge(state, shape, choice, seat, rule);
  },
}));

export const judgeSortsChoice = withKind('order', kind => ({
  judge(state, shape, choice: number[], seat, rule) {
    choice.sort((a, b) => b - a);
    return kind.judge(state, shape, choice, seat, rule);
  },
}));

export const listMisses = withKind('subset', kind => ({
  *enumerate(state, shape, seat) {
    for (const choice of kind.enumerate(state, shape, seat)) if ((choice as number[]).length !== 1) yield choice;
  },
}));

export const listOffersIllegal = withKind('amount', kind => ({
  *enumerate(state, shape: { max: number }, seat) {
    yield* kind.enumerate(state, shape, seat);
    yield shape.max + 1;
  },
}));

export const listRepeats = withKind('amount', kind => ({
  *enumerate(state, shape, seat) {
    yield* kind.enumerate(state, shape, seat);
    yield 0;
  },
}));

export function listUnstable(): Toy {
  let turn = 0;
  return withKind('pick', kind => ({
    enumerate(state, shape, seat) {
      const choices = [...kind.enumerate(state, shape, seat)];
      return turn++ % 2 === 0 ? choices : choices.reverse();
    },
  }));
}

export const sampleIllegal = withKind('amount', () => ({ sample: (_state, shape) => shape.max + 1 }));

export const noLegalChoice = withStep('turn', 'begin', step => (c, vars, reply) => {
  const control = step(c, vars, reply);
  if (control.kind !== 'ask') return control;
  return { ...control, prompts: control.prompts.map(p => ({ ...p, shape: { kind: 'pick', options: [] } as never })) };
});

export const refusalWithoutReason = withKind('amount', kind => ({
  judge(state, shape, choice, seat, rule) {
    const ruling = kind.judge(state, shape, choice, seat, rule);
    return ruling.ok ? ruling : { ok: false, because: [] };
  },
}));

export const refusalWithoutRule = withKind('amount', kind => ({
  judge: (state, shape, choice, seat) => kind.judge(state, shape, choice, seat, ''),
}));

export const refusalWithoutWords = withKind('amount', kind => ({
  judge(state, shape, choice, seat, rule) {
    const ruling = kind.judge(state, shape, choice, seat, rule);
    return ruling.ok ? ruling : { ok: false, because: [{ rule, say: 'toy.unwritten' }] };
  },
}));

export const refusalWithoutArgs = withKind('amount', kind => ({
  judge(state, shape, choice, seat, rule) {
    const ruling = kind.judge(state, shape, choice, seat, rule);
    return ruling.ok ? ruling : { ok: false, because: [{ rule, say: 'kernel.amount.range' }] };
  },
}));

export const parseDrifts = withKind('amount', kind => ({
  // A choice that moves every time it is read can never be logged and judged again.
  parse: (raw, shape) => (Number.isSafeInteger(raw) ? Math.floor((raw as number) / 2) : kind.parse(raw, shape)),
}));

/** A way is worth as many coins as it has points: one more of them is another answer. */
export const parseCountsPoints = withKind('amount', kind => ({
  sample: (state, shape, seat, rng) => [{ x: kind.sample(state, shape, seat, rng) as number, y: 0 }],
  parse(raw, shape) {
    if (!Array.isArray(raw)) return kind.parse(raw, shape) as unknown;
    const [first] = raw as { x?: number }[];
    return kind.parse((first?.x ?? NaN) + raw.length - 1, shape) as unknown;
  },
}));

export const parseTrusts = withKind('order', () => ({ parse: raw => (raw as number[]).map(n => n) }));

export const parseLetsAnythingIn = withKind('amount', () => ({
  parse: raw => (raw === undefined ? undefined : raw),
  judge: (_state, shape, choice) =>
    choice < shape.min || choice > shape.max
      ? { ok: false, because: [{ rule: 'TOY-02', say: 'toy.bid' }] }
      : { ok: true },
}));

// --- secrets -------------------------------------------------------------------------------------

export const redactLeaks: Toy = { ...toy, redact: event => event };

export const viewLeaksHands: Toy = {
  ...toy,
  view(s, viewer) {
    const seen = toy.view(s, viewer);
    for (const [seat, side] of seen.sides.entries()) side.hand = [...sideOf(s, seat).hand];
    return seen;
  },
};

/** The whole conspiracy: views, redaction and imagination agree that hands are open. Only the draw says otherwise. */
export const handsAreOpen: Toy = {
  ...toy,
  view(s, viewer) {
    const seen = toy.view(s, viewer);
    for (const [seat, side] of seen.sides.entries()) side.hand = [...sideOf(s, seat).hand];
    return seen;
  },
  redact: event => event,
  imagine(seen, viewer, rng) {
    const world = toy.imagine(seen, viewer, rng);
    for (const [seat, side] of world.sides.entries()) {
      if (seat === viewer) continue;
      side.hand = [...sideOf(seen, seat).hand];
      side.bag = [0, 1, 2, 3, 4, 5].filter(card => !side.hand.includes(card) && !side.played.includes(card));
    }
    return world;
  },
};

export const viewShares: Toy = {
  ...toy,
  view(s, viewer) {
    const seen = toy.view(s, viewer);
    for (const [seat, side] of seen.sides.entries()) side.played = sideOf(s, seat).played;
    return seen;
  },
};

export const imagineForgetsOwnHand: Toy = {
  ...toy,
  imagine: (view, _seat, rng) => toy.imagine(view, -1, rng),
};

export const imagineWritesView: Toy = {
  ...toy,
  imagine(view, seat, rng) {
    view.stopped += 1;
    return toy.imagine(view, seat, rng);
  },
};

/** A card that only its owner may know, kept where every view shows it. */
export const secretInVars = withStep('turn', 'begin', step => (c, vars: { seat: Seat; best?: number }, reply) => {
  const control = step(c, vars, reply);
  if (control.kind === 'ask') vars.best = Math.max(-1, ...sideOf(c.state, vars.seat).hand);
  return control;
});

/** A defender without high cards is not asked: the silence tells. */
export const silenceTells = withStep('window', 'poll', step => (c, vars, reply) => {
  const { hand } = sideOf(c.state, vars.point.defender as Seat);
  return hand.some(card => card >= 4) ? step(c, vars, reply) : { kind: 'done', result: 0 };
});

/** A defender may play high cards only, is always asked, and nothing says that whether it can is its secret. */
export const veilForgotten = withStep('window', 'poll', step => (c, vars, reply) => {
  const control = step(c, vars, reply);
  if (control.kind !== 'ask') return control;
  const prompts = control.prompts.map(({ veiled: _, ...prompt }) => {
    const { options } = prompt.shape as PickShape;
    return { ...prompt, shape: pickOption(options.filter(({ id }) => id === PASS || (id as number) >= 4)) };
  });
  return { ...control, prompts };
});

/** Some of the dice may be rolled again, or none: none is not the only answer. */
export const soleTooSoon = withKind('subset', () => ({ sole: () => [] }));

/** An answer of the table's that the judge refuses. */
export const soleIllegal = withKind('amount', () => ({ sole: (_s, { max }) => (max as number) + 1 }));

/** The attacker may not be told by a refusal what the defender holds. */
export const judgeTells = withKind('order', kind => ({
  judge(state, shape, choice, seat, rule) {
    const held = state.sides.flatMap((side, other) => (other === seat ? [] : side.hand));
    const ruling = kind.judge(state, shape, choice, seat, rule);
    if (!ruling.ok || !held.includes(5)) return ruling;
    return choice[0] === 0 ? ruling : { ok: false, because: [{ rule, say: 'toy.no-front' }] };
  },
  sample: (_state, shape) => shape.of,
}));

export function firstAnswerWins(): Toy {
  let first: Seat | undefined;
  const impure = withStep('auction', 'open', step => (c, vars, bids: number[]) => {
    // The last judged answer opens the bids, so the first judged one is what this variant remembers.
    const control = step(c, vars, bids);
    vars.tied = vars.tied.includes(first) ? [first] : vars.tied;
    first = undefined;
    return control;
  });
  const amountKind = toy.shapes['amount'] as AnyShapeKind<State>;
  return {
    ...impure,
    shapes: {
      ...toy.shapes,
      amount: {
        ...amountKind,
        judge(state, shape, choice, seat, rule) {
          first ??= seat;
          return amountKind.judge(state, shape, choice, seat, rule);
        },
      },
    },
  };
}

// --- endings, explanations, writing ----------------------------------------------------------------

export const neverEnds = withStep('main', 'begin', step => (c, vars, reply) => {
  const control = step(c, vars, reply);
  return control.kind === 'done' ? { kind: 'call', proc: 'turn', vars: { seat: 0 }, step: 'begin' } : control;
});

export const oddResult: Toy = { ...toy, result: () => ({ winners: [7] }) };

export const explainingChangesEvents = withStep('attack', 'begin', step => (c, vars, reply) => {
  if (c.explain) c.emit({ type: 'coins.changed', seat: 0, by: 1 });
  return step(c, vars, reply);
});

export const explainsUnasked = withStep(
  'attack',
  'count',
  step => (c, vars, reply) =>
    step(
      {
        state: c.state,
        explain: true,
        inside: proc => c.inside(proc),
        emit: event => c.emit(event),
      },
      vars,
      reply,
    ),
);

/** Changes a list inside its variables, which forks share. */
export const varsChangedInPlace = withStep(
  'auction',
  'compare',
  () => (_c, vars: { tied: Seat[] }, faces: number[]) => {
    const best = Math.max(...faces);
    for (let i = vars.tied.length - 1; i >= 0; i--) if (faces[i] !== best) vars.tied.splice(i, 1);
    return { kind: 'goto', step: 'decide' };
  },
);

/** Takes the event's own list into the state, and later changes it there: the logged fact changes too. */
export const reduceKeepsEventList: Toy = {
  ...toy,
  reduce(s, event) {
    if (event.type === 'line.ordered') sideOf(s, event.seat).line = event.line as number[];
    else toy.reduce(s, event);
  },
};

/** A refusal whose reason depends on the hand of somebody else. */
export const refusalPeeks = withKind('amount', original => ({
  judge(state, shape, choice, seat, rule) {
    const ruling = original.judge(state, shape, choice, seat, rule);
    const other = sideOf(state, (seat + 1) % state.sides.length);
    return ruling.ok || !other.hand.some(card => card > 2)
      ? ruling
      : { ok: false, because: [{ rule: 'TOY-10', say: 'toy.no-front' }] };
  },
}));

import { FOOTPRINTS } from '@banneret/hexboard';
import { done, goto } from '@banneret/kernel';
import { occupiedWithout } from '../board.js';
import type { Effect } from '../effect.js';
import { judgeMove, mayMove, pushedBy, type Stride } from '../movement.js';
import { baseOf, figureOf, NONE, type FigureId, type State } from '../state.js';
import { entries, springs, trapsIn } from '../traps.js';
import { call, procedure, type Calls } from './machine.js';

/** What became of a move: whom it pushed, and the steps left to a figure that could not go on as it was told. */
export interface Walked {
  readonly pushed: readonly FigureId[];
  readonly left?: number;
}

const OVER: Walked = { pushed: [] };

/**
 * EDGE-MOV-13, -18, R98: one figure moves, Space by Space where traps lie. A trap on the way goes off in its own Space, before
 * the figure goes on: who falls there never arrives and pushes nobody.
 */
export const walk = procedure('walk')({
  begin(c, v) {
    const from = v.walked ?? 0;
    const at = v.crossing ? -1 : nextTrap(c.state, v);
    const space = v.path[at];
    if (space === undefined) return goto('arrive');
    const to = { space, mask: pauseIn(c.state, v.figure, space) };
    c.emit({ type: 'figure.moved', figure: v.figure, path: v.path.slice(from, at + 1), to, pushed: [] });
    v.walked = at + 1;
    return call('traps', { entered: [{ figure: v.figure, space }] }, 'goOn');
  },
  /** The trap may have killed the figure, carried it off, rooted it, or changed what lies ahead. */
  goOn(c, v) {
    const walked = v.walked ?? 0;
    if (figureOf(c.state, v.figure).space !== v.path[walked - 1]) return done(OVER);
    const path = v.path.slice(walked);
    const stride = strideOf(v, path.length);
    if (!mayMove(c.state, stride)) return goto('held');
    if (judgeMove(c.state, stride, { path, mask: v.mask, pushed: v.places }).ok) return goto('begin');
    return done({ pushed: [], left: v.steps - walked } satisfies Walked);
  },
  /** EDGE-MOV-20: it goes no farther, but whoever moves it says on which hexes it stands. */
  held(c, { seat, figure }) {
    const { space } = figureOf(c.state, figure);
    return call('place', { seat, figure, spaces: [space], pushes: false, rule: 'EDGE-MOV-20' }, 'end');
  },
  arrive(c, v) {
    const { figure, path, mask, places } = v;
    const to = { space: path.at(-1) ?? figureOf(c.state, figure).space, mask };
    const pushed = pushedBy(c.state, figure, to).map((other, i) => ({ figure: other, to: places[i] ?? to }));
    const rest = path.slice(v.walked ?? 0);
    const entered = [
      ...(rest.length > 0 ? [{ figure, space: to.space }] : []),
      ...entries(
        c.state,
        pushed.map(push => ({ figure: push.figure, space: push.to.space })),
      ),
    ];
    c.emit({ type: 'figure.moved', figure, path: rest, to, pushed });
    v.arrived = { pushed: pushed.map(push => push.figure) };
    return call('traps', { entered }, 'end');
  },
  end: (_c, v) => done(v.arrived ?? OVER),
});

function strideOf({ figure, crossing, pushed }: Calls['walk'], steps: number): Stride {
  return { figure, steps, crossing, pushed };
}

/** The next Space on the way, the last one not counted, with a trap for this figure: those behind it are used up. */
const nextTrap = (s: State, { figure, path }: Calls['walk']): number =>
  path.slice(0, -1).findIndex(space => trapsIn(s, figure, space).length > 0);

/** EDGE-MOV-11: some free hexes for the short stop; the judge has seen that there are. */
function pauseIn(s: State, figure: FigureId, space: number): number {
  const taken = occupiedWithout(s, figure)[space] ?? 0;
  return FOOTPRINTS[baseOf(s, figure)].find(mask => (mask & taken) === 0) ?? 0;
}

const rolls = (effect: Effect): boolean =>
  effect.do === 'test' || (effect.do === 'choose' && effect.of.some(({ effects }) => effects.some(rolls)));

/** EDGE-MOV-18, R98: traps go off one after the other, each once, as long as the figure stands in that Space. */
export const traps = procedure('traps')({
  begin(c, v) {
    const entry = v.entered[v.next ?? 0];
    if (entry === undefined) return done();
    const here = figureOf(c.state, entry.figure).space === entry.space;
    const [token] = here ? trapsIn(c.state, entry.figure, entry.space) : [];
    if (token === undefined) {
      v.next = (v.next ?? 0) + 1;
      return goto('begin');
    }
    const { owner, effects } = springs(c.state, token);
    c.emit({ type: 'token.removed', token });
    const depth = c.state.exchanges.length;
    const source = { from: 'token', token } as const;
    const scope = { seat: owner, source, squad: NONE, depth, targets: [], intruder: entry.figure };
    if (!effects.some(rolls)) return call('effects', { effects, scope }, 'begin');
    // A die needs a place on the table, and a trap may go off where nothing else is under way.
    c.emit({
      type: 'exchange.opened',
      exchange: { kind: 'action', seat: owner, source, on: [], cancelled: false, roll: null },
    });
    return call('effects', { effects, scope }, 'rolled');
  },
  rolled(c) {
    c.emit({ type: 'exchange.closed' });
    return goto('begin');
  },
});

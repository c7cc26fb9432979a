import { planMove } from '@banneret/cards';
import { ask, done, goto, pickOption, type Option, type Seat } from '@banneret/kernel';
import { aimedAt } from '../aimed.js';
import type { TargetSpec } from '../effect.js';
import type { Action } from '../content/types.js';
import { namingOptions } from '../naming.js';
import { judgeUser, userCandidates } from '../plays.js';
import { actionOf, type Scope } from '../scope.js';
import { NONE, seatOf, type Source, type SquadId, type State } from '../state.js';

import { call, procedure, type C } from './machine.js';
import { openWindow } from './window.js';

interface ActionVars {
  readonly seat: Seat;
  readonly source: Source;
  squad?: SquadId;
  depth?: number;
  targets?: readonly (readonly number[])[];
  naming?: readonly number[];
}

/**
 * R42: an Action is announced with its user and its targets, paid, and resolved; whoever may interrupt does so in
 * between (EDGE-CARD-13). A cancelled Action is still paid for and its card discarded.
 */
export const action = procedure('action')({
  begin(c, v) {
    const options = usersOf(c.state, v.seat, v.source);
    const open = options.filter(({ barred }) => barred === undefined);
    if (open.length === 1) {
      v.squad = Number(open[0]?.id);
      return goto('announce');
    }
    return ask({ seat: v.seat, ask: 'edge.ask.user', rule: 'EDGE-CARD-03', shape: pickOption(options) }, 'chosen');
  },
  chosen(_c, v, squad: SquadId) {
    v.squad = squad;
    return goto('announce');
  },
  announce(c, v) {
    const { seat, source } = v;
    v.depth = c.state.exchanges.length;
    v.targets = [];
    announceSource(c, seat, source);
    c.emit({
      type: 'exchange.opened',
      exchange: { kind: 'action', seat, source, on: [], cancelled: false, roll: null },
    });
    return goto('target');
  },
  target(c, v) {
    const action = actionOf(c.state, v.seat, v.source);
    const spec = action.targets?.[(v.targets ?? []).length];
    if (spec === undefined) return goto('costs');
    const naming = v.naming ?? [];
    const options = openOptions(c.state, action, v, naming);
    const open = options.filter(({ barred }) => barred === undefined);
    if (naming.length > 0 && open.length === 0) return goto('named');
    const enough = naming.length > 0 ? [{ id: ENOUGH, say: 'edge.choice.enough' }] : [];
    const shape = pickOption([...enough, ...options]);
    return ask({ seat: v.seat, ask: `edge.ask.target.${spec.pick}`, rule: 'EDGE-GEN-05', shape }, 'picked');
  },
  picked(c, v, id: number | typeof ENOUGH) {
    if (id === ENOUGH) return goto('named');
    v.naming = [...(v.naming ?? []), id];
    const spec = actionOf(c.state, v.seat, v.source).targets?.[(v.targets ?? []).length];
    return goto(v.naming.length < mostOf(spec) ? 'target' : 'named');
  },
  named(_c, v) {
    v.targets = [...(v.targets ?? []), v.naming ?? []];
    v.naming = [];
    return goto('target');
  },
  costs(c, v) {
    const { seat, source } = v;
    const { cost, limit } = actionOf(c.state, seat, source);
    for (const event of aimedAt(c.state, scopeOf(v), [])) c.emit(event);
    if (limit !== undefined) c.emit({ type: 'action.limited', seat, source, limit });
    return call('costs', { seat, cost, source, squad: v.squad ?? NONE }, 'announced');
  },
  announced: c => openWindow(c.state, 'action-announced', 'resolve'),
  resolve(c, v) {
    if (c.state.exchanges.at(-1)?.cancelled === true) return goto('close');
    const { passive, effects } = actionOf(c.state, v.seat, v.source);
    if (passive !== undefined && v.source.from === 'upgrade')
      c.emit({ type: 'passive.begun', seat: v.seat, card: v.source.card });
    return call('effects', { effects, scope: scopeOf(v) }, 'close');
  },
  close(c, { seat, source }) {
    c.emit({ type: 'exchange.closed' });
    if (source.from === 'hand') {
      const { playing, discard } = seatOf(c.state, seat);
      c.emit({ type: 'card.discarded', seat, from: 'playing', move: planMove(playing, discard, source.card) });
    }
    return done();
  },
});

const ENOUGH = 'enough';

const mostOf = (spec: TargetSpec | undefined): number => (spec?.pick === 'figure' ? (spec.upTo ?? 1) : 1);

/** The Squads that may use it; those that may not say why. */
function usersOf(s: State, seat: Seat, source: Source): Option[] {
  return userCandidates(s, seat, source, actionOf(s, seat, source)).map(squad => {
    const ruling = judgeUser(s, seat, source, squad);
    return ruling.ok ? { id: squad } : { id: squad, barred: ruling.because };
  });
}

function scopeOf({ seat, source, squad = NONE, depth = 0, targets = [] }: ActionVars): Scope {
  return { seat, source, squad, depth, targets };
}

/** What may be named next; each thing once for the same target. */
function openOptions(s: State, action: Action, v: ActionVars, naming: readonly number[]): Option[] {
  return namingOptions(s, action, scopeOf(v)).filter(({ id }) => !naming.includes(Number(id)));
}

/** EDGE-GEN-06, EDGE-CARD-08, EDGE-BAN-03, R64: what is used is shown to all. */
function announceSource(c: C, seat: Seat, source: Source): void {
  if (source.from === 'banner') c.emit({ type: 'banner.used', seat });
  if (source.from === 'altar') c.emit({ type: 'altar.used', seat });
  if (source.from === 'upgrade') c.emit({ type: 'upgrade.used', seat, card: source.card, half: source.half });
  if (source.from !== 'hand') return;
  const { hand, playing } = seatOf(c.state, seat);
  c.emit({ type: 'card.played', seat, move: planMove(hand, playing, source.card), half: source.half });
}

/** The effects of an Action, one after the other. */
export const effectsProcedure = procedure('effects')({
  begin(c, v) {
    const next = v.next ?? 0;
    const effect = v.effects[next];
    // R97: with its player an Action is over.
    if (effect === undefined || seatOf(c.state, v.scope.seat).eliminated) return done();
    v.next = next + 1;
    return call(`effect.${effect.do}`, { effect, scope: v.scope } as never, 'begin');
  },
});

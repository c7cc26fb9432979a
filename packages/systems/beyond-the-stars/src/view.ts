import { HIDDEN, type Rng, type Seat, type Viewer } from '@banneret/kernel';
import type { Event } from './events/index.js';
import { scenarioOf } from './scenarios/index.js';
import { clone, SEATS, UNDECIDED, type Secret, type State } from './state.js';

/** BTS-SCN-14: all that is hidden are the designations of the other side.: lists and occupants are open. */
const blank = (secret: Secret): Secret => ({
  ownChampion: hide(secret.ownChampion),
  enemyTarget: hide(secret.enemyTarget),
  objective: hide(secret.objective),
});

/** That nothing was designated is public: the scenario says so. */
const hide = (id: number): number => (id === UNDECIDED ? UNDECIDED : HIDDEN);

export function view(state: State, viewer: Viewer): State {
  const seen = clone(state);
  if (!state.revealed)
    seen.secrets = [...SEATS].map(seat =>
      seat === viewer ? state.secrets[seat] : blank(state.secrets[seat] as Secret),
    ) as [Secret, Secret];
  return seen;
}

export function redact(event: Event, viewer: Viewer): Event {
  if (event.type !== 'secret.chosen' || event.seat === viewer) return event;
  return { ...event, secret: blank(event.secret) };
}

/** Any designation that the rules allow may be the true one. */
export function imagine(seen: State, viewer: Seat, rng: Rng): State {
  const state = clone(seen);
  state.secrets = SEATS.map(seat => {
    const secret = seen.secrets[seat] as Secret;
    return seat === viewer ? secret : filled(seen, seat, secret, rng);
  }) as [Secret, Secret];
  return state;
}

function filled(state: State, seat: Seat, secret: Secret, rng: Rng): Secret {
  const open = scenarioOf(state).secrets?.(state, seat);
  const guess = (id: number, among: readonly number[] = []): number =>
    id === HIDDEN ? (among[rng.below(Math.max(1, among.length))] ?? UNDECIDED) : id;
  return {
    ownChampion: guess(secret.ownChampion, open?.ownChampion),
    enemyTarget: guess(secret.enemyTarget, open?.enemyTarget),
    objective: guess(secret.objective, open?.objective),
  };
}

export const reveals = (event: Event): boolean => event.type === 'secrets.revealed' || event.type === 'game.ended';

import type { Placement } from '@banneret/hexboard';
import type { Prompt, Seat, Shape, ShapeKind } from '@banneret/kernel';
import { boardOf } from '../book.js';
import { deploymentIn, judgeDeployment, waitingSquads } from '../deployment.js';
import type { SquadId, State } from '../state.js';
import { isObject, listOf, placement, whole } from './parse.js';

/** EDGE-SET-26: which Squad, and where each of its figures stands. */
export interface DeployQuestion extends Shape {
  readonly kind: 'edge.deploy';
}

export interface DeployChoice {
  readonly squad: SquadId;
  readonly at: readonly Placement[];
}

export const askDeploy = (seat: Seat): Prompt<DeployQuestion> => ({
  seat,
  ask: 'edge.ask.deploy',
  rule: 'EDGE-SET-26',
  shape: { kind: 'edge.deploy' },
});

const SAMPLE_TRIES = 20;

export const deployKind: ShapeKind<State, DeployQuestion, DeployChoice> = {
  parse(raw) {
    if (!isObject(raw)) return undefined;
    const squad = whole(raw['squad']);
    const at = listOf(raw['at'], placement);
    return squad === undefined || at === undefined ? undefined : { squad, at };
  },
  judge: (s, _shape, { squad, at }, seat) => judgeDeployment(s, seat, squad, at),
  *enumerate(s, _shape, seat) {
    for (const squad of waitingSquads(s, seat))
      for (const space of boardOf(s).spaces.keys()) {
        const at = deploymentIn(s, squad, space);
        if (at !== undefined) yield { squad, at };
      }
  },
  sample(s, shape, seat, rng) {
    const squads = waitingSquads(s, seat);
    const spaces = boardOf(s).spaces.length;
    for (let tries = 0; tries < SAMPLE_TRIES; tries++) {
      const squad = squads[rng.below(squads.length)] as SquadId;
      const at = deploymentIn(s, squad, rng.below(spaces), rng);
      if (at !== undefined) return { squad, at };
    }
    for (const choice of deployKind.enumerate(s, shape, seat)) return choice;
    throw new Error(`seat ${seat} has no Squad to deploy`);
  },
  finite: () => false,
};

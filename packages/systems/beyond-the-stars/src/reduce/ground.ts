import { assertNever } from '@banneret/kernel';
import type { GroundEvent } from '../events/ground.js';
import { NOBODY, type BuildingFight, type PieceId, type State } from '../state.js';
import { change, mark, spotOf } from './core.js';

export function reduceGround(state: State, event: GroundEvent): void {
  switch (event.type) {
    case 'building.entered':
      change(state, event.figure, { place: 'inside', host: event.piece, storey: event.storey });
      return;
    case 'building.left':
      change(state, event.figure, { place: 'table', host: NOBODY, storey: 0, spot: spotOf(event.to) });
      return;
    case 'storey.changed':
      change(state, event.figure, { storey: event.storey });
      return;
    case 'fight.began': {
      const { piece, storey, assailant } = event;
      state.fights = [...state.fights, { piece, storey, assailant, fought: false }];
      return;
    }
    case 'fight.went-on':
      state.fights = state.fights.map(fight => (isThere(fight, event) ? { ...fight, fought: true } : fight));
      return;
    case 'fight.ended':
      state.fights = state.fights.filter(fight => !isThere(fight, event));
      return;
    case 'water.tested':
      mark(state, event.figure, { swam: true });
      return;
    default:
      assertNever(event);
  }
}

const isThere = (fight: BuildingFight, { piece, storey }: { piece: PieceId; storey: number }): boolean =>
  fight.piece === piece && fight.storey === storey;

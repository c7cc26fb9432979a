import type { UnitId } from '@banneret/grimdark-future';
import { proposalsFor, says } from '../../controls/proposed.js';
import type { Desk } from '../../table/desk.js';

/** A charge at this unit, if the game can think of one. */
export const chargeAt = (desk: Desk, unit: UnitId): unknown =>
  desk.prompt?.shape.kind === 'gdf.order'
    ? proposalsFor(desk).find(choice => says(choice, 'order', 'charge') && says(choice, 'target', unit))
    : undefined;

import type { Thing, WebSystem } from '../../systems/webSystem.js';
import type { Desk } from '../desk.js';

/** Units with their names. Where a game knows no units, each side is one. */
export const unitsTold = (system: WebSystem, { seats, t }: Desk, state: unknown): readonly Thing[] =>
  system.things?.(state, t) ?? seats.map(({ name }, seat) => ({ id: String(seat), label: name, seat }));

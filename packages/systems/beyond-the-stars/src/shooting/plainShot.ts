import type { Blow } from '../rule.js';
import { sheetOf, type State } from '../state.js';

/** BTS-SPR-72, -73: a shot of anything but a flamethrower. */
export const isPlainShot = (state: State, { kind, by, weapon }: Blow): boolean =>
  kind === 'shot' && sheetOf(state, by).ranged[weapon]?.category !== 'flamer';

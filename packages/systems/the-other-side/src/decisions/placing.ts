import { companyKind } from './company.js';
import { directionKind } from './direction.js';
import { hireKind } from './hire.js';
import { spotKind } from './spot.js';
import { standKind } from './stand.js';

/** Questions of the set-up, and of whatever is put on the table later. */
export const placingShapes = {
  'tos.company': companyKind,
  'tos.direction': directionKind,
  'tos.hire': hireKind,
  'tos.spot': spotKind,
  'tos.stand': standKind,
};

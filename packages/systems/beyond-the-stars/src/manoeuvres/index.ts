import type { AnyManoeuvre } from './manoeuvre.js';
import { enterManoeuvre, leaveManoeuvre, storeyManoeuvre } from './building.js';
import { disembarkManoeuvre, embarkManoeuvre } from './board.js';
import { castManoeuvre } from './cast.js';
import { chargeManoeuvre } from './charge.js';
import { dareManoeuvre } from './dare.js';
import { driveManoeuvre } from './drive.js';
import { flyManoeuvre } from './fly.js';
import { healManoeuvre } from './heal.js';
import { groupManoeuvre } from './group.js';
import { climbManoeuvre, crossManoeuvre, jumpManoeuvre } from './pass.js';
import { lieManoeuvre, standManoeuvre } from './posture.js';
import { pushManoeuvre } from './push.js';
import { repairManoeuvre } from './repair.js';
import { stepManoeuvre } from './stepOver.js';
import { stairsManoeuvre } from './stairs.js';
import { stormManoeuvre } from './storm.js';
import { throwManoeuvre } from './throw.js';
import { walkManoeuvre } from './walk.js';

/** Everything that a figure can do on its move. A new manoeuvre is one file, one line here and one in `calls.ts`. */
export const MANOEUVRES: readonly AnyManoeuvre[] = [
  castManoeuvre,
  disembarkManoeuvre,
  throwManoeuvre,
  chargeManoeuvre,
  stormManoeuvre,
  flyManoeuvre,
  driveManoeuvre,
  repairManoeuvre,
  healManoeuvre,
  pushManoeuvre,
  walkManoeuvre,
  groupManoeuvre,
  enterManoeuvre,
  leaveManoeuvre,
  storeyManoeuvre,
  stairsManoeuvre,
  crossManoeuvre,
  climbManoeuvre,
  jumpManoeuvre,
  stepManoeuvre,
  standManoeuvre,
  lieManoeuvre,
  embarkManoeuvre,
  dareManoeuvre,
];

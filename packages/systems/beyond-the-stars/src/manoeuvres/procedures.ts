import { disembark, embark } from './board.js';
import { enter, leaveProcedure as leave, storey } from './building.js';
import { charge } from './charge.js';
import { dare, takeHeart } from './dare.js';
import { drive } from './drive.js';
import { fly } from './fly.js';
import { heal } from './heal.js';
import { group } from './group.js';
import { climb, cross, jump } from './pass.js';
import { pushWeapon } from './push.js';
import { repair } from './repair.js';
import { lie, stand } from './posture.js';
import { step } from './stepOver.js';
import { stairs } from './stairs.js';
import { storm } from './storm.js';
import { throwProcedure } from './throw.js';
import { walk } from './walk.js';

/** The procedures of all manoeuvres, by name. */
export const manoeuvreProcedures = {
  dare,
  takeHeart,
  drive,
  heal,
  throw: throwProcedure,
  fly,
  embark,
  disembark,
  pushWeapon,
  repair,
  step,
  charge,
  walk,
  group,
  stand,
  lie,
  cross,
  climb,
  jump,
  enter,
  leave,
  storey,
  storm,
  stairs,
};

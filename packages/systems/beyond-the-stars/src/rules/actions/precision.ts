import { defineRule } from '../../rule.js';

/** Legendary Precision: failed Trajectory rolls may be rolled again. BTS-ACT-06. */
export const precision = defineRule({ id: 'actPrecision', ref: 'BTS-ACT-06', shoot: { rerollsTrajectory: true } });

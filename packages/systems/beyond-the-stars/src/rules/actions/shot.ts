import { defineRule } from '../../rule.js';

/** Legendary Shot: its bearer shoots before all others; procedures/legends.ts looks for it. BTS-ACT-04. */
export const shot = defineRule({ id: 'actShot', ref: 'BTS-ACT-04' });

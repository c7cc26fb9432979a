import { defineRule } from '../../rule.js';

/** Legendary Combat: its bearer's combat is fought before all others; procedures/legends.ts looks for it. BTS-ACT-07. */
export const combat = defineRule({ id: 'actCombat', ref: 'BTS-ACT-07' });

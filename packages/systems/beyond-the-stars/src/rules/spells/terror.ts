import { defineRule } from '../../rule.js';

/** Aura of Terror: the caster is Terrifying. BTS-SPL-09. */
export const terror = defineRule({ id: 'terror', ref: 'BTS-SPL-09', move: { terrifies: true } });

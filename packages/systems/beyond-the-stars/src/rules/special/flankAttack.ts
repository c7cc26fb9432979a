import { defineRule } from '../../rule.js';

/** Attaque de Flanc: its unit may come from any edge of the table. BTS-SPR-14. */
export const flankAttack = defineRule({ id: 'srFlankAttack', ref: 'BTS-SPR-14', reserve: { flanks: true } });

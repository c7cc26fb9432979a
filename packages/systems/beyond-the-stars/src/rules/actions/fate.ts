import { defineRule } from '../../rule.js';

/** Legendary Fate: failed Invulnerability rolls may be rolled again this turn. BTS-ACT-02. */
export const fate = defineRule({ id: 'actFate', ref: 'BTS-ACT-02', victim: { rerollsSaves: true } });

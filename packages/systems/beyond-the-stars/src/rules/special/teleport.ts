import { defineRule } from '../../rule.js';

/** Teleportation: its unit may come from reserve anywhere on the table. BTS-SPR-70. */
export const teleport = defineRule({
  id: 'srTeleport',
  ref: 'BTS-SPR-70',
  reserve: { teleports: true },
});

import { defineRule } from '../../rule.js';

/** Master tactician: +1 to launch Orders, to flank and to teleport, and his unit’s arrival die may be changed by one. BTS-SPR-48. */
export const masterTactician = defineRule({
  id: 'srMasterTactician',
  ref: 'BTS-SPR-48',
  command: {
    toLaunch(roll) {
      roll.add(1, BECAUSE);
    },
  },
  reserve: {
    shiftsArrival: true,
    toFlank(roll) {
      roll.add(1, BECAUSE);
    },
    toTeleport(roll) {
      roll.add(1, BECAUSE);
    },
  },
});

const BECAUSE = { rule: 'BTS-SPR-48', say: 'bts.why.master-tactician' } as const;

import { defineRule } from '../../rule.js';

/** Stop them: an early move that ends near the Champion. It changes no number; being under it is all. BTS-ORD-02(d). */
export const stopThem = defineRule({ id: 'stopThem', ref: 'BTS-ORD-02' });

import type { ResourceLimits } from 'node:worker_threads';

/**
 * How much a thread may hold. Far more than it needs; but the more it may, the longer it puts off tidying up. What it forgets
 * soon has a small place, since every thread has one. A thread that needs more ends, and another takes its place.
 */
export const HEAPS = {
  sockets: { maxYoungGenerationSizeMb: 12, maxOldGenerationSizeMb: 256 },
  matches: { maxYoungGenerationSizeMb: 12, maxOldGenerationSizeMb: 256 },
  thoughts: { maxYoungGenerationSizeMb: 12, maxOldGenerationSizeMb: 256 },
} satisfies Record<string, ResourceLimits>;

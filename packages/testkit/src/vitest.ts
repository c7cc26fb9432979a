import type { EventBase, GameSystem } from '@banneret/kernel';
import { describe, it } from 'vitest';
import { checkContent, lawsFor, reportViolation, runLaw, wants } from './check.js';
import type { LawOptions } from './laws/law.js';

/** One test a law. A failure prints the seed, the inputs and the place in the rules. */
export function describeLaws<S, E extends EventBase, Setup>(
  system: GameSystem<S, E, Setup>,
  options: LawOptions<E, Setup>,
): void {
  describe(`laws of ${system.id}`, () => {
    for (const law of lawsFor(options))
      it(`${law.id}: ${law.title}`, () => {
        for (const { violation } of runLaw(law, system, options))
          if (violation) throw new Error(reportViolation(violation));
      });
    if (options.content && wants(options, 'content'))
      it('content: random play makes everything on the list happen', () => {
        const violation = checkContent(system, options);
        if (violation) throw new Error(reportViolation(violation));
      });
  });
}

import { PASS } from '@banneret/kernel';
import { describe, expect, it } from 'vitest';
import { bearer, officer, weaponId } from './army.js';
import { hit, row, scene } from './scene.js';

/** Second clauses of alert fire. */

describe('AT-43, clause by clause: alert fire', () => {
  it('AT43-ALRT-01, R-39: who has begun fires something, and then may leave his other weapons alone', () => {
    const s = scene({
      units: [
        { id: 'a', seat: 0, at: row(20, 20, 4), figures: { 0: officer() } },
        { id: 'w', seat: 1, at: row(20, 50, 3), figures: { 2: bearer('cannon') }, attitudes: { alert: 'all' } },
      ],
      cards: [[], ['w']],
    }).do('combat');
    s.do(s.shift('a', 0, 5), '1:all');
    expect(s.options()).toEqual([weaponId('rifle'), weaponId('cannon')]);
    s.do(weaponId('rifle'), s.aim('w', 'rifle', 'a'), hit(1, 1));
    expect(s.options()).toEqual([weaponId('cannon'), PASS]);
    // What has fired says so.
    expect([s.barred(weaponId('rifle')), s.barred(weaponId('cannon'))]).toEqual([['AT43-SHO-03'], []]);
    s.do(PASS);
    expect([s.next, s.seat, s.of('w').attitudes.alert]).toEqual(['at43.ask.action', 0, 'none']);
  });
});

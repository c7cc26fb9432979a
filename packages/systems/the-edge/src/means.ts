import { illegal, legal, type Bin, type Ruling, type Seat } from '@banneret/kernel';
import type { Cost } from './content/types.js';
import { chargesOn } from './reduce/cards.js';
import { duelVp } from './rulings.js';
import { livingOf, NONE, seatOf, squadOf, squadsOf, type Source, type SquadId, type State } from './state.js';

/** Endurance tokens that another part of the same cost needs (EDGE-PAY-11): no Crystal is paid with them. */
export interface Kept {
  readonly squad: SquadId;
  readonly tokens: number;
}

/** EDGE-PAY-04, -05, EDGE-MULT-10, R39, R87: what a seat can pay Crystals with, in anybody's turn. Bins are named for `readPayment`. */
export function purseOf(s: State, seat: Seat, kept?: Kept): Bin[] {
  const bins: Bin[] = [{ id: 'crystals', min: 0, max: seatOf(s, seat).reserve }];
  for (const squad of squadsOf(s, seat)) {
    const endurance = squadOf(s, squad).endurance - (kept?.squad === squad ? kept.tokens : 0);
    if (endurance > 0) bins.push({ id: squad, min: 0, max: endurance });
  }
  if (s.book.mode === 'duel') bins.push({ id: 'vp', min: 0, max: duelVp(s.marker, seat) });
  return bins;
}

/** All a seat could pay at this moment, in Crystals' worth. */
export function worthOf(s: State, seat: Seat): number {
  let worth = seatOf(s, seat).reserve;
  for (let squad = 0; squad < s.squads.length; squad++) {
    const { seat: owner, endurance, status } = squadOf(s, squad);
    if (owner === seat && status !== 'removed') worth += endurance;
  }
  return s.book.mode === 'duel' ? worth + duelVp(s.marker, seat) : worth;
}

/** EDGE-PAY-11: can the whole cost be paid, each part without touching what another part needs? */
export function judgeCost(s: State, seat: Seat, cost: Cost, source: Source, squad: SquadId): Ruling {
  const { crystals = 0, charges = 0, endurance = 0, sacrifice = 0, discard = 0 } = cost;
  const worth = worthOf(s, seat) - endurance;
  if (crystals > worth) return illegal('EDGE-PAY-11', 'edge.no.cost', { cost: crystals, worth });
  if (charges > 0 && (source.from !== 'upgrade' || chargesOn(s, source.card) < charges))
    return illegal('EDGE-PAY-12', 'edge.no.charges', { cost: charges });
  if (endurance > 0 && (squad === NONE || squadOf(s, squad).endurance < endurance))
    return illegal('EDGE-PAY-11', 'edge.no.endurance', { cost: endurance });
  if (sacrifice > 0 && (squad === NONE || livingOf(s, squad).length < sacrifice))
    return illegal('EDGE-PAY-11', 'edge.no.sacrifice', { cost: sacrifice });
  const others = seatOf(s, seat).hand.cards.length - (source.from === 'hand' ? 1 : 0);
  if (discard > others) return illegal('EDGE-PAY-11', 'edge.no.discard', { cost: discard });
  return legal;
}

/** The share of each bin as the event of a payment has it. */
export function readPayment(
  bins: readonly Bin[],
  share: readonly number[],
): {
  readonly crystals: number;
  readonly endurance: readonly { readonly squad: SquadId; readonly tokens: number }[];
  readonly vp: number;
} {
  const of = (id: Bin['id']): number => share[bins.findIndex(bin => bin.id === id)] ?? 0;
  const endurance = bins.flatMap(({ id }, i) =>
    typeof id === 'number' && (share[i] ?? 0) > 0 ? [{ squad: id, tokens: share[i] ?? 0 }] : [],
  );
  return { crystals: of('crystals'), endurance, vp: of('vp') };
}

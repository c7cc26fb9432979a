import type { Guest, Guests } from '../guests.js';
import type { LinksWanted } from '../roomDice.js';

/** Tells everybody for whose part of a roll the table waits, once for each change. */
export class DiceCall {
  readonly #guests: Guests;
  #wanted: LinksWanted | undefined;
  /** What was said last. */
  #said = '';

  constructor(guests: Guests) {
    this.#guests = guests;
  }

  /** All that led to the roll is written by now. */
  follow(wanted: LinksWanted | undefined): void {
    const said = wanted === undefined ? '' : JSON.stringify(wanted);
    if (said === this.#said) return;
    this.#said = said;
    this.#wanted = wanted;
    for (const guest of this.#guests.all) this.#tell(guest);
  }

  /** Somebody has come in. */
  welcome(guest: Guest): void {
    if (this.#said !== '') this.#tell(guest);
  }

  #tell(guest: Guest): void {
    const { viewer } = guest;
    const { waitingFor = [], number = 0, history = '', bases = [] } = this.#wanted ?? {};
    const base = viewer !== 'public' && waitingFor.includes(viewer) ? bases[viewer] : undefined;
    const wanted = base !== undefined && { wanted: { number, history, base } };
    guest.tell({ kind: 'dice', waitingFor, ...wanted });
  }
}

import type { EventBase, GameSystem, Ruling, Seat } from '@banneret/kernel';
import type { Op } from './op.js';
import { Room, type Persist, type RoomBrief } from './room.js';

/** A room that goes on by itself as far as it can, for those who share their time with nobody. */
export class SettlingRoom<S, E extends EventBase, Setup> extends Room<S, E, Setup> {
  constructor(system: GameSystem<S, E, Setup>, brief: RoomBrief, persist: Persist, log: readonly Op[] = []) {
    super(system, brief, persist, log);
    this.#settle();
  }

  override answer(seat: Seat, wait: number, choice: unknown, always = false): Ruling {
    const ruling = super.answer(seat, wait, choice, always);
    this.#settle();
    return ruling;
  }

  override lapse(id: string): void {
    super.lapse(id);
    this.#settle();
  }

  override spare(seat: Seat, yes: boolean): Ruling {
    const ruling = super.spare(seat, yes);
    this.#settle();
    return ruling;
  }

  override rewind(inputs: number): void {
    super.rewind(inputs);
    this.#settle();
  }

  #settle(): void {
    while (this.step() !== undefined);
  }
}

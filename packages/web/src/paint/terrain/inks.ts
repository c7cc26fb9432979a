import type { Ink } from '../theme.js';

/** The colours that terrain is painted with in one game. */
export interface TerrainInks {
  readonly dark: Ink;
  readonly rim: Ink;
  readonly base: Ink;
  readonly line: Ink;
  readonly stone: Ink;
  readonly stoneDark: Ink;
  readonly floor: Ink;
  readonly wall: Ink;
  readonly roof: Ink;
  readonly road: Ink;
  readonly timber: Ink;
  readonly bag: Ink;
  readonly metal: Ink;
  readonly thorn: Ink;
  readonly hill: Ink;
  readonly hillTop: Ink;
  readonly deep: Ink;
  readonly shallow: Ink;
  readonly shore: Ink;
  readonly marsh: Ink;
  readonly leaves: readonly Ink[];
  /** Liveries of containers and wagons. */
  readonly boxes: readonly Ink[];
  /** What is closed runs on rails: wagons, not containers. */
  readonly rails?: boolean;
  /** Platforms are of boards, not of plate. */
  readonly boards?: boolean;
  /** Stripes at the ends of walls. */
  readonly hazard?: Ink;
}

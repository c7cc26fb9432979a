import { bezier, clamped } from '../effects/ease.js';
import { after, poseWith, turned, type Pose, type Vector } from './cube.js';

/** How long a die is on its way, at the usual pace. */
export const THROW_MS = 650;
const STAGGER_MS = 28;
const MOST_STAGGER_MS = 320;

/** When the die with this number leaves the hand. */
export const leavesAt = (index: number, of: number): number =>
  of < 2 ? 0 : index * Math.min(STAGGER_MS, MOST_STAGGER_MS / (of - 1));

export const throwLength = (of: number): number => THROW_MS + leavesAt(of - 1, of);

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface Thrown {
  /** Where it comes to rest. */
  readonly to: Spot;
  /** The hand it comes from. */
  readonly from: Spot;
  readonly face: number;
  /** Which of many: no two tumble alike. */
  readonly lot: number;
}

export interface Flying extends Spot {
  readonly pose: Pose;
  /** How high above the table, in sizes of a die. */
  readonly height: number;
}

/** It rolls longer than other things glide: one wants to see it tumble. */
const rolling = bezier(0.22, 0.6, 0.36, 1);

const TUMBLES = 2;
const BOUNCES = 3;

/** A die of a throw at an age in milliseconds: it comes in fast, tumbles twice, and lies still with its face up. */
export function flyingAt({ from, to, face, lot }: Thrown, age: number): Flying {
  const gone = clamped(age / THROW_MS);
  const come = rolling(gone);
  const bounce = Math.abs(Math.cos(gone * Math.PI * (BOUNCES - 0.5)));
  const left = 1 - come;
  const lean = lot * Math.PI;
  const axis: Vector = [Math.cos(lean), Math.sin(lean), 0];
  const spin = turned(axis, left * TUMBLES * 2 * Math.PI * (0.8 + 0.4 * lot));
  const yaw = turned([0, 0, 1], left * (lot - 0.5) * 5);
  return {
    x: from.x + (to.x - from.x) * come,
    y: from.y + (to.y - from.y) * come,
    pose: after(after(yaw, spin), poseWith(face)),
    height: 1.6 * bounce * (1 - gone) ** 1.3,
  };
}

/** Between 0 and 1, the same for the same die of the same roll. */
export const lotOf = (roll: number, index: number): number => (roll * 0.7548776662 + index * 0.5698402909) % 1;

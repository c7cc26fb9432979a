import type { Shape } from '@banneret/kernel';
import type { ComponentType } from 'preact';
import type { ControlProps, WebSystem } from '../systems/webSystem.js';
import { Allocate } from './Allocate.js';
import { Amount } from './Amount.js';
import { Order } from './Order.js';
import { pickControl } from './Pick.js';
import { Proposals } from './Proposals.js';
import { Subset } from './Subset.js';

// A control is made for one shape; the table below is what makes sure that it gets that one.
// oxlint-disable-next-line typescript/no-explicit-any
type AnyControl = ComponentType<ControlProps<any>>;

const picks = new WeakMap<WebSystem, AnyControl>();

/** The control of a question: the game's own, else the one that fits its form, else the game's proposals. */
export function controlFor(system: WebSystem, shape: Shape): AnyControl {
  const own = system.controls?.[shape.kind];
  if (own !== undefined) return own;
  if (shape.kind === 'pick') return pickOf(system);
  if (shape.kind === 'amount') return Amount;
  // Games refine the kernel's shapes under names of their own; the form tells what they are.
  if ('bins' in shape && 'total' in shape) return Allocate;
  if ('of' in shape && 'min' in shape && 'max' in shape) return Subset;
  return 'of' in shape ? Order : Proposals;
}

function pickOf(system: WebSystem): AnyControl {
  const known = picks.get(system) ?? pickControl(system);
  picks.set(system, known);
  return known;
}

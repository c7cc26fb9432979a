import type { ShapeTable } from '../shape.js';
import { allocateKind } from './allocate.js';
import { amountKind } from './amount.js';
import { orderKind } from './order.js';
import { pickKind } from './pick.js';
import { subsetKind } from './subset.js';

/** The kinds of question every system may ask. A system spreads this table and adds its own. */
export const kernelShapes = {
  pick: pickKind,
  amount: amountKind,
  subset: subsetKind<unknown, never>(),
  order: orderKind<unknown, never>(),
  allocate: allocateKind<unknown, never>(),
} satisfies ShapeTable<unknown>;

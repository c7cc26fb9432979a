import type { Layout } from '../tables/table.js';
import { drownedWood } from './layouts/drownedWood.js';
import { foundry } from './layouts/foundry.js';
import { orchard } from './layouts/orchard.js';
import { pass } from './layouts/pass.js';
import { quarter } from './layouts/quarter.js';
import { scrapyard } from './layouts/scrapyard.js';
import { skerry } from './layouts/skerry.js';
import { yard } from './layouts/yard.js';

export type { Layout } from '../tables/table.js';

/** The ready tables, all the same for both sides: each piece has a twin turned half round the middle. GDF-SET-04. */
export const LAYOUTS: readonly Layout[] = [scrapyard, drownedWood, pass, quarter, orchard, foundry, skerry, yard];

import type { BakeOrder } from './bakeTable.js';

export type ToPainter =
  | { readonly kind: 'bake'; readonly id: number; readonly order: BakeOrder }
  | { readonly kind: 'forget'; readonly id: number };

export type FromPainter =
  | { readonly kind: 'baked'; readonly id: number; readonly stage: 'ground' | 'table'; readonly bitmap: ImageBitmap }
  | { readonly kind: 'failed'; readonly id: number };

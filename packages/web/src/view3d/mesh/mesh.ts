/** Triangles as plain data: they can be made and counted where there is no graphics card. */
export interface Mesh {
  /** Three numbers a corner. */
  readonly positions: Float32Array;
  readonly normals: Float32Array;
  /** Four numbers a corner: see `Coat`. */
  readonly inks: Float32Array;
  /** Three corners a triangle. */
  readonly indices: Uint32Array;
}

export const trianglesOf = ({ indices }: Mesh): number => indices.length / 3;

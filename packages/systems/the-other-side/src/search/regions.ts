import { facingTowards, FACINGS, inches, type Point, type Um } from '@banneret/geometry';

/** Places that are apart are different answers: eight sectors around something, or squares of a foot across the table. */
export type Region = string;

const SECTORS = 8;
export const FOOT: Um = inches(12);

export const sectorOf = (centre: Point, at: Point): Region =>
  centre.x === at.x && centre.y === at.y
    ? 'centre'
    : `sector ${Math.floor((facingTowards(centre, at) * SECTORS) / FACINGS)}`;

/** The same question as comparing `squareOf`, without words: it is asked of every point of a raster. */
export const inOneSquare = (a: Point, b: Point): boolean =>
  Math.floor(a.x / FOOT) === Math.floor(b.x / FOOT) && Math.floor(a.y / FOOT) === Math.floor(b.y / FOOT);

export const squareOf = ({ x, y }: Point): Region => `square ${Math.floor(x / FOOT)} ${Math.floor(y / FOOT)}`;

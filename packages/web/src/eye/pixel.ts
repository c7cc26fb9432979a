/**
 * A hundredth of an inch, give or take: bases are measured as outlines of 64 corners by the one and as true discs by the other, which
 * lie up to so much apart. Whoever is seen or hidden by less is at the margin.
 */
export const PIXEL = 200;

/** Seen past everything, hidden along every line, or seen or hidden by less than a pixel. */
export type Reading = 'seen' | 'hidden' | 'at-the-margin';
export type Covered = 'covered' | 'open' | 'at-the-margin';

/** What a measure says that has to be more than nothing: yes, no, or by less than a pixel. */
export const surely = (measure: number): boolean | undefined => (Math.abs(measure) < PIXEL ? undefined : measure > 0);

import type { Because, Option } from '@banneret/kernel';
import { spacesApart } from './board.js';
import type { ShotEffect } from './effect.js';
import type { Scope } from './scope.js';
import { forbidden, isWhose } from './stats.js';
import { figureOf, livingOf, NONE, ownerOfFigure, standing, type FigureId, type State } from './state.js';
import { farFrom, placesAt, specOf, tooFar } from './targets.js';

/** Whom a Shot can be aimed at and whom it endangers: the one place that knows (EDGE-SHT-05 to -14). */

/** The figures that may still shoot one after the other: alive, allowed to, and with somebody to aim at. */
export const shootersLeft = (s: State, shot: ShotEffect, scope: Scope, done: readonly FigureId[]): FigureId[] =>
  livingOf(s, scope.squad).filter(
    figure => !done.includes(figure) && mayShoot(s, figure) && aims(s, shot, scope, figure).some(aim => !aim.barred),
  );

export const mayShoot = (s: State, figure: FigureId): boolean => forbidden(s, figure, 'shoot') === undefined;

/** What one of several shooters may aim at; what is out of reach says why. */
export function aims(s: State, { range, line, affects }: ShotEffect, scope: Scope, shooter: FigureId): Option[] {
  const near = { ...(range !== undefined && { range }), ...(line && { line }) };
  const from = figureOf(s, shooter);
  const options: Option[] = [];
  for (let id = 0; id < s.figures.length; id++) {
    if (!standing(s, id) || id === shooter || !isAffected(s, affects, scope, id)) continue;
    const far = farFrom(s, near, from, figureOf(s, id));
    options.push(far === undefined ? { id } : { id, barred: [far] });
  }
  return options;
}

/** EDGE-SHT-07: enemies only, or everybody. */
const isAffected = (s: State, affects: ShotEffect['affects'], scope: Scope, figure: FigureId): boolean =>
  affects === 'all' || isWhose(s, 'enemy', scope.seat, ownerOfFigure(s, figure));

/** Everybody a Shot with a named target endangers: that figure, or all around it. */
export function endangered(s: State, shot: ShotEffect, scope: Scope): FigureId[] {
  if (shot.at === undefined) return [];
  const { target } = shot.at;
  if (shot.blast === undefined) return (scope.targets[target] ?? []).filter(figure => standing(s, figure));
  const { blast } = shot;
  const centres = placesAt(s, shot.at, scope);
  return s.figures.flatMap(({ space }, figure) => {
    if (space === NONE || !isAffected(s, shot.affects, scope, figure)) return [];
    return centres.some(centre => spacesApart(s, centre.space, space) <= blast) ? [figure] : [];
  });
}

/**
 * Is a figure that was aimed at still to be hit once others have reacted? It must stand, and where the Shot can reach it: a
 * target that has left the line or the area is not there any more.
 */
export function stillEndangered(
  s: State,
  shot: ShotEffect,
  scope: Scope,
  shooter: FigureId,
  figure: FigureId,
): boolean {
  if (!standing(s, figure)) return false;
  if (shot.at === undefined) return reaches(s, shot, shooter, figure) === undefined;
  if (shot.blast !== undefined) return endangered(s, shot, scope).includes(figure);
  const spec = specOf(s, scope, shot.at.target);
  return spec === undefined || !('near' in spec) || tooFar(s, spec.near, scope, figureOf(s, figure)) === undefined;
}

const reaches = (s: State, { range, line }: ShotEffect, shooter: FigureId, figure: FigureId): Because | undefined =>
  farFrom(
    s,
    { ...(range !== undefined && { range }), ...(line && { line }) },
    figureOf(s, shooter),
    figureOf(s, figure),
  );

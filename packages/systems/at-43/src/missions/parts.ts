import { cm } from '@banneret/geometry';
import type { Name, Point } from '../battle.js';
import type { MissionPlace, Shape, Worth } from './mission.js';

/** The words the briefings are written in: centimetres, portions 0 (south) and 1 (north). */

export const at = (x: number, y: number): Point => ({ x: cm(x), y: cm(y) });

/** AT43-MSG-05. */
const DISC_RADIUS = 2.5;

export const disc = (x: number, y: number): Shape => ({ kind: 'disc', at: at(x, y), radius: cm(DISC_RADIUS) });

export const edge = (x1: number, y1: number, x2: number, y2: number): Shape => ({
  kind: 'edge',
  from: at(x1, y1),
  to: at(x2, y2),
});

export const area = (x1: number, y1: number, x2: number, y2: number): Shape => ({
  kind: 'area',
  outline: [at(x1, y1), at(x2, y1), at(x2, y2), at(x1, y2)],
});

const NO_WORTH: Worth = { capture: 0, control: 0 };

/** AT43-MSG-15: capture / control, the same for every side. */
export const forAll = (sides: number, capture: number, control: number): readonly Worth[] =>
  Array.from({ length: sides }, () => ({ capture, control }));

/** Secondary for one portion only. */
export const forOne = (portion: number, capture: number, control: number): readonly Worth[] =>
  [0, 1].map(other => (other === portion ? { capture, control } : NO_WORTH));

interface PlaceParts {
  readonly uses?: MissionPlace['uses'];
  readonly owner?: number;
  readonly limit?: number;
  readonly worth?: readonly Worth[];
  readonly objective?: boolean;
  readonly heldBy?: number;
}

export const place = (id: string, name: Name, shape: Shape, parts: PlaceParts): MissionPlace => ({
  id,
  name,
  shape,
  uses: parts.uses ?? [],
  owner: parts.owner ?? -1,
  limit: parts.limit ?? 0,
  worth: parts.worth ?? [],
  objective: parts.objective ?? false,
  heldBy: parts.heldBy ?? -1,
});

export const accessZone = (id: string, shape: Shape, owner: number): MissionPlace =>
  place(id, ACCESS, shape, { uses: ['access'], owner });

const ACCESS: Name = { fr: 'Zone d’accès', en: 'Access zone' };

export const neutralZone = (id: string, shape: Shape): MissionPlace =>
  place(id, { fr: 'Zone d’accès neutre', en: 'Neutral access zone' }, shape, { uses: ['access'] });

export const deploymentZone = (id: string, shape: Shape, owner: number, limit: number): MissionPlace =>
  place(id, { fr: 'Zone de déploiement', en: 'Deployment zone' }, shape, { uses: ['deployment'], owner, limit });

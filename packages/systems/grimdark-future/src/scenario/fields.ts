import { problem } from '@banneret/kernel';

export type Fields = Readonly<Record<string, unknown>>;

/** A misspelt field is told with those there are, never ignored. */
export function unknownField(raw: Fields, fields: readonly string[], place: string): Failed | undefined {
  const field = Object.keys(raw).find(name => !fields.includes(name));
  if (field === undefined) return undefined;
  return problem('gdf.scenario.unknown-field', { place, field: field.slice(0, 80), known: fields.join(', ') });
}

type Failed = ReturnType<typeof problem>;

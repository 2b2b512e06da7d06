import { useParams } from '@tanstack/react-router';

/** What the address says under a name, for a part that stands on several routes; undefined where this one has none. */
export function useParam(name: string): string | undefined {
  const found: Readonly<Record<string, unknown>> = useParams({ strict: false });
  const value = found[name];
  return typeof value === 'string' ? value : undefined;
}

import type { Words } from '@teeka/words';
import { doseName } from '@teeka/words/explain-dose';

/** Doses as a reader knows them, one after the other. */
export const dosesIn = (codes: readonly string[], { schedule }: Words): string => {
  const tell = (key: string) => (schedule as Readonly<Record<string, string>>)[key] ?? key;
  return codes.map((code) => doseName(code, tell)).join(', ');
};

import type { Refusal, RefusalValues } from '@teeka/domain/refusal';
import i18next from 'i18next';
import { activeLanguage } from './active.ts';

/** Days among the values are shown as DD/MM/YYYY, a name that comes in several languages in the reader's. */
function shown(values: RefusalValues = {}): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const day = /^(\d{4})-(\d{2})-(\d{2})$/.exec(String(value));
      if (day) return [name, `${day[3]}/${day[2]}/${day[1]}`];
      return [name, values[`${name}_${activeLanguage()}`] || value];
    }),
  );
}

/** The sentence of a refusal in the active language; a code without words is shown as it is. */
export function refusalWords(refusal: Pick<Refusal, 'code' | 'values'>): string {
  const key = `refusals:${refusal.code}`;
  const translate = i18next.t as unknown as (key: string, values: object) => string;
  return i18next.exists(key) ? translate(key, shown(refusal.values)) : refusal.code;
}

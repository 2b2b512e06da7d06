import { isCivilDate } from '@teeka/domain/calendar';
import { displayDate } from '@teeka/domain/format';
import type { Reason } from '@teeka/domain/schedule';
import i18next from 'i18next';

/** Keys of doses and ages come from the schedule, so they are looked up by their text. */
const t = (key: string, values: Readonly<Record<string, string | number>> = {}): string =>
  (i18next.t as unknown as (key: string, values: object) => string)(key, values);

/** The words of a key, or the bare code where a newer schedule knows more than this app. */
const named = (key: string, bare: string): string => (i18next.exists(key) ? t(key) : bare);

export const doseName = (code: string): string => named(`schedule:dose-${code}`, code);
export const vaccineName = (code: string): string => named(`schedule:vaccine-${code}`, code);
export const ageName = (column: string): string => named(`schedule:age-${column}`, column);
export const stateName = (state: string): string => named(`schedule:state-${state}`, state);

/** Values that hold a dose's code. */
const doseValues = new Set(['previous', 'other', 'dose']);

/** A reason in the reader's language: 'Not before 03/12/2026: 28 days after Pentavalent-1'. */
export function explained(reason: Reason): string {
  const values = Object.entries(reason.values).map(([name, value]) => {
    if (isCivilDate(value)) return [name, displayDate(value)] as const;
    return [name, doseValues.has(name) ? doseName(String(value)) : value] as const;
  });
  return t(`schedule:${reason.code}`, Object.fromEntries(values));
}

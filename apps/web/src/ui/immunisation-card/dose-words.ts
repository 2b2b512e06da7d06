import type { Reason } from '@teeka/domain/schedule';
import { explainReason, doseName as nameOfDose, type TellSchedule } from '@teeka/words/explain-dose';
import i18next from 'i18next';

/** Keys of doses and ages come from the schedule, so they are looked up by their text. */
const t = (key: string, values: object = {}): string =>
  (i18next.t as unknown as (key: string, values: object) => string)(key, values);

/** The words of a key, or the bare code where a newer schedule knows more than this app. */
const named = (key: string, bare: string): string => (i18next.exists(key) ? t(key) : bare);

const tell: TellSchedule = (key, values) =>
  i18next.exists(`schedule:${key}`) ? t(`schedule:${key}`, values) : key;

export const doseName = (code: string): string => nameOfDose(code, tell);
export const vaccineName = (code: string): string => named(`schedule:vaccine-${code}`, code);
export const ageName = (column: string): string => named(`schedule:age-${column}`, column);
export const stateName = (state: string): string => named(`schedule:state-${state}`, state);

/** A reason in the reader's language: 'Not before 03/12/2026: 28 days after Pentavalent-1'. */
export const explained = (reason: Reason): string => explainReason(reason, tell);

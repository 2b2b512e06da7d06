import { fieldRow, isPersonField } from '@teeka/domain/beneficiaries';
import { isCivilDate } from '@teeka/domain/calendar';
import { displayDate } from '@teeka/domain/format';
import i18next from 'i18next';

/** The words of a key that may have none. */
export const knownWords = (key: string, bare: string): string =>
  i18next.exists(key) ? (i18next.t as unknown as (key: string) => string)(key) : bare;

/** A field's text in words: a choice by its name, where it has one, a day as it is written. */
export function textWords(field: string, text: string): string {
  const row = isPersonField(field) ? fieldRow(field) : undefined;
  if (row?.options) return knownWords(`registration:${row.label}-${text}`, text);
  return isCivilDate(text) ? displayDate(text) : text;
}

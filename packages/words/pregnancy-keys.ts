import type { PregnancyEventKind, PregnancyField } from '@teeka/domain/pregnancy';

/** The forms of a pregnancy: what happens in it, and a child of a delivery. */
export type PregnancyForm = PregnancyEventKind | 'birth';

/** What is changed later is read like what was registered. */
const readAs = (form: PregnancyForm) => (form === 'changed' ? 'registered' : form);

/** A field by its form; with hyphens, because `_other` at the end of a key is a plural. */
const fieldKey = (form: PregnancyForm, { key, readAs: word = key }: PregnancyField) =>
  `${readAs(form)}-${word.replaceAll('_', '-')}`;

/** Where the label of a field stands among the words. */
export const labelKey = (form: PregnancyForm, field: PregnancyField) => `pregnancyForms:${fieldKey(form, field)}`;
/** Where its hint stands; most fields have none. */
export const hintKey = (form: PregnancyForm, field: PregnancyField) => `pregnancyForms:hint-${fieldKey(form, field)}`;
/** Where an option of it stands: under its master list, or under the field. */
export const optionKey = ({ key, readAs: word = key, optionsOf = word, list }: PregnancyField, value: string) =>
  list === undefined ? `pregnancyForms:option-${optionsOf}-${value}` : `pregnancyMasters:${list}-${value}`;
export const unitKey = (unit: string) => `pregnancyForms:unit-${unit}`;

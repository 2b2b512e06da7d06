import type { PregnancyField } from '@teeka/domain/pregnancy';
import { hintKey, labelKey, optionKey, type PregnancyForm, unitKey } from '@teeka/words/pregnancy-keys';
import i18next from 'i18next';
import type { FieldWords } from '../../ui/form-fields/field-words.ts';

type Look = (key: string, where: { readonly ns: string }) => string;

/**
 * Keys come from the table of fields, so they are looked up by their text. Values of master lists have spaces in them, and
 * in such a key i18next sees no capability: it is said beside it.
 */
export function lookUp(key: string): string {
  const at = key.indexOf(':');
  return (i18next.t as unknown as Look)(key.slice(at + 1), { ns: key.slice(0, at) });
}

/** A high risk by its name in the master list. */
export const riskName = (risk: string): string => lookUp(`pregnancyMasters:high_risk-${risk}`);

/** What is read at the fields of a form of a pregnancy, in the language that is on. */
export const pregnancyWords = (form: PregnancyForm): FieldWords<PregnancyField> => ({
  label: (field) => lookUp(labelKey(form, field)),
  option: (field, value) => lookUp(optionKey(field, value)),
  hint: (field) => (i18next.exists(hintKey(form, field)) ? lookUp(hintKey(form, field)) : undefined),
  unit: (unit) => lookUp(unitKey(unit)),
});

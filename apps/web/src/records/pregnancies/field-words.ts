import type { PregnancyField } from '@teeka/domain/pregnancy';
import { hintKey, labelKey, optionKey, type PregnancyForm, unitKey } from '@teeka/words/pregnancy-keys';
import i18next from 'i18next';
import type { FieldWords } from '../../ui/form-fields/field-words.ts';

/** Keys come from the table of fields, so they are looked up by their text. */
const t = (key: string): string => (i18next.t as unknown as (key: string) => string)(key);

/** What is read at the fields of a form of a pregnancy, in the language that is on. */
export const pregnancyWords = (form: PregnancyForm): FieldWords<PregnancyField> => ({
  label: (field) => t(labelKey(form, field)),
  option: (field, value) => t(optionKey(field, value)),
  hint: (field) => (i18next.exists(hintKey(form, field)) ? t(hintKey(form, field)) : undefined),
  unit: (unit) => t(unitKey(unit)),
});

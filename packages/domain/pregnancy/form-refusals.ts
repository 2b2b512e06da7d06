import { isApplicable, isUnanswered, valueRefusal } from '../forms/index.ts';
import type { Refusal, RefusalCode } from '../refusal/index.ts';
import type { PregnancyAct } from './event.ts';
import type { PregnancyField } from './forms/index.ts';

type Found = Refusal<RefusalCode>;

/** Answers to what a form does not ask. */
export function foreignKeys(fields: readonly PregnancyField[], facts: PregnancyAct['facts']): readonly string[] {
  const known = new Set(fields.map(({ key }) => key));
  return Object.keys(facts).filter((key) => !known.has(key));
}

/** What is wrong with the fields of a form, each by itself: the first refusal of a field under its key. */
export function formRefusals(
  fields: readonly PregnancyField[],
  facts: PregnancyAct['facts'],
  empty: RefusalCode,
): readonly Found[] {
  return [
    ...foreignKeys(fields, facts).map((key): Found => ({ code: 'REQVAL0002', path: key.slice(0, 40) })),
    ...fields.flatMap((field): readonly Found[] => {
      if (!isApplicable(field, facts)) return [];
      const value = facts[field.key];
      if (value === undefined || isUnanswered(value)) return field.needed ? [{ code: empty, path: field.key }] : [];
      const refusal = valueRefusal(field, value);
      return refusal ? [{ ...refusal, path: field.key }] : [];
    }),
  ];
}

import { ofList, type PregnancyField } from './field.ts';

/** So many earlier pregnancies have a row of their own; counts tell of more. */
export const earlierRows = 6;

type Part = 'year' | 'outcome' | 'birth' | 'delivery';

/** The key of a part of the nth row, the first is 1. */
export const earlierKey = (nth: number, part: Part): string => `earlier_${nth}_${part}`;

/** Is it a field of an earlier pregnancy? */
export const isOfEarlier = (key: string): boolean => key.startsWith('earlier_');

/** One earlier pregnancy: its year as far as she knows it, how it ended, and of a delivery the child and how it was born. */
export function earlierFieldsOf(nth: number): readonly PregnancyField[] {
  const of = (part: Part) => ({ key: earlierKey(nth, part), readAs: `earlier_${part}` });
  const delivered = { showIf: { field: earlierKey(nth, 'outcome'), is: 'Delivery' } } as const;
  return [
    { ...of('year'), type: 'number', min: 1940, max: 2100 },
    { ...ofList('', 'outcome'), ...of('outcome'), options: ['Delivery', 'Abortion'] },
    { ...ofList('', 'birth_outcome', delivered), ...of('birth') },
    { ...ofList('', 'delivery_type', delivered), ...of('delivery') },
  ];
}

/** Her earlier pregnancies, a few rows alike. */
export const earlierFields: readonly PregnancyField[] = Array.from({ length: earlierRows }, (_, at) =>
  earlierFieldsOf(at + 1),
).flat();

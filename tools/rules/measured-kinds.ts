import { type FormField, valueRefusal } from '@teeka/domain/forms';
import { antenatalFields, registrationFields } from '@teeka/domain/pregnancy';
import { accepted, refused, trimmed, type Verdict } from '@teeka/domain/text';

/** A figure as it is typed: with the digits behind the point that its field keeps. */
function checkTyped(field: FormField, value: string): Verdict {
  const typed = trimmed(value);
  if (!/^[0-9]{1,9}(?:\.[0-9]{1,6})?$/.test(typed)) return refused(typed === '' ? 'FLDVAL0001' : 'FLDVAL0006');
  const refusal = valueRefusal(field, Number(typed));
  return refusal ? { ok: false, refusal } : accepted(String(Number(typed)));
}

/** What is measured on a pregnant woman, and what is counted: a kind for each, by the key of its field. */
export const measuredKinds: Readonly<Record<string, (value: string) => Verdict>> = Object.fromEntries(
  [...registrationFields, ...antenatalFields]
    .filter(({ type }) => type === 'number')
    // Rows that are alike are one kind.
    .map((field) => [(field.readAs ?? field.key).replaceAll('_', '-'), (value: string) => checkTyped(field, value)]),
);

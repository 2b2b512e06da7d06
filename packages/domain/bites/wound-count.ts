import type { Refusals } from '../refusal/index.ts';

/** Contacts that leave a wound; spittle may reach whole skin or a mucous membrane without one. */
const wounding: readonly string[] = ['nibbled', 'scratch-without-blood', 'bitten', 'scratch-with-blood'];

interface Wounds {
  readonly contacts?: readonly string[] | undefined;
  /** NaN is what was typed and is no number. */
  readonly wound_count?: number | null | undefined;
}

/** How many wounds there are: what is no number FLDVAL0032; none where teeth or claws left one FLDVAL0005. */
export function woundCountRefusals({ contacts = [], wound_count }: Wounds): Refusals {
  const path = 'wound_count';
  if (Number.isNaN(wound_count)) return [{ code: 'FLDVAL0032', path }];
  const none = wound_count === 0 && contacts.some((contact) => wounding.includes(contact));
  return none ? [{ code: 'FLDVAL0005', path, values: { min: 1, max: 99 } }] : [];
}

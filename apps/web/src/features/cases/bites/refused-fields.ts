import type { Refusal } from '@teeka/domain/refusal';
import type { BiteDraft } from './draft.ts';
import type { MendedBite } from './mended-visit.ts';

/** Fields of the form, by where they stand in what was sent. */
const fieldsOf = (mended: MendedBite | null) => {
  const { rabies = null, venom = null } = mended?.care?.input.bite ?? {};
  return { type: rabies ? 'rabies' : 'venom', sent: (rabies ?? venom ?? {}) as Record<string, unknown> };
};

/** Fields under which the form shows a refusal. */
const shown = ['bitten_on', 'animal', 'contacts', 'wound_count', 'earlier_on', 'earlier_product', 'village', 'allergy'];

interface Corrected {
  readonly mended: MendedBite | null;
  readonly draft: BiteDraft;
}

/** What the server said of a field, as long as it was not typed anew. */
export function refusedField({ mended, draft }: Corrected, field: string): Refusal | undefined {
  const { type, sent } = fieldsOf(mended);
  const now = (type === 'rabies' ? draft.rabies : draft.venom) as unknown as Record<string, unknown>;
  const found = mended?.item.refusals.find(({ path }) => path === `bite.${type}.${field}`);
  return JSON.stringify(now[field]) === JSON.stringify(sent[field]) ? found : undefined;
}

/** Why a visit was refused, without what stands under a field. */
export function otherRefusals(mended: MendedBite): readonly Refusal[] {
  const { type } = fieldsOf(mended);
  const fields = shown.map((field) => `bite.${type}.${field}`);
  return mended.item.refusals.filter(({ path = '' }) => !fields.includes(path));
}

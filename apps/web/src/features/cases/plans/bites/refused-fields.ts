import type { Refusal } from '@teeka/domain/refusal';
import { type BiteDraft, newDraft } from './draft.ts';
import { isVenomKind } from './steps.ts';

/** The fields of the form, by where they stand in what is sent. */
const detailsIn = (draft: BiteDraft) =>
  isVenomKind(draft.kind)
    ? ({ type: 'venom', fields: new Map<string, unknown>(Object.entries(draft.venom)) } as const)
    : ({ type: 'rabies', fields: new Map<string, unknown>(Object.entries(draft.rabies)) } as const);

/** Fields under which the form shows a refusal. */
const shown = ['bitten_on', 'animal', 'contacts', 'wound_count', 'earlier_on', 'earlier_product', 'village', 'allergy'];

/** A visit that is corrected: why it was refused, how it was opened, and how it is now. */
interface Corrected {
  readonly corrected: { readonly refusals: readonly Refusal[] } | null;
  readonly typed: BiteDraft | null;
  readonly draft: BiteDraft;
}

/** What the server said of a field, as long as it was not typed anew. */
export function refusedField({ corrected, typed, draft }: Corrected, field: string): Refusal | undefined {
  if (!corrected || !typed) return undefined;
  const before = detailsIn(typed);
  const found = corrected.refusals.find(({ path }) => path === `bite.${before.type}.${field}`);
  const isAsBefore = JSON.stringify(detailsIn(draft).fields.get(field)) === JSON.stringify(before.fields.get(field));
  return isAsBefore ? found : undefined;
}

/** Why a visit was refused, without what stands under a field. */
export function otherRefusals({ corrected, typed }: Pick<Corrected, 'corrected' | 'typed'>): readonly Refusal[] {
  const { type } = detailsIn(typed ?? newDraft);
  const fields = shown.map((field) => `bite.${type}.${field}`);
  return corrected?.refusals.filter(({ path = '' }) => !fields.includes(path)) ?? [];
}

import { searchFlag } from '@teeka/domain/identity';
import type { Refusal } from '@teeka/domain/refusal';
import { checkAshaRange, type DateRange } from '@teeka/domain/reports';
import { planSearch, type SearchChoice } from './state.ts';

/** Where the sheet stands: before a search for somebody to add, or over a list that an ASHA reads. */
export type FilterMode = 'sessionSearch' | 'ashaLoginSearch';

/** What is in the sheet's fields, under the names of the specification. */
export interface FilterForm {
  readonly photo_id_type_id: SearchChoice | '';
  readonly search_value: string;
  /** Narrows a name; null for everywhere. */
  readonly village: number | null;
  /** `YYYY-MM-DD`, '' for none, or what is typed so far; only an ASHA's. */
  readonly fromDate: string;
  readonly toDate: string;
}

export const emptyFilter: FilterForm = {
  photo_id_type_id: 'mobile',
  search_value: '',
  village: null,
  fromDate: '',
  toDate: '',
};

/** What Apply passes back. */
export interface FilterResult extends FilterForm {
  /** 0 mobile, 1 reference ID, 2 a photo ID, 3 a health account; null for a name, which the specification does not know. */
  readonly flagDetails: 0 | 1 | 2 | 3 | null;
  /** The chosen days, null for none. */
  readonly range: DateRange | null;
}

/** Another 'Search By': what was typed belongs to the old one. */
export const chooseBy = (form: FilterForm, by: SearchChoice): FilterForm => ({
  ...form,
  photo_id_type_id: by,
  search_value: '',
});

const flagOf = (by: SearchChoice | ''): FilterResult['flagDetails'] =>
  by === 'name' || by === '' ? null : searchFlag(by);

/**
 * Apply: the values, or why they are not taken, under their fields. A search needs a value in the shape of its
 * 'Search By'; an ASHA's list is narrowed by whatever is there, so only the days are checked (specification 2, section 4).
 */
export function applyFilter(
  mode: FilterMode,
  form: FilterForm,
  today: string,
): { readonly result: FilterResult } | { readonly refused: readonly Refusal[] } {
  const flagDetails = flagOf(form.photo_id_type_id);
  if (mode === 'sessionSearch') {
    const plan = planSearch(form.photo_id_type_id, form.search_value, true);
    if (plan.kind === 'refused') return { refused: [{ ...plan.refusal, path: 'search_value' }] };
    return { result: { ...form, fromDate: '', toDate: '', flagDetails, range: null } };
  }
  const days = checkAshaRange(form, today);
  if ('refusal' in days) return { refused: [days.refusal] };
  return { result: { ...form, flagDetails, range: days.range } };
}

import type { EditedFieldName, PersonValues } from './person-fields.ts';
import { fieldText } from './person-values.ts';

/** One field changed by one earlier edit, and the version that edit made. */
export interface FieldChange {
  readonly version: number;
  readonly field: string;
}

/** What becomes of the fields of an edit. */
export interface MergedEdit {
  /** Stored. */
  readonly apply: readonly EditedFieldName[];
  /** Changed by somebody else since, to another value: refused, the current value is shown. */
  readonly conflicts: readonly EditedFieldName[];
  /** Have the wanted value already. */
  readonly already: readonly EditedFieldName[];
}

export interface Edit {
  readonly values: PersonValues;
  readonly changed: readonly EditedFieldName[];
  /** The version that its author saw. */
  readonly base: number;
}

/**
 * Merges an edit into a record by field: two people who changed different fields both win. Of one field the later
 * edit wins only if its author saw the earlier one. `history` are the changes so far, those up to `base` may be missing.
 */
export function mergeEdit(current: PersonValues, edit: Edit, history: readonly FieldChange[]): MergedEdit {
  const sinceThen = new Set(history.filter(({ version }) => version > edit.base).map(({ field }) => field));
  const fields = [...new Set(edit.changed)];
  const already = fields.filter((field) => fieldText(current, field) === fieldText(edit.values, field));
  const differing = fields.filter((field) => !already.includes(field));
  return {
    already,
    apply: differing.filter((field) => !sinceThen.has(field)),
    conflicts: differing.filter((field) => sinceThen.has(field)),
  };
}

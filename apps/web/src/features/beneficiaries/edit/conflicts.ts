import type { EditedField } from '@teeka/contract/beneficiaries';
import type { Refusal } from '@teeka/domain/refusal';
import { type EditRequest, textInEdit } from './edit.ts';

/** One field that two people changed; both values as `fieldText` writes them, numbers of the other masked. */
export interface Conflict {
  readonly field: EditedField;
  readonly mine: string;
  readonly theirs: string;
  /** Who changed it, and the instant; empty where the server did not say. */
  readonly by: string;
  readonly at: string;
  /** The version in which theirs stands. */
  readonly version: number;
}

export type Choice = 'mine' | 'theirs';
export type Choosing = Readonly<Record<string, Choice>>;

/** The fields on which an edit met another's. */
export function conflictsOf(edit: EditRequest, refusals: readonly Refusal[]): readonly Conflict[] {
  return refusals.flatMap(({ code, path, values = {} }) => {
    const field = edit.changed.find((one) => one === path);
    if (code !== 'REQVAL0015' || !field) return [];
    const text = (name: string) => String(values[name] ?? '');
    const version = Number(values.version ?? edit.version);
    const mine = textInEdit(edit, field);
    return [{ field, mine, theirs: text('current'), by: text('by'), at: text('at'), version }];
  });
}

interface Chosen {
  readonly conflicts: readonly Conflict[];
  readonly choosing: Choosing;
  /** A health account was linked meanwhile: its address is not the edit's to bring. */
  readonly abhaLinked: boolean;
}

/** The edit after the choice: it has seen theirs, and leaves them be where they were chosen; null when nothing is left. */
export function resolved(edit: EditRequest, { conflicts, choosing, abhaLinked }: Chosen): EditRequest | null {
  const theirs = conflicts.filter(({ field }) => choosing[field] === 'theirs').map(({ field }) => field);
  const changed = edit.changed.filter((field) => !theirs.includes(field) && !(abhaLinked && field === 'abha_address'));
  const version = Math.max(edit.version, ...conflicts.map((conflict) => conflict.version));
  return changed.length === 0 ? null : { ...edit, changed, version };
}

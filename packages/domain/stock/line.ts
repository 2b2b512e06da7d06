import type { CivilDate } from '../calendar/index.ts';
import { batchNumberOf } from './batch-number.ts';
import type { Figures } from './utilisation.ts';

/** A line of the report before it is checked: what was not filled in yet is null. */
export type TypedFigures = { readonly [Key in keyof Figures]: Figures[Key] | null };

/** One vaccine and batch as the worker reports it. */
export interface UtilisationLine extends TypedFigures {
  readonly material_id: number;
  readonly batch_number: string;
  readonly expiry_date: CivilDate | null;
  /** Doses of this vaccine and batch recorded at the session; what was typed may differ, with a reason. */
  readonly doses_recorded: number;
  readonly given_reason: string;
  readonly damage_reason: string;
  /** Day on which the oldest part vial that is kept was opened; null when none is. */
  readonly opened_on: CivilDate | null;
  readonly vvm_received: number | null;
  readonly vvm_opened: number | null;
  readonly diluents: Diluents | null;
}

/** Vaccine and batch: no line stands twice. */
export const lineKey = (line: Pick<UtilisationLine, 'material_id' | 'batch_number'>): string =>
  `${line.material_id}/${batchNumberOf(line.batch_number)}`;

/** Diluents are balanced like vials. */
export interface Diluents {
  readonly received: number;
  readonly used: number;
  readonly returned: number;
  readonly damaged: number;
}

/** The fields that must be filled in: 'Vaccine utilisation fields are required' (specification, section 5). */
export const requiredFigures = [
  'doses_per_vial',
  'vials_received',
  'vials_opened',
  'vials_returned',
  'vials_damaged',
  'partial_vials_in',
  'doses_in_partial',
  'doses_given',
  'partial_vials_out',
  'doses_partial_out',
  'doses_discarded',
] as const satisfies (keyof Figures)[];

/** The line as figures, once all of them are there and numbers. */
export function figuresOf(line: TypedFigures): Figures | undefined {
  return requiredFigures.every((key) => line[key] !== null && !Number.isNaN(line[key])) ? (line as Figures) : undefined;
}

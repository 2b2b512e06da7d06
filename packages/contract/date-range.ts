import { text } from './fields.ts';

/** A range of days as it is requested: `YYYY-MM-DD`, both days included; what is left out has a default. */
export const dateRange = { from_date: text(40).default(''), to_date: text(40).default('') };

/** How a range of days can be refused: no day, before the first day, longer than a month, backwards, … */
export const rangeRefusals = [
  'FLDVAL0017',
  'FLDVAL0018',
  'FLDVAL0019',
  'FLDVAL0023',
  'FLDVAL0024',
  'FLDVAL0025',
  'FLDVAL0026',
] as const;

/** The same of a report, which covers a year at most: more is a last day after the latest allowed. */
export const reportRefusals = rangeRefusals.filter((code) => code !== 'FLDVAL0025');

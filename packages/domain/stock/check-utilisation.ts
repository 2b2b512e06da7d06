import type { CivilDate } from '../calendar/index.ts';
import type { Refusal, RefusalCode } from '../refusal/index.ts';
import { checkRemark } from '../text/index.ts';
import { type Diluents, figuresOf, requiredFigures, type UtilisationLine } from './line.ts';
import { logisticsOf } from './logistics.ts';
import { openVial } from './open-vial.ts';
import { type Figures, utilisationOf } from './utilisation.ts';

type Found = Refusal<RefusalCode>;

/** No session has more of anything. */
export const mostOfAnything = 10_000;

/** Wastage below this is more than vials hold in excess; our limit. */
const lowestPercent = -10;

/**
 * What keeps a line from being taken: a field missing VACUTI0001 or out of 0 to 10,000 FLDVAL0005, another vial size
 * VACUTI0003, vials that do not balance VACUTI0002, more doses in part vials than they hold VACUTI0004, given other
 * than recorded or damaged without a reason VACUTI0005 and 0010, vials kept against the policy VACUTI0006 and 0007,
 * no VVM stage where there is a monitor VACUTI0008, diluents that do not balance VACUTI0009.
 */
export function lineRefusals(line: UtilisationLine, { code, on }: Of): readonly Found[] {
  const found: Found[] = [];
  for (const key of requiredFigures) {
    const value = line[key];
    if (value === null) found.push({ code: 'VACUTI0001', path: key, values: { field: key } });
    else if (!isCount(value)) found.push(outOfRange(key));
  }
  const figures = figuresOf(line);
  if (found.length > 0 || !figures) return found;
  return [
    ...balance(figures),
    ...reasons(line, figures),
    ...kept(line, figures, { code, on }),
    ...monitors(line, code),
    ...(line.diluents ? diluentRefusals(line.diluents) : []),
  ];
}

interface Of {
  /** Code of the vaccine. */
  readonly code: string;
  /** Day of the session. */
  readonly on: CivilDate;
}

const isCount = (value: number) => Number.isInteger(value) && value >= 0 && value <= mostOfAnything;
const outOfRange = (path: string): Found => ({
  code: 'FLDVAL0005',
  path,
  values: { min: 0, max: mostOfAnything },
});

function balance(line: Figures): Found[] {
  const found: Found[] = [];
  const dpv = line.doses_per_vial;
  if (dpv < 1) found.push({ code: 'VACUTI0003', path: 'doses_per_vial' });
  if (!utilisationOf(line).isBalanced) {
    const sum = line.vials_opened + line.vials_returned + line.vials_damaged;
    found.push({
      code: 'VACUTI0002',
      path: 'vials_received',
      values: { received: line.vials_received, sum },
    });
  }
  for (const [vials, doses, path] of [
    [line.partial_vials_in, line.doses_in_partial, 'doses_in_partial'],
    [line.partial_vials_out, line.doses_partial_out, 'doses_partial_out'],
  ] as const) {
    const fits = vials === 0 ? doses === 0 : doses >= vials && doses <= vials * dpv;
    if (!fits) found.push({ code: 'VACUTI0004', path, values: { doses, vials } });
  }
  return found;
}

function reasons(line: UtilisationLine, figures: Figures): Found[] {
  const found: Found[] = [];
  if (figures.doses_given !== line.doses_recorded && line.given_reason === '') {
    found.push({ code: 'VACUTI0005', path: 'given_reason', values: { recorded: line.doses_recorded } });
  }
  if (figures.vials_damaged + figures.doses_discarded > 0 && line.damage_reason === '') {
    found.push({ code: 'VACUTI0010', path: 'damage_reason' });
  }
  for (const path of ['given_reason', 'damage_reason'] as const) {
    const verdict = line[path] === '' ? undefined : checkRemark(line[path]);
    if (verdict && !verdict.ok) found.push({ ...verdict.refusal, path });
  }
  return found;
}

function kept(line: UtilisationLine, figures: Figures, { code, on }: Of): Found[] {
  if (figures.partial_vials_out === 0) return [];
  if (line.opened_on === null) {
    return [{ code: 'VACUTI0001', path: 'opened_on', values: { field: 'opened_on' } }];
  }
  const { opened_on, expiry_date, vvm_opened: vvm } = line;
  if (opened_on > on) return [{ code: 'FLDVAL0019', path: 'opened_on', values: { max: on } }];
  const judged = openVial({ code, opened_on, expiry_date, vvm }, on);
  if (judged.keep) return [];
  if (judged.because === 'too-old') {
    return [{ code: 'VACUTI0007', path: 'partial_vials_out', values: { date: opened_on } }];
  }
  return [{ code: 'VACUTI0006', path: 'partial_vials_out' }];
}

/** The stages of the monitor that must be reported: of vials that came, and of those that were given from. */
export function requiredStages(line: UtilisationLine, code: string): readonly ('vvm_received' | 'vvm_opened')[] {
  if (!logisticsOf(code)?.vvm) return [];
  const given = (line.vials_opened ?? 0) + (line.partial_vials_in ?? 0);
  return [
    ...((line.vials_received ?? 0) > 0 ? (['vvm_received'] as const) : []),
    ...(given > 0 ? (['vvm_opened'] as const) : []),
  ];
}

function monitors(line: UtilisationLine, code: string): Found[] {
  return requiredStages(line, code)
    .filter((key) => ![1, 2, 3, 4].includes(line[key] ?? 0))
    .map((key) => ({ code: 'VACUTI0008', path: key }));
}

function diluentRefusals({ received, used, returned, damaged }: Diluents): Found[] {
  if (![received, used, returned, damaged].every(isCount)) return [outOfRange('diluents')];
  const sum = used + returned + damaged;
  return received === sum ? [] : [{ code: 'VACUTI0009', path: 'diluents', values: { received, sum } }];
}

/** What the worker should look at again, though it may be so. */
export type UtilisationWarning =
  | 'below-minus-ten'
  | 'opened-without-dose'
  | 'more-than-available'
  | 'vvm-discard'
  | 'expired'
  | 'diluents-unlike-vials'
  /** The presentations known are general knowledge: the label decides. */
  | 'unusual-size';

export function lineWarnings(line: UtilisationLine, { code, on }: Of): readonly UtilisationWarning[] {
  const figures = figuresOf(line);
  if (!figures) return [];
  const made = utilisationOf(figures);
  const used = figures.doses_given > 0;
  const vvm = logisticsOf(code)?.vvm === true && (line.vvm_opened ?? 0) >= 3;
  const warnings: (UtilisationWarning | false)[] = [
    made.netPercent < lowestPercent && 'below-minus-ten',
    figures.vials_opened > 0 && !used && 'opened-without-dose',
    figures.doses_given > made.available && 'more-than-available',
    vvm && used && 'vvm-discard',
    line.expiry_date !== null && line.expiry_date < on && used && 'expired',
    logisticsOf(code)?.dosesPerVial.includes(figures.doses_per_vial) === false && 'unusual-size',
    line.diluents !== null && line.diluents.used !== figures.vials_opened && 'diluents-unlike-vials',
  ];
  return warnings.filter((warning) => warning !== false);
}

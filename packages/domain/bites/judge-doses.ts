import type { CivilDate } from '../calendar/index.ts';
import {
  courseDoseRefusal,
  type RigAmounts,
  rabiesRulesOf,
  regimenOf,
  rigAmountRefusal,
  type StandingDay,
} from '../rabies/index.ts';
import type { Refusal, RefusalCode } from '../refusal/index.ts';
import {
  batchOf,
  type Drawn,
  drawnRefusal,
  type StockedBatch,
  type Vaccine,
  writtenRefusals,
} from '../vaccinations/index.ts';
import { dripRefusal } from '../venom/index.ts';
import { type CaseType, caseTypeOf } from './dose-codes.ts';
import { doseDayRefusal } from './dose-day.ts';
import { freeTextRefusals } from './free-texts.ts';

/** A dose of the care of a bite as it was reported. */
export interface ReportedBiteDose extends Drawn {
  readonly dose_id: string;
  readonly batch_number: string;
  readonly body_site: string;
  readonly day_of_dose: number | null;
  /** Given by others before, read from their paper: no batch of ours, and the day as it was. */
  readonly elsewhere: boolean;
  /** Of immunoglobulin: the product; empty where nobody knows it. */
  readonly rig_type: string;
  /** Of a drip: when it began and ended, ISO 8601. */
  readonly started_at: string | null;
  readonly ended_at: string | null;
  /** Who gave it, where others did; empty where nobody knows. */
  readonly facility: string;
  /** Of immunoglobulin: how much went where; null where nobody tells. */
  readonly rig_amounts?: RigAmounts | null | undefined;
}

/** Such a dose on record, of this case or of an earlier one of the person. */
export interface BiteDoseOnRecord {
  readonly dose_id: string;
  readonly dose_code: string;
  readonly attempt: number;
  readonly case_id: string | null;
  readonly day_of_dose: number | null;
  readonly given_on: CivilDate;
  readonly voided: boolean;
  readonly started_at: string | null;
  /** Given by others. */
  readonly elsewhere: boolean;
  /** Code of the vaccine it came from; left out or null where nobody knows it. */
  readonly product?: string | null;
}

export interface KnownForBiteDoses {
  readonly case_id: string;
  readonly case_type: CaseType;
  /** Regimen and rules of a rabies course; empty for venom. */
  readonly regimen: string;
  readonly rules_version: string;
  /** Day of the bite; null for prevention. Immunoglobulin is given once for one bite, whatever the course. */
  readonly bittenOn: CivilDate | null;
  readonly person: { readonly dob: CivilDate; readonly deceased_on: CivilDate | null };
  readonly recorded: readonly BiteDoseOnRecord[];
  readonly vaccines: readonly Vaccine[];
  readonly batches: readonly StockedBatch[];
  readonly today: CivilDate;
  /** Of a dose that is put right and keeps its day: that was judged when it was recorded. */
  readonly dayStands?: boolean;
  /** Of a dose that is put right and keeps its amounts: those were judged when it was recorded. */
  readonly amountsStand?: boolean;
}

export interface NewBiteDose<Dose extends ReportedBiteDose> {
  readonly dose: Dose;
  readonly attempt: number;
  readonly batch: StockedBatch | undefined;
}

export type BiteJudgement<Dose extends ReportedBiteDose> =
  | { readonly refused: readonly Refusal<RefusalCode>[] }
  | { readonly fresh: readonly NewBiteDose<Dose>[] };

/**
 * Whether the doses of a visit can be recorded into a case of a bite, all or none. Refused is what cannot have
 * happened (no such day SCHEDU0006, before birth 0002, in the future 0003, after death 0004), a dose of another type
 * of case RABIES0009, a dose id that stands for something else REQVAL0009, what `courseDoseRefusal`,
 * `drawnRefusal` and `writtenRefusals` name, a drip that ends before it begins RABIES0015, immunoglobulin a second time RABIES0006 or
 * of more than its vials hold RABIES0021,
 * immunoglobulin and antivenom before the bite FLDVAL0018, and immunoglobulin of others of a product that is not known
 * RABIES0017. How late immunoglobulin is, or how many vials of antivenom, is advice and never refused. A dose on record
 * under the same id was sent before and is left out.
 */
export function judgeBiteDoses<Dose extends ReportedBiteDose>(
  doses: readonly Dose[],
  known: KnownForBiteDoses,
): BiteJudgement<Dose> {
  const refused: Refusal<RefusalCode>[] = [];
  const fresh: NewBiteDose<Dose>[] = [];
  for (const [at, dose] of doses.entries()) {
    const path = (field = 'dose_code') => `vaccine_details.${at}.${field}`;
    const sent = known.recorded.find((other) => other.dose_id === dose.dose_id);
    if (sent) {
      if (!isSame(dose, sent)) refused.push({ code: 'REQVAL0009', path: path('dose_id') });
      continue;
    }
    const batch = dose.elsewhere ? undefined : batchOf(dose, known.batches);
    const before = fresh.map((one) => one.dose);
    const found = refusalsOf(dose, { known, before, batch });
    refused.push(...found.map((refusal) => ({ ...refusal, path: path(refusal.path) })));
    const alike = [...known.recorded, ...before].filter(({ dose_code }) => dose_code === dose.dose_code);
    fresh.push({ dose, attempt: alike.length + 1, batch });
  }
  return refused.length > 0 ? { refused } : { fresh };
}

const isSame = (dose: ReportedBiteDose, stored: BiteDoseOnRecord): boolean =>
  dose.dose_code === stored.dose_code && dose.given_on === stored.given_on && dose.day_of_dose === stored.day_of_dose;

interface Facts {
  readonly known: KnownForBiteDoses;
  readonly before: readonly ReportedBiteDose[];
  readonly batch: StockedBatch | undefined;
}

function refusalsOf(dose: ReportedBiteDose, facts: Facts): Refusal<RefusalCode>[] {
  const { known, batch } = facts;
  if (caseTypeOf(dose.dose_code) !== known.case_type) return [{ code: 'RABIES0009', path: 'dose_code' }];
  const day = doseDayRefusal(dose.given_on, known) ?? beforeBiteRefusal(dose, known);
  if (day) return [{ ...day, path: 'given_on' }];
  const vaccine = known.vaccines.find((one) => one.material_id === dose.material_id);
  const drawn = dose.elsewhere ? undefined : drawnRefusal(dose, { vaccine, batch });
  const course = courseRefusal(dose, facts);
  const drip = dripRefusal(dose.started_at, dose.ended_at);
  const [text] = freeTextRefusals({ facility: dose.facility });
  const written = text && { ...text, path: 'amounts.facility' };
  const found = [drawn, course, drip && { ...drip, path: 'amounts.ended_at' }, written];
  return [...found.filter((one) => one !== undefined), ...writtenRefusals(dose)];
}

/**
 * Immunoglobulin and antivenom are not given before the bite, FLDVAL0018. Vaccine may be: a course that runs goes on
 * after another bite.
 */
export function beforeBiteRefusal(
  { dose_code, given_on }: Pick<ReportedBiteDose, 'dose_code' | 'given_on'>,
  { bittenOn, dayStands }: Pick<KnownForBiteDoses, 'bittenOn' | 'dayStands'>,
): Refusal<RefusalCode> | undefined {
  if (dose_code === 'ARV' || dayStands || bittenOn === null || given_on >= bittenOn) return undefined;
  return { code: 'FLDVAL0018', path: 'given_on', values: { min: bittenOn } };
}

function courseRefusal(dose: ReportedBiteDose, { known, before }: Facts): Refusal<RefusalCode> | undefined {
  if (dose.dose_code === 'RIG') {
    const once = rigRefusal({ known, before });
    return once ?? (dose.elsewhere ? productRefusal(dose, known) : amountRefusal(dose, known));
  }
  if (dose.dose_code !== 'ARV' || known.dayStands) return undefined;
  const regimen = regimenOf(rabiesRulesOf(known.rules_version), known.regimen);
  if (!regimen) return { code: 'RABIES0010', path: 'dose_code' };
  const now = before.map((one) => ({ ...one, product: productOf(one, known) }));
  const given = [...givenDays(known.recorded, known.case_id), ...daysOf(now)];
  const { day_of_dose, given_on: on, elsewhere } = dose;
  const product = productOf(dose, known) ?? undefined;
  return courseDoseRefusal(regimen, given, { day: day_of_dose ?? -1, on, elsewhere, product });
}

/** The code of the vaccine that a dose comes from; null where it is not known. */
export const productOf = (
  { material_id }: Pick<ReportedBiteDose, 'material_id'>,
  { vaccines }: { readonly vaccines: readonly Vaccine[] },
): string | null => vaccines.find((one) => one.material_id === material_id)?.material_code ?? null;

/** The days of a course that are given: its standing doses of vaccine. */
export function givenDays(
  recorded: readonly Pick<
    BiteDoseOnRecord,
    'dose_code' | 'case_id' | 'voided' | 'day_of_dose' | 'given_on' | 'elsewhere' | 'product'
  >[],
  case_id: string,
): StandingDay[] {
  return daysOf(recorded.filter((one) => one.case_id === case_id && !one.voided));
}

function daysOf(
  doses: readonly {
    dose_code: string;
    day_of_dose: number | null;
    given_on: CivilDate;
    elsewhere: boolean;
    product?: string | null;
  }[],
): StandingDay[] {
  return doses
    .filter(({ dose_code, day_of_dose }) => dose_code === 'ARV' && day_of_dose !== null)
    .map(({ day_of_dose, given_on, elsewhere, product }) => ({
      day: day_of_dose ?? 0,
      on: given_on,
      elsewhere,
      product: product ?? undefined,
    }));
}

/** More than the opened vials hold was not given. */
function amountRefusal(
  { rig_type, rig_amounts }: ReportedBiteDose,
  { rules_version, amountsStand }: KnownForBiteDoses,
): Refusal<RefusalCode> | undefined {
  const product = rabiesRulesOf(rules_version).immunoglobulins.find(({ code }) => code === rig_type);
  const found = product && rig_amounts && !amountsStand && rigAmountRefusal(product, rig_amounts);
  return found ? { ...found, path: 'amounts.infiltrated_ml' } : undefined;
}

function rigRefusal({ known, before }: Pick<Facts, 'known' | 'before'>): Refusal<RefusalCode> | undefined {
  if (before.some(({ dose_code }) => dose_code === 'RIG')) return { code: 'RABIES0006', path: 'dose_code' };
  const earlier = known.recorded.find(
    (one) =>
      one.dose_code === 'RIG' &&
      !one.voided &&
      (one.case_id === known.case_id || (known.bittenOn !== null && one.given_on >= known.bittenOn)),
  );
  return earlier && { code: 'RABIES0006', path: 'dose_code', values: { date: earlier.given_on } };
}

/**
 * Immunoglobulin that another hospital gave for this bite: not before the bite (FLDVAL0018), of a product that is known
 * or of one that nobody knows (RABIES0017). How late it was is no reason to refuse it: it is once only, whenever it was.
 */
export function rigElsewhereRefusal(
  { given_on, rig_type }: { readonly given_on: CivilDate; readonly rig_type: string },
  { bittenOn, rules_version }: { readonly bittenOn: CivilDate | null; readonly rules_version: string },
): Refusal<RefusalCode> | undefined {
  const early = beforeBiteRefusal({ dose_code: 'RIG', given_on }, { bittenOn });
  return early ?? productRefusal({ rig_type }, { rules_version });
}

function productRefusal(
  { rig_type }: Pick<ReportedBiteDose, 'rig_type'>,
  { rules_version }: Pick<KnownForBiteDoses, 'rules_version'>,
): Refusal<RefusalCode> | undefined {
  const isKnown = rabiesRulesOf(rules_version).immunoglobulins.some(({ code }) => code === rig_type);
  return isKnown || rig_type === '' ? undefined : { code: 'RABIES0017', path: 'amounts.rig_type' };
}

/**
 * May that be the end of a drip? Of a dose that stands in the case (else REQVAL0012), and not before it began
 * (RABIES0015). Paths are those of the event.
 */
export function dripEndRefusal(
  recorded: readonly Pick<BiteDoseOnRecord, 'dose_id' | 'case_id' | 'voided' | 'started_at'>[],
  end: { readonly case_id: string; readonly dose_id: string | undefined; readonly at: string },
): Refusal<RefusalCode> | undefined {
  const dose = recorded.find((one) => one.dose_id === end.dose_id && one.case_id === end.case_id && !one.voided);
  if (!dose) return { code: 'REQVAL0012', path: 'event.facts.dose_id' };
  const refusal = dripRefusal(dose.started_at, end.at);
  return refusal && { ...refusal, path: 'event.at' };
}

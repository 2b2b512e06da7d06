import {
  type BiteDoseFacts,
  beforeBiteRefusal,
  type KnownForBiteDoses,
  type ReportedBiteDose,
} from '../bites/dose-rules.ts';
import type { CivilDate } from '../calendar/index.ts';
import type { Refusal, RefusalCode } from '../refusal/index.ts';
import { rigAmountRefusal } from './rig-amounts.ts';
import { rabiesRulesOf } from './rules.ts';

/**
 * Why immunoglobulin cannot be recorded: a second time for one bite RABIES0006, of others of a product that is not known
 * RABIES0017, of ours more than its vials hold RABIES0021.
 */
export function rigRefusal(dose: ReportedBiteDose, { known, before }: BiteDoseFacts): Refusal<RefusalCode> | undefined {
  if (before.some(({ dose_code }) => dose_code === 'RIG')) return { code: 'RABIES0006', path: 'dose_code' };
  const { case_id, bittenOn } = known;
  const earlier = known.recorded.find(
    (one) =>
      one.dose_code === 'RIG' &&
      !one.voided &&
      (one.case_id === case_id || (bittenOn !== null && one.given_on >= bittenOn)),
  );
  if (earlier) return { code: 'RABIES0006', path: 'dose_code', values: { date: earlier.given_on } };
  return dose.elsewhere ? productRefusal(dose, known) : amountRefusal(dose, known);
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

/**
 * Immunoglobulin that another hospital gave for this bite: not before the bite (FLDVAL0018), of a product that is known
 * or of one that nobody knows (RABIES0017). How late it was is no reason to refuse it: it is once only, whenever it was.
 */
export function rigElsewhereRefusal(
  { given_on, rig_type }: { readonly given_on: CivilDate; readonly rig_type: string },
  known: { readonly bittenOn: CivilDate | null; readonly rules_version: string },
): Refusal<RefusalCode> | undefined {
  return beforeBiteRefusal({ dose_code: 'RIG', given_on }, known) ?? productRefusal({ rig_type }, known);
}

function productRefusal(
  { rig_type }: Pick<ReportedBiteDose, 'rig_type'>,
  { rules_version }: Pick<KnownForBiteDoses, 'rules_version'>,
): Refusal<RefusalCode> | undefined {
  const isKnown = rabiesRulesOf(rules_version).immunoglobulins.some(({ code }) => code === rig_type);
  return isKnown || rig_type === '' ? undefined : { code: 'RABIES0017', path: 'amounts.rig_type' };
}

import type { BiteDetails } from '@teeka/contract/bites/shapes';
import { biteDayRefusals, freeTextRefusals, missingBiteFields, woundCountRefusals } from '@teeka/domain/bites';
import type { CivilDate } from '@teeka/domain/calendar';
import { rabiesRulesOf, regimenOf } from '@teeka/domain/rabies';
import type { Refusal, RefusalCode } from '@teeka/domain/refusal';

/** The details must be those of the type, with what such a case needs, of a regimen that exists, and of days that can be. */
export function wrongDetails(
  bite: BiteDetails,
  known: { readonly dob: CivilDate; readonly today: CivilDate },
): Refusal<RefusalCode> | undefined {
  const { case_type, rabies, venom } = bite;
  const [answered, other] = case_type === 'rabies' ? [rabies, venom] : [venom, rabies];
  if (!answered || other) return { code: 'RABIES0009', path: 'bite.case_type' };
  const [wrong] = [
    ...missingBiteFields(case_type, { ...answered }),
    ...biteDayRefusals(answered, known),
    ...freeTextRefusals(answered),
    ...woundCountRefusals(rabies ?? {}),
  ];
  if (wrong) return { ...wrong, path: `bite.${case_type}.${wrong.path}` };
  const { regimen } = factsOf(bite);
  const isKnown = regimen === '' || regimenOf(rabiesRulesOf(rabies?.rules_version ?? ''), regimen);
  return isKnown ? undefined : { code: 'RABIES0010', path: 'bite.rabies.regimen' };
}

/** The columns beside the details. */
export function factsOf(details: BiteDetails) {
  const { case_type, rabies, venom } = details;
  return {
    kind: case_type,
    details,
    regimen: rabies?.regimen ?? '',
    rules_version: rabies?.rules_version ?? venom?.rules_version ?? '',
    bitten_on: rabies?.bitten_on ?? venom?.bitten_on ?? null,
  };
}

import type { CivilDate } from '@teeka/domain/calendar';
import type { Pregnancy } from '@teeka/domain/pregnancy';
import type { Forecast } from '@teeka/domain/schedule';
import type { DoseNow } from '../../../records/beneficiaries/person-now.ts';
import type { DoseMark } from './time-line.ts';

/** The Td doses of a pregnancy begin so. */
const isTd = (code: string): boolean => code.startsWith('TDPW');

/** The Td doses of a pregnancy: those given since it began, and those of the forecast that are still to come. */
export function tdOf(
  { lmp }: Pick<Pregnancy, 'lmp'>,
  doses: readonly Pick<DoseNow, 'dose_code' | 'given_on' | 'voided'>[],
  forecast: Forecast | null,
  today: CivilDate,
): readonly DoseMark[] {
  const given = doses
    .filter(({ dose_code, given_on, voided }) => isTd(dose_code) && given_on >= lmp && !voided)
    .map(({ dose_code, given_on }): DoseMark => ({ code: dose_code, on: given_on, state: 'done' }));
  const due = (forecast?.doses ?? []).flatMap(({ code, state, due: on, overdue }): readonly DoseMark[] => {
    if (!isTd(code) || on === undefined || (state !== 'due' && state !== 'upcoming')) return [];
    // What could have been given long ago is to be given now.
    return [{ code, on: on < today ? today : on, state: overdue ? 'late' : on <= today ? 'due' : 'ahead' }];
  });
  return [...given, ...due];
}

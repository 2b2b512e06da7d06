import type { CivilDate } from '@teeka/domain/calendar';
import type { PersonNow } from '../beneficiaries/person-now.ts';

/** The days on which the person had a dose that stands: of the schedule, recorded here or not, and against a bite. */
export function doseDays({ doses, record }: Pick<PersonNow, 'doses' | 'record'>): readonly CivilDate[] {
  const bites = (record?.bite_cases ?? []).flatMap((one) => one.doses);
  return [...doses, ...bites].filter(({ voided }) => !voided).map(({ given_on }) => given_on);
}

import { goesOn, pregnancyWeeks, pregnantOn } from '@teeka/domain/pregnancy';
import i18next from 'i18next';
import type { PersonOnPhone } from '../../platform/pack/person-card.ts';
import { ageAndSex } from '../../ui/person/age-words.ts';
import { personPath } from '../../ui/person/person-path.ts';
import { pregnanciesOf } from './pregnancies-of.ts';

/** Completed weeks of a pregnancy, null outside of one. */
export function weeksPregnant(lmp: string | null, today: string): number | null {
  return lmp !== null && pregnantOn(lmp, today) ? (pregnancyWeeks(lmp, today) ?? null) : null;
}

type Record = Pick<PersonOnPhone, 'pregnancies' | 'deceased_on'>;

/** Is a pregnancy of hers registered that goes on? */
export const hasOpenPregnancy = ({ pregnancies, deceased_on }: Record): boolean =>
  deceased_on === null && pregnanciesOf({ pregnancies }).some(goesOn);

/** Age and sex of somebody on a list, and of a pregnant woman her weeks. */
export function aboutOnList(
  person: Parameters<typeof ageAndSex>[0],
  record: Pick<PersonOnPhone, 'lmp_date' | 'deceased_on'> | undefined,
  today: string,
): string {
  const weeks = record?.deceased_on === null ? weeksPregnant(record.lmp_date, today) : null;
  const about = ageAndSex(person, today);
  return weeks === null ? about : `${about} · ${i18next.t('beneficiaries:pregnantSince', { count: weeks })}`;
}

/** Where somebody on a list leads: a woman whose pregnancy is registered to its page, everybody else to their own. The pack has none for who may not read them. */
export const pageOnList = (beneficiaryId: string, record: Record | undefined): string =>
  record && hasOpenPregnancy(record) ? `/pregnancy/${beneficiaryId}` : personPath(beneficiaryId);

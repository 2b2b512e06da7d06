import { beneficiaryTypeIds } from '@teeka/domain/person';
import { pregnancyWeeks, pregnantOn } from '@teeka/domain/pregnancy';
import i18next from 'i18next';
import type { PersonOnPhone } from '../../platform/pack/person-card.ts';
import { ageAndSex } from '../../ui/person/age-words.ts';
import { personPath } from '../../ui/person/person-path.ts';

/** Completed weeks of a pregnancy, null outside of one. */
export function weeksPregnant(lmp: string | null, today: string): number | null {
  return lmp !== null && pregnantOn(lmp, today) ? (pregnancyWeeks(lmp, today) ?? null) : null;
}

type Record = Pick<PersonOnPhone, 'ben_type_id' | 'pregnancies' | 'deceased_on'>;

/** Is a pregnancy of hers registered that goes on? */
export const hasPregnancy = ({ ben_type_id, pregnancies = [] }: Omit<Record, 'deceased_on'>): boolean =>
  ben_type_id === beneficiaryTypeIds.pregnantWoman && pregnancies.length > 0;

/** Age and sex of somebody on a list, and of a pregnant woman her weeks. */
export function aboutOnList(
  person: { readonly dob: string; readonly gender: number },
  record: Pick<PersonOnPhone, 'lmp_date' | 'deceased_on'> | undefined,
  today: string,
): string {
  const weeks = record?.deceased_on === null ? weeksPregnant(record.lmp_date, today) : null;
  const about = ageAndSex(person, today);
  return weeks === null ? about : `${about} · ${i18next.t('beneficiaries:pregnantSince', { count: weeks })}`;
}

/** Where somebody on a list leads: a woman whose pregnancy is registered to its page, everybody else to their own. The pack has none for who may not read them. */
export const pageOnList = (beneficiaryId: string, record: Record | undefined): string =>
  record && record.deceased_on === null && hasPregnancy(record)
    ? `/pregnancy/${beneficiaryId}`
    : personPath(beneficiaryId);

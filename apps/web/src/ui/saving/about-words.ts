import { indianNumber } from '@teeka/domain/format';
import { useWords } from '../../platform/language/use-words.ts';
import type { About } from '../../platform/outbox/about.ts';

/** 'records of 4 people', 'records of 4 people and 2 others', '2 records': what waits, as a worker counts. */
export function useAboutWords(): (about: About) => string {
  const { t } = useWords();
  return ({ people, records }) => {
    const n = indianNumber(people);
    if (people === 0) return t('auth:aboutRecords', { count: records, n: indianNumber(records) });
    if (records === 0) return t('auth:aboutPeople', { count: people, n });
    return t('auth:aboutBoth', { count: people, n, records: indianNumber(records) });
  };
}

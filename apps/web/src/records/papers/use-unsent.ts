import { unsentAbout } from '../beneficiaries/standing-of.ts';
import { useItems } from '../workday/use-workday.ts';

/** What a paper of a person would lack, as this phone has not sent it; null where the paper is of many, too. */
export function useUnsent(person: string | undefined) {
  const items = useItems();
  return person === undefined ? null : unsentAbout(items, person);
}

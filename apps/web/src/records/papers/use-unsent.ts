import { type PaperAbout, unsentAbout } from '../beneficiaries/standing-of.ts';
import { useItems } from '../workday/use-workday.ts';

/** What a paper or a file would lack, as this phone has not sent it; null where it tells of nothing that this phone records. */
export function useUnsent(of: PaperAbout | null) {
  const items = useItems();
  return of && unsentAbout(items, of);
}

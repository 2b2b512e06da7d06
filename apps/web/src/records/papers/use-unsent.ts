import { type PaperAbout, unsentAbout } from '../beneficiaries/standing-of.ts';
import { haveByColleagues } from '../view/colleagues.ts';
import { useItems, useView } from '../workday/use-workday.ts';

type Unsent = NonNullable<ReturnType<typeof useUnsent>>;

/** The sentence for it: of the worker's own work in the words of the sheet, and of a colleague's. */
export const unsentWords = <Own extends 'papers:unsent' | 'papers:unsentOfSession' | 'downloads:unsent'>(
  unsent: Unsent,
  own: Own,
) => (unsent === 'colleague' ? 'papers:unsent-colleague' : (`${own}-${unsent}` as const));

/**
 * What a paper or a file would lack, as this phone has not sent it: of this worker, or doses of a `colleague` that only
 * they can send; null where it tells of nothing that this phone records.
 */
export function useUnsent(of: PaperAbout | null) {
  const items = useItems();
  const view = useView();
  if (of === null) return null;
  return unsentAbout(items, of) ?? (view && haveByColleagues(view, of) ? 'colleague' : null);
}

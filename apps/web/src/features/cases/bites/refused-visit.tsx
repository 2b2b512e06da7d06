import { refusalWords } from '../../../platform/language/refusal-words.ts';
import { useWords } from '../../../platform/language/use-words.ts';
import { Notice } from '../../../ui/index.ts';
import type { OpenBite } from './frame/use-bite-visit.ts';
import { otherRefusals } from './refused-fields.ts';

/** Why the visit that is corrected was refused; what was said of a field stands under it. */
export function RefusedVisit({ visit }: { readonly visit: OpenBite }) {
  const { mended, care, opensCase } = visit;
  const { t } = useWords();
  if (!mended) return null;
  return (
    <>
      {[...new Set(otherRefusals(visit).map(refusalWords))].map((sentence) => (
        <Notice key={sentence}>{sentence}</Notice>
      ))}
      {opensCase && care ? <Notice kind="info">{t('bites:intoOpenCase')}</Notice> : null}
    </>
  );
}

import { type Pregnancy, pregnancyRules, type VisitNotice, visitNotices } from '@teeka/domain/pregnancy';
import { useWords, type Words } from '../../../platform/language/use-words.ts';
import { Notice } from '../../../ui/index.ts';
import classes from './visit.module.css';

const [{ visitDistance, mostVisits }] = pregnancyRules;

function sentence(one: VisitNotice, t: Words): string {
  switch (one.notice) {
    case 'soon':
      return t('pregnancyVisit:soon', { count: one.days, apart: visitDistance / 7 });
    case 'many':
      return t('pregnancyVisit:many', { n: one.nth, most: mostVisits });
    case 'late':
      return t('pregnancyVisit:late', { week: one.weeks });
  }
}

/** What of a visit on that day is out of the plan: it is told before anything is asked. */
export function VisitNotices({ pregnancy, on }: { readonly pregnancy: Pregnancy; readonly on: string }) {
  const { t } = useWords();
  return (
    <div className={classes.found} aria-live="polite">
      {visitNotices(pregnancy, on).map((one) => (
        <Notice key={one.notice} kind={one.notice === 'late' ? 'error' : 'info'}>
          {sentence(one, t)}
        </Notice>
      ))}
    </div>
  );
}

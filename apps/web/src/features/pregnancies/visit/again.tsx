import { Button } from '@mantine/core';
import { displayDate } from '@teeka/domain/format';
import { useWords } from '../../../platform/language/index.ts';
import { Notice } from '../../../ui/index.ts';
import type { OpenVisit } from './use-visit.ts';

/** That a visit is written in the place of an earlier one; or that there is one of the day, which can be. */
export function Again({ open: { draft, taken, own, writeAgain, leave } }: { readonly open: OpenVisit }) {
  const { t } = useWords();
  if (taken)
    return (
      <Notice kind="info">
        <p className="wraps">{t('pregnancyVisit:writingAgain', { date: displayDate(taken.on) })}</p>
        <Button variant="subtle" onClick={leave}>
          {t('pregnancyVisit:leaveAgain')}
        </Button>
      </Notice>
    );
  if (!own || draft.step !== 'how') return null;
  return (
    <Notice kind="info">
      <p className="wraps">{t('pregnancyVisit:dayWritten')}</p>
      <Button variant="light" onClick={writeAgain}>
        {t('pregnancyVisit:writeAgain')}
      </Button>
    </Notice>
  );
}

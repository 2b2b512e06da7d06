import type { BiteCase } from '@teeka/contract/bites/shapes';
import { courseOfCase } from '@teeka/domain/bites';
import type { CivilDate } from '@teeka/domain/calendar';
import { displayDate } from '@teeka/domain/format';
import { useWords } from '../../platform/language/use-words.ts';
import { StatusBadge } from '../../ui/status/status-badge.tsx';

/** What a clinic for bites owes a person: the day of the course that is due, a course that begins anew, an open case. */
export function BiteChips({ cases, today }: { readonly cases: readonly BiteCase[]; readonly today: CivilDate }) {
  return cases
    .filter(({ status }) => status === 'open')
    .map((care) => <Chip key={care.case_id} care={care} today={today} />);
}

function Chip({ care, today }: { readonly care: BiteCase; readonly today: CivilDate }) {
  const { t } = useWords();
  const course = courseOfCase(care, today);
  if (!course) return <StatusBadge status="due">{t('bites:chipVenom')}</StatusBadge>;
  const { next, state } = course;
  if (state === 'exceeded') return <StatusBadge status="overdue">{t('bites:chipExceeded')}</StatusBadge>;
  if (!next?.planned) return null;
  if (next.state === 'upcoming') {
    return <StatusBadge status="notYet">{t('bites:chipNext', { date: displayDate(next.planned) })}</StatusBadge>;
  }
  const day = t('bites:dayN', { day: next.day });
  if (next.state === 'late') return <StatusBadge status="overdue">{`${day} · ${t('bites:day-late')}`}</StatusBadge>;
  return <StatusBadge status="due">{day}</StatusBadge>;
}

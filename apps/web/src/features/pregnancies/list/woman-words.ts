import type { CivilDate } from '@teeka/domain/calendar';
import { daysBetween } from '@teeka/domain/calendar';
import { displayDate } from '@teeka/domain/format';
import { expectedDelivery, nextVisit, overdueSince, pregnancyWeeks } from '@teeka/domain/pregnancy';
import i18next from 'i18next';
import type { WomanLine } from '../../../records/pregnancies/listed-women.ts';

/** The expected day of a pregnancy that goes on; null for one that has ended. */
export const expectedOf = ({ lmp_on, outcome }: WomanLine): CivilDate | null =>
  outcome === null ? expectedDelivery(lmp_on) : null;

/** What is said of where it stands: weeks and the expected day, days past it, or the days after the end. */
export function stageInWords(line: WomanLine, today: CivilDate): string {
  const { outcome, ended_on, lmp_on } = line;
  if (outcome !== null && ended_on !== null) {
    const date = displayDate(ended_on);
    if (outcome !== 'delivery') return i18next.t('pregnancyLists:endedOn', { date });
    const days = i18next.t('pregnancyLists:dayAfter', { n: daysBetween(ended_on, today) });
    return `${i18next.t('pregnancyLists:deliveredOn', { date })} · ${days}`;
  }
  const expected = expectedDelivery(lmp_on);
  const weeks = i18next.t('pregnancyLists:weeks', { count: pregnancyWeeks(lmp_on, today) ?? 0 });
  const past = daysBetween(expected, today);
  const day =
    past > 0
      ? i18next.t('pregnancyLists:pastDay', { count: past })
      : i18next.t('pregnancyLists:expectedOn', { date: displayDate(expected) });
  return `${weeks} · ${day}`;
}

/** The weeks alone where the expected day stands beside them; of one that is past it, by how much. */
export function weeksInWords(line: WomanLine, today: CivilDate): string {
  if (line.outcome !== null || expectedDelivery(line.lmp_on) < today) return stageInWords(line, today);
  return i18next.t('pregnancyLists:weeks', { count: pregnancyWeeks(line.lmp_on, today) ?? 0 });
}

/** The last visit, and of a visit that is due or overdue until or since when. */
export function visitInWords(line: WomanLine, today: CivilDate): { readonly last: string; readonly overdue: string } {
  const { lmp_on, last_visit_on, outcome } = line;
  const last =
    last_visit_on === null
      ? i18next.t('pregnancyLists:noVisit')
      : i18next.t('pregnancyLists:lastVisit', { date: displayDate(last_visit_on) });
  if (outcome !== null) return { last: last_visit_on === null ? '' : last, overdue: '' };
  const since = overdueSince(lmp_on, last_visit_on, today);
  if (since !== undefined)
    return { last, overdue: i18next.t('pregnancyLists:overdueSince', { date: displayDate(since) }) };
  const next = nextVisit(lmp_on, last_visit_on, today);
  const due = next && next.from <= today ? i18next.t('pregnancyLists:visitDue', { date: displayDate(next.to) }) : '';
  return { last: [last, due].filter(Boolean).join(' · '), overdue: '' };
}

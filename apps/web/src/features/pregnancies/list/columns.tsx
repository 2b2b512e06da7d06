import { daysBetween } from '@teeka/domain/calendar';
import { displayDate } from '@teeka/domain/format';
import { overdueSince } from '@teeka/domain/pregnancy';
import { useToday } from '../../../platform/clock/index.ts';
import { useWords } from '../../../platform/language/index.ts';
import type { WomanLine } from '../../../records/pregnancies/listed-women.ts';
import { StatusBadge } from '../../../ui/index.ts';
import { ageInWords } from '../../../ui/person/age-words.ts';
import { CallLink } from '../../../ui/person/call-link.tsx';
import type { Column } from '../../../ui/table/index.ts';
import { RiskMark } from '../parts/risk-mark.tsx';
import { expectedOf, visitInWords, weeksInWords } from './woman-words.ts';

/** By what the women can be ordered; by itself who needs a doctor today comes first, then who is furthest. */
export const orderedBy = ['risk', 'name', 'village', 'stage', 'expected', 'visit'];

/** What the list tells of a woman; the card shows the same. */
export function useWomenColumns(): readonly Column<WomanLine>[] {
  const { t } = useWords();
  const today = useToday();
  const text = { kind: 'text' } as const;
  return [
    { key: 'name', head: t('reports:colName'), ...text, orders: true, value: ({ name }) => name },
    { key: 'age', head: t('reports:colAge'), ...text, under: 'always', value: ({ dob }) => ageInWords(dob, today) },
    { key: 'guardian', head: t('reports:colGuardian'), ...text, under: 'tight', value: ({ guardian }) => guardian },
    { key: 'village', head: t('reports:colVillage'), ...text, orders: true, value: ({ village }) => village },
    {
      key: 'risk',
      head: t('pregnancyLists:colRisk'),
      ...text,
      orders: true,
      rank: ({ urgent, high_risk }) => (urgent ? 0 : high_risk ? 1 : 2),
      value: ({ urgent, high_risk }) =>
        urgent ? t('pregnancyLists:referToday') : high_risk ? t('pregnancyLists:highRisk') : '',
      draw: ({ urgent, high_risk }) => <RiskMark highRisk={high_risk} urgent={urgent} />,
    },
    {
      key: 'stage',
      head: t('pregnancyLists:colWeeks'),
      ...text,
      orders: true,
      rank: ({ lmp_on }) => daysBetween(lmp_on, today),
      value: (line) => weeksInWords(line, today),
    },
    {
      key: 'expected',
      head: t('pregnancyLists:colExpected'),
      kind: 'day',
      orders: true,
      spare: true,
      value: expectedOf,
    },
    {
      key: 'visit',
      head: t('pregnancyLists:colVisit'),
      ...text,
      orders: true,
      rank: ({ lmp_on, last_visit_on }) => {
        const since = overdueSince(lmp_on, last_visit_on, today);
        return since === undefined ? null : -daysBetween(since, today);
      },
      value: (line) => Object.values(visitInWords(line, today)).filter(Boolean).join('; '),
      draw: (line) => (
        <span className="stack-6">
          <Visit line={line} />
          <Unheard line={line} />
        </span>
      ),
    },
    {
      key: 'mobile',
      head: t('reports:colMobile'),
      ...text,
      value: ({ mobile }) => mobile,
      draw: ({ mobile, name }) => <CallLink mobile={mobile} name={name} />,
    },
  ];
}

/** Since when she is sent on without anybody having heard of her; nothing of whoever was sent today. */
export function Unheard({ line: { unheard_on: on } }: { readonly line: WomanLine }) {
  const { t } = useWords();
  const today = useToday();
  if (on === null || on >= today) return null;
  return <StatusBadge status="due">{t('pregnancyLists:unheardSince', { date: displayDate(on) })}</StatusBadge>;
}

/** When she was seen last, and since when the next visit is overdue. */
export function Visit({ line }: { readonly line: WomanLine }) {
  const { last, overdue } = visitInWords(line, useToday());
  return (
    <span className="stack-6">
      {last ? <span className="quiet">{last}</span> : null}
      {overdue ? <StatusBadge status="due">{overdue}</StatusBadge> : null}
    </span>
  );
}

import { VisuallyHidden } from '@mantine/core';
import { IconCircleCheck, IconEyeOff } from '@tabler/icons-react';
import type { PlannedSession } from '@teeka/contract/sessions/plans';
import { indianNumber } from '@teeka/domain/format';
import { isWaiting } from '@teeka/domain/sessions';
import { useToday } from '../../../platform/clock/index.ts';
import { nameHere, useWords } from '../../../platform/language/index.ts';
import { currentUser } from '../../../platform/sign-in/index.ts';
import { statuses } from '../../../ui/index.ts';
import type { Column } from '../../../ui/table/index.ts';
import { SessionStatus } from '../parts/session-status.tsx';
import { dayWords, spanWords, statusOf } from '../parts/session-words.ts';
import { siteNames } from '../parts/site-names.ts';
import { specialKind } from '../parts/special-words.ts';
import { vaccineName } from './plan-facts.tsx';
import classes from './plans.module.css';
import { listedOn } from './state.ts';

/** By what plans can be ordered; the day that comes next stands first by itself. */
export const planOrders = ['date', 'time', 'site', 'block', 'listed', 'status'];

const named = 3;

/** What the list tells of a plan at a desk. `saved` was saved a moment ago. */
export function usePlanColumns(saved: string | null): readonly Column<PlannedSession>[] {
  const { t } = useWords();
  const today = useToday();
  const level = currentUser()?.user_level ?? '';
  const manyBlocks = level === 'National' || level === 'State' || level === 'District';
  const text = { kind: 'text' } as const;
  const state = (session: PlannedSession) => {
    const status = statusOf(session);
    return [
      status ? t(statuses[status].word) : t('sessions:unknownStatus'),
      isHidden(session) ? t('plans:notPublished') : '',
      session.standing_reason ?? '',
    ].filter(Boolean);
  };
  const vaccines = (session: PlannedSession) => session.vaccines.map(vaccineName);
  const columns: readonly (Column<PlannedSession> | null)[] = [
    {
      key: 'date',
      head: t('plans:colDate'),
      kind: 'day',
      orders: true,
      value: ({ date_of_session }) => date_of_session,
      draw: (session) => (
        <>
          {dayWords(session.date_of_session, today)}
          <VisuallyHidden>{`, ${siteNames(session).site}, ${spanWords(session)}`}</VisuallyHidden>
          {session.session_id === saved ? (
            <span className={classes.saved}>
              <IconCircleCheck size={18} aria-hidden />
              {t('plans:justSaved')}
            </span>
          ) : null}
        </>
      ),
    },
    {
      key: 'time',
      head: t('plans:time'),
      ...text,
      orders: true,
      under: 'tight',
      spare: true,
      value: spanWords,
      rank: minutesOf,
    },
    {
      key: 'site',
      head: t('plans:site'),
      ...text,
      orders: true,
      value: (session) => [siteNames(session).site, specialKind(session)].filter(Boolean).join(' · '),
    },
    manyBlocks
      ? {
          key: 'block',
          head: t('plans:colBlock'),
          ...text,
          orders: true,
          spare: true,
          value: (session) => nameHere(session, 'block_name'),
        }
      : null,
    {
      key: 'vaccines',
      head: t('plans:vaccines'),
      ...text,
      spare: true,
      value: (session) => vaccines(session).join(', '),
      draw: (session) => shortened(vaccines(session), (names, n) => t('plans:andMore', { names, n })),
    },
    {
      key: 'listed',
      head: t('plans:onList'),
      kind: 'number',
      orders: true,
      rank: listedOn,
      value: (session) =>
        t('plans:listedOf', { n: indianNumber(listedOn(session)), places: indianNumber(session.capacity) }),
    },
    {
      key: 'team',
      head: t('plans:team'),
      ...text,
      spare: true,
      value: ({ team_names = [] }) => (team_names.length > 0 ? team_names.join(', ') : t('plans:teamOpen')),
    },
    {
      key: 'status',
      head: t('plans:status'),
      ...text,
      orders: true,
      value: (session) => state(session).join(' · '),
      draw: (session) => {
        const [, ...more] = state(session);
        return (
          <>
            <SessionStatus session={session} plain />
            {more.map((said) => (
              <span key={said} className={classes.more}>
                {said === t('plans:notPublished') ? <IconEyeOff size={16} aria-hidden /> : null}
                {said}
              </span>
            ))}
          </>
        );
      },
    },
  ];
  return columns.filter((column) => column !== null);
}

const isHidden = ({ published, status }: PlannedSession): boolean => published === false && isWaiting(status);

const minutesOf = ({ start_time }: PlannedSession): number => {
  const [hours = 0, minutes = 0] = start_time.split(':').map(Number);
  return hours * 60 + minutes;
};

/** The first few of many names. */
function shortened(names: readonly string[], more: (names: string, n: number) => string): string {
  if (names.length <= named) return names.join(', ');
  return more(names.slice(0, named - 1).join(', '), names.length - named + 1);
}

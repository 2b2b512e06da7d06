import { NativeSelect } from '@mantine/core';
import { Link, useRouterState } from '@tanstack/react-router';
import { sessionHistory } from '@teeka/contract/sessions/history';
import type { PlannedSession } from '@teeka/contract/sessions/plans';
import { sessionCodes } from '@teeka/contract/word-for';
import { indianNumber } from '@teeka/domain/format';
import type { DateRange } from '@teeka/domain/reports';
import { useState } from 'react';
import { send } from '../../../platform/api/index.ts';
import { useToday } from '../../../platform/clock/index.ts';
import { useWords } from '../../../platform/language/index.ts';
import { currentUser } from '../../../platform/sign-in/index.ts';
import { careOf } from '../../../records/sessions/care-of.ts';
import { DateRangeFilter, usePeriodWords, usualRange } from '../../../ui/date-range/index.ts';
import { ListHead, Page, statuses } from '../../../ui/index.ts';
import card from '../parts/card.module.css';
import { CardHead } from '../parts/card-head.tsx';
import { dayWords } from '../parts/session-words.ts';
import { ListState } from '../plans/list-state.tsx';
import classes from '../plans/plans.module.css';
import { byDay } from '../plans/state.ts';
import { useSessionPages } from '../plans/use-pages.ts';

/** The statuses by which the history can be narrowed: what a session of the past can have come to. */
const choices = [
  [sessionCodes.ended, 'completed'],
  [sessionCodes['on-going'], 'onGoing'],
  [sessionCodes.cancelled, 'cancelled'],
  [sessionCodes.frozen, 'freeze'],
  [sessionCodes.waiting, 'yetToStart'],
] as const;

/** Sessions of the past, the latest first, with what came of them. */
export function Screen() {
  const { t } = useWords();
  const words = usePeriodWords();
  const today = useToday();
  const user = currentUser();
  const path = useRouterState({ select: (state) => state.location.pathname });
  const ground = { direction: 'past', today } as const;
  const [filter, setFilter] = useState<DateRange | null>(null);
  const [status, setStatus] = useState<number | null>(null);
  const range = filter ?? usualRange(ground);
  const list = useSessionPages(['history', user?.user_id, range.from, range.to, status], (page) =>
    send(sessionHistory, { from_date: range.from, to_date: range.to, status, page, pageSize: 100 }, { quiet: true }),
  );
  return (
    <Page
      title={t('plans:history')}
      back={path === '/session-history' ? '/dashboard' : '/session-plans'}
      pinned={<DateRangeFilter ground={ground} filter={filter} onFilter={setFilter} />}
    >
      <ListHead
        count={list.sessions ? t('plans:count', { count: list.total, n: indianNumber(list.total) }) : '…'}
        period={words.period(range)}
      >
        <NativeSelect
          label={t('plans:status')}
          value={status ?? ''}
          onChange={({ currentTarget: { value } }) => setStatus(value === '' ? null : Number(value))}
          data={[
            { value: '', label: t('plans:allStatuses') },
            ...choices.map(([code, key]) => ({ value: String(code), label: t(statuses[key].word) })),
          ]}
        />
      </ListHead>
      {byDay(list.sessions ?? []).map(({ day, sessions }) => (
        <section key={day} aria-label={dayWords(day, today)}>
          <h2 className={classes.day}>{dayWords(day, today)}</h2>
          <ul className={classes.cards}>
            {sessions.map((session) => (
              <li key={session.session_id}>
                <EndedCard session={session} base={path} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <ListState list={list} empty={{ title: t('plans:historyNone'), text: t('plans:historyNoneNext') }} />
    </Page>
  );
}

/** A session that is over, with its figures. */
function EndedCard({ session, base }: { readonly session: PlannedSession; readonly base: string }) {
  const { t } = useWords();
  const { vaccinated, rejected, noshow } = session.counts;
  const figures = [
    ['vaccinated', vaccinated],
    ['notVaccinated', rejected],
    ['noshow', noshow],
  ] as const;
  return (
    <Link to={`${base}/${session.session_id}`} className={card.card}>
      <CardHead session={session} />
      <span className={card.figures}>
        {figures.map(([word, count]) => (
          <span key={word}>
            {t(`plans:${word}`, careOf(session))} {indianNumber(count)}
          </span>
        ))}
      </span>
    </Link>
  );
}

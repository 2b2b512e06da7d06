import { NativeSelect } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { historyOrders, type PastSession } from '@teeka/contract/sessions/history';
import { sessionCodes } from '@teeka/contract/word-for';
import { indianNumber } from '@teeka/domain/format';
import { id, word } from '../../../platform/address/kinds.ts';
import { useAddressFilter } from '../../../platform/address/use-address-filter.ts';
import { useToday } from '../../../platform/clock/index.ts';
import { useWords } from '../../../platform/language/index.ts';
import { careOf } from '../../../records/sessions/care-of.ts';
import { historyPath } from '../../../records/sessions/history-path.ts';
import { AreaFilter, useArea } from '../../../records/sites/area-filter.tsx';
import { ListBeside, useRowLink } from '../../../ui/beside/index.ts';
import { DateRangeFilter, useAddressRange, usePeriodWords, usualRange } from '../../../ui/date-range/index.ts';
import { ListHead, Page } from '../../../ui/index.ts';
import { useRoom } from '../../../ui/room/use-room.ts';
import { orderOf, orderWord, Rows } from '../../../ui/table/index.ts';
import card from '../parts/card.module.css';
import { CardHead } from '../parts/card-head.tsx';
import { dayWords } from '../parts/session-words.ts';
import { ListState } from '../plans/list-state.tsx';
import classes from '../plans/plans.module.css';
import { byDay } from '../plans/state.ts';
import { pastColumns } from './past-columns.tsx';
import { PastStatus, pastWord } from './past-status.tsx';
import { Screen as OneSession } from './summary-screen.tsx';
import { useHistory } from './use-history.ts';

/** The statuses by which the history can be narrowed: what a session of the past can have come to. */
const choices = {
  completed: sessionCodes.ended,
  onGoing: sessionCodes['on-going'],
  cancelled: sessionCodes.cancelled,
  freeze: sessionCodes.frozen,
  yetToStart: sessionCodes.waiting,
} as const;
const statusWords = Object.keys(choices) as (keyof typeof choices)[];

const shape = {
  status: word(['', ...statusWords], ''),
  sort: word(historyOrders, '-date'),
  session: id,
};

/** Sessions of the past, the latest first, with what came of them; beside them what came of the chosen one. */
export function Screen() {
  const { t } = useWords();
  const words = usePeriodWords();
  const today = useToday();
  // Not from the address, which is that of the next page while that is being fetched.
  const path = historyPath();
  const ground = { direction: 'past', span: 'year', today } as const;
  const [filter, setFilter] = useAddressRange(ground);
  const { value, set } = useAddressFilter(shape);
  const range = filter ?? usualRange(ground);
  const status = value.status === '' ? null : choices[value.status];
  const list = useHistory({ range, status, sort: value.sort, within: useArea() });
  const link = useRowLink('session');
  const wide = useRoom('table');
  const counted = t('plans:count', { count: list.total, n: indianNumber(list.total) });
  const pageOf = (session: string) => `${path}/${session}`;
  const narrowed = value.status === '' ? '' : pastWord(t, value.status);
  return (
    <Page
      wide
      title={t('plans:history')}
      back={path === '/session-history' ? '/dashboard' : '/session-plans'}
      pinned={<DateRangeFilter ground={ground} filter={filter} onFilter={setFilter} />}
    >
      <ListBeside
        chosen={value.session}
        page={value.session === '' ? null : pageOf(value.session)}
        onClose={() => set({ session: '' })}
        detail={<OneSession sessionID={value.session} />}
        list={
          <>
            <ListHead count={list.sessions && !list.changing ? counted : '…'} period={words.period(range)}>
              <AreaFilter />
              <NativeSelect
                label={t('plans:status')}
                value={value.status}
                onChange={({ currentTarget }) => set({ status: currentTarget.value as typeof value.status })}
                data={[
                  { value: '', label: t('plans:allStatuses') },
                  ...statusWords.map((key) => ({ value: key, label: pastWord(t, key) })),
                ]}
              />
            </ListHead>
            {wide && list.sessions && list.sessions.length > 0 ? (
              <Rows
                headed
                caption={[t('plans:history'), words.period(range), narrowed, counted].filter(Boolean).join(' · ')}
                columns={pastColumns(t)}
                rows={list.sessions}
                total={list.total}
                keyOf={({ session_id }) => session_id}
                link={({ session_id }) => link(session_id, pageOf(session_id))}
                marked={value.session}
                order={orderOf(value.sort)}
                onOrder={(order) => set({ sort: orderWord(order) as typeof value.sort })}
                card={(session) => <EndedCard session={session} base={path} />}
                cardHeight={140}
                onNearEnd={list.hasMore && !list.turning ? list.more : undefined}
                all={list.all}
              />
            ) : null}
            {wide ? null : <Cards sessions={list.sessions ?? []} base={path} today={today} />}
            <ListState list={list} empty={{ title: t('plans:historyNone'), text: t('plans:historyNoneNext') }} />
          </>
        }
      />
    </Page>
  );
}

interface CardsProps {
  readonly sessions: readonly PastSession[];
  readonly base: string;
  readonly today: string;
}

function Cards({ sessions, base, today }: CardsProps) {
  return byDay(sessions).map(({ day, sessions: ofDay }) => (
    <section key={day} aria-label={dayWords(day, today)}>
      <h2 className={classes.day}>{dayWords(day, today)}</h2>
      <ul className={classes.cards}>
        {ofDay.map((session) => (
          <li key={session.session_id}>
            <EndedCard session={session} base={base} />
          </li>
        ))}
      </ul>
    </section>
  ));
}

/** A session that is over, with its figures. */
function EndedCard({ session, base }: { readonly session: PastSession; readonly base: string }) {
  const { t } = useWords();
  const { vaccinated, rejected, noshow } = session.counts;
  const figures = [
    ['vaccinated', vaccinated],
    ['notVaccinated', rejected],
    ['noshow', noshow],
  ] as const;
  return (
    <Link to={`${base}/${session.session_id}`} className={card.card}>
      <CardHead session={session} status={<PastStatus session={session} />} />
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

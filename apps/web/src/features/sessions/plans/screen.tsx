import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconCalendarPlus, IconHistory } from '@tabler/icons-react';
import { useLocation } from '@tanstack/react-router';
import { getSessionPlans, type PlannedSession, publishSessions } from '@teeka/contract/sessions/plans';
import { displayDate, indianNumber } from '@teeka/domain/format';
import type { DateRange } from '@teeka/domain/reports';
import { useState } from 'react';
import { id, partWord, word } from '../../../platform/address/kinds.ts';
import { useAddressFilter } from '../../../platform/address/use-address-filter.ts';
import { send } from '../../../platform/api/index.ts';
import { useToday } from '../../../platform/clock/index.ts';
import { useWords } from '../../../platform/language/index.ts';
import { currentUser } from '../../../platform/sign-in/index.ts';
import { historyPath } from '../../../records/sessions/history-path.ts';
import { AreaFilter, useArea } from '../../../records/sites/area-filter.tsx';
import { ListBeside } from '../../../ui/beside/index.ts';
import { DateRangeFilter, useAddressRange, usePeriodWords, usualRange } from '../../../ui/date-range/index.ts';
import { ConfirmSheet, ListHead, Page } from '../../../ui/index.ts';
import { LinkButton } from '../../../ui/page/link-button.tsx';
import { useRoom } from '../../../ui/room/use-room.ts';
import { everyPage, followingPage, orderWords } from '../../../ui/table/index.ts';
import { dayWords } from '../parts/session-words.ts';
import { ListState } from './list-state.tsx';
import { PlanBeside } from './plan-beside.tsx';
import { PlanCard } from './plan-card.tsx';
import { planOrders } from './plan-columns.tsx';
import { PlanSheet } from './plan-sheet.tsx';
import { PlanTable, usualSort } from './plan-table.tsx';
import classes from './plans.module.css';
import { byDay, toPublish } from './state.ts';
import { useOpenPlan } from './use-open-plan.ts';
import { useSessionPages } from './use-pages.ts';
import { usePlanAct } from './use-plan-act.ts';

const onPage = 100;
const shape = { plan: id, sort: word(orderWords(planOrders), usualSort) };

/** What is planned, by day; planning belongs to the network. */
export function Screen() {
  const { t } = useWords();
  const words = usePeriodWords();
  const today = useToday();
  const user = currentUser();
  const ground = { direction: 'upcoming', today } as const;
  const { saved = null } = useLocation().state;
  const usual = usualRange(ground);
  const [chosen, setChosen] = useAddressRange(ground);
  const { value, set, adjust } = useAddressFilter(shape);
  const within = useArea();
  /** Until something else is chosen the list shows the plan that was just saved: one beyond the usual month, too. */
  const [showsSaved, setShowsSaved] = useState(saved !== null);
  const isBeyond = saved !== null && (saved.day < usual.from || saved.day > usual.to);
  const filter = chosen ?? (showsSaved && isBeyond ? { from: saved.day, to: saved.day } : null);
  const setFilter = (next: DateRange | null) => {
    setShowsSaved(false);
    setChosen(next);
  };
  const range = filter ?? usual;
  const ask = (page: number) =>
    send(
      getSessionPlans,
      { from_date: range.from, to_date: range.to, within, page, pageSize: onPage },
      { quiet: true },
    );
  const list = useSessionPages(
    ['plans', user?.user_id, range.from, range.to, partWord(within)],
    ask,
    value.sort !== usualSort,
  );
  const hasTable = useRoom('table');
  const beside = useRoom('beside');
  const open = useOpenPlan(value.plan, list.sessions);
  /** In the address over the list, too: back from where the plan leads shows it again. */
  const openOver = ({ session_id }: PlannedSession) => adjust({ plan: session_id });
  const wide = useMediaQuery('(min-width: 768px)', undefined, { getInitialValueInEffect: false });
  if (!user) return null;
  const sessions = list.sessions ?? [];
  const past = (
    <LinkButton to={historyPath()} variant="subtle" leftSection={<IconHistory size={20} aria-hidden />}>
      {t('plans:history')}
    </LinkButton>
  );
  const head = (
    <>
      <ListHead
        count={list.sessions ? t('plans:count', { count: list.total, n: indianNumber(list.total) }) : '…'}
        period={words.period(range)}
      >
        <AreaFilter />
      </ListHead>
      <PublishWeek sessions={sessions} today={today} />
    </>
  );
  return (
    <Page
      wide
      title={t('plans:title')}
      back={user.role === 'Vaccinator' ? '/dashboard' : '/home'}
      pinned={
        <div className={classes.pinned}>
          <DateRangeFilter ground={ground} filter={filter} onFilter={setFilter} />
          {wide ? null : past}
        </div>
      }
      aside={wide ? past : null}
      action={
        <LinkButton to="/session-plans/new" leftSection={<IconCalendarPlus size={22} aria-hidden />}>
          {t('plans:plan')}
        </LinkButton>
      }
    >
      {hasTable ? (
        <ListBeside
          list={
            <>
              {head}
              {sessions.length > 0 ? (
                <PlanTable
                  {...list}
                  caption={[t('plans:title'), words.period(range)].join(' · ')}
                  sessions={sessions}
                  sort={value.sort}
                  onSort={(sort) => adjust({ sort })}
                  open={value.plan}
                  saved={showsSaved ? (saved?.session_id ?? null) : null}
                  beside={beside}
                  onChoose={openOver}
                  all={async () => (await everyPage(ask, followingPage)).flatMap(({ data }) => data)}
                />
              ) : null}
            </>
          }
          chosen={value.plan}
          detail={<PlanBeside session={open} role={user.role} />}
          page={null}
          onClose={() => set({ plan: '' })}
        />
      ) : (
        <>
          {head}
          {byDay(sessions).map(({ day, sessions: ofDay }) => (
            <section key={day} aria-label={displayDate(day)}>
              <h2 className={classes.day}>{dayWords(day, today)}</h2>
              <ul className={classes.cards}>
                {ofDay.map((session) => (
                  <li key={session.session_id}>
                    <PlanCard
                      session={session}
                      saved={showsSaved && session.session_id === saved?.session_id}
                      onOpen={() => openOver(session)}
                    />
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </>
      )}
      {hasTable && sessions.length > 0 ? null : (
        <ListState list={list} empty={{ title: t('plans:none'), text: t('plans:noneNext') }} />
      )}
      {open && !beside ? <PlanSheet session={open} role={user.role} onClose={() => adjust({ plan: '' })} /> : null}
    </Page>
  );
}

/** Puts the plans of the next week out together; there only while some are not. */
function PublishWeek({ sessions, today }: { readonly sessions: readonly PlannedSession[]; readonly today: string }) {
  const { t } = useWords();
  const plan = usePlanAct();
  const [asking, setAsking] = useState(false);
  const hidden = toPublish(sessions, today);
  if (hidden.length === 0) return null;
  const publish = async () => {
    const session_ids = hidden.slice(0, onPage).map(({ session_id }) => session_id);
    const done = t('plans:publishedNow', { n: session_ids.length });
    if (await plan.act(publishSessions, { session_ids }, { done })) setAsking(false);
  };
  return (
    <>
      <Button variant="light" onClick={() => setAsking(true)}>
        {t('plans:publishWeek')}
      </Button>
      <ConfirmSheet
        open={asking}
        title={t('plans:publishWeekTitle', { count: hidden.length })}
        confirm={t('plans:publish')}
        onConfirm={() => void publish()}
        onCancel={() => setAsking(false)}
        busy={plan.busy}
      >
        {t('plans:publishBody')}
      </ConfirmSheet>
    </>
  );
}

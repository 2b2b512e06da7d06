import { Tabs, TextInput } from '@mantine/core';
import { IconSearch, IconUserOff, IconUsers } from '@tabler/icons-react';
import type { RosterStatus } from '@teeka/contract/sessions';
import { indianNumber } from '@teeka/domain/format';
import { type ComponentType, type ReactNode, useCallback, useMemo, useState } from 'react';
import { useWords } from '../../../platform/language/index.ts';
import type { User } from '../../../platform/sign-in/index.ts';
import { useOpened } from '../../../records/forms/use-form.ts';
import { careOf } from '../../../records/sessions/care-of.ts';
import type { RosterLine, SessionNow } from '../../../records/sessions/session-now.ts';
import { useView } from '../../../records/workday/index.ts';
import { EmptyState } from '../../../ui/index.ts';
import { inOwnTime } from '../../../ui/late/in-own-time.ts';
import { VirtualList } from '../../../ui/virtual-list/virtual-list.tsx';
import { matching } from './matching.ts';
import classes from './roster.module.css';
import { RosterRow, type RosterRowProps } from './roster-row.tsx';
import { type SlotForm, slotPlace } from './slots.ts';
import { firstSegment, listName, segments } from './state.ts';

const SlotSheet = inOwnTime(() => import('./slot-sheet.tsx'));
const RejectSheet = inOwnTime(() => import('./reject-sheet.tsx'));

/** Says which people of the lists stay; put in from outside, it knows the search. */
export type ListFilter = ComponentType<{ readonly onFilter: (keeps: Keeps | null) => void }>;
type Keeps = (beneficiaryId: string) => boolean;

interface Props {
  readonly now: SessionNow;
  readonly user: User;
  /** Beside the search: brings in who is not on the list. Null for whoever may not. */
  readonly add: ReactNode;
  readonly mayReject: boolean;
  readonly maySlot: boolean;
  readonly filter: ListFilter | null;
}

/** The session's lists, one at a time, with a field that finds people on them. */
export function Roster({ now, user, add, mayReject, maySlot, filter: Filter }: Props) {
  const { t } = useWords();
  const { session, lists } = now;
  const [shown, setShown] = useState<RosterStatus>(() => firstSegment(session));
  const [typed, setTyped] = useState('');
  const [{ keeps }, setFilter] = useState<{ readonly keeps: Keeps | null }>({ keeps: null });
  const filterBy = useCallback((next: Keeps | null) => setFilter({ keeps: next }), []);
  const [rejecting, setRejecting] = useState<RosterLine | null>(null);
  const corrected = useOpened<SlotForm>(slotPlace(session.session_id))?.value.beneficiary_id;
  const [slotting, setSlotting] = useState<RosterLine | null>(
    () => lists.scheduled.find(({ entry }) => maySlot && entry.beneficiary_id === corrected) ?? null,
  );
  const people = useView()?.rows.people;
  const found = useMemo(() => {
    const withMobile = lists[shown].map((line) => ({
      ...line,
      mobile: people?.get(line.entry.beneficiary_id)?.mobile ?? '',
    }));
    const kept = keeps ? withMobile.filter((line) => keeps(line.entry.beneficiary_id)) : withMobile;
    return matching(kept, typed);
  }, [lists, shown, typed, people, keeps]);
  return (
    <Tabs
      value={shown}
      onChange={(value) => setShown((value as RosterStatus | null) ?? shown)}
      keepMounted={false}
      classNames={{ list: classes.tabs ?? '', tab: classes.tab ?? '' }}
    >
      <div className={classes.pinned}>
        <Tabs.List aria-label={t('sessions:sessionList')}>
          {segments.map((status) => (
            <Tabs.Tab key={status} value={status}>
              {t(listName(status), careOf(session))}{' '}
              <span className={classes.count}>{indianNumber(lists[status].length)}</span>
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <div className={classes.find}>
          <TextInput
            className={classes.search ?? ''}
            type="search"
            inputMode="search"
            enterKeyHint="search"
            aria-label={t('sessions:findOnList')}
            placeholder={t('sessions:findOnList')}
            leftSection={<IconSearch size={20} aria-hidden />}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          {add}
        </div>
        {Filter ? <Filter onFilter={filterBy} /> : null}
      </div>
      {segments.map((status) => (
        <Tabs.Panel key={status} value={status}>
          {found.length > 0 ? (
            <RosterList
              lines={found}
              session={session}
              role={user.role}
              onReject={mayReject ? setRejecting : null}
              onSlot={maySlot ? setSlotting : null}
            />
          ) : (
            <Empty
              status={status}
              session={session}
              filtered={typed.trim() !== '' || keeps !== null}
              mayAdd={add !== null}
            />
          )}
        </Tabs.Panel>
      ))}
      {rejecting ? (
        <RejectSheet
          key={rejecting.entry.beneficiary_id}
          line={rejecting}
          session={session}
          onClose={() => setRejecting(null)}
        />
      ) : null}
      {slotting ? (
        <SlotSheet key={slotting.entry.beneficiary_id} now={now} line={slotting} onClose={() => setSlotting(null)} />
      ) : null}
    </Tabs>
  );
}

const emptyTitles = {
  scheduled: 'sessions:emptyScheduled',
  verified: 'sessions:emptyVerified',
  vaccinated: 'sessions:emptyVaccinated',
  rejected: 'sessions:emptyRejected',
  noshow: 'sessions:emptyNoshow',
} as const;

interface EmptyProps {
  readonly status: RosterStatus;
  readonly session: SessionNow['session'];
  readonly filtered: boolean;
  readonly mayAdd: boolean;
}

function Empty({ status, session, filtered, mayAdd }: EmptyProps) {
  const { t } = useWords();
  if (filtered) {
    return <EmptyState icon={IconUserOff} title={t('app:noResults')} text={t('sessions:notOnThisList')} />;
  }
  const next = status === 'scheduled' && mayAdd ? { text: t('sessions:emptyAddNext') } : {};
  return <EmptyState icon={IconUsers} title={t(emptyTitles[status], careOf(session))} {...next} />;
}

interface RosterListProps extends Omit<RosterRowProps, 'line'> {
  readonly lines: readonly RosterLine[];
}

/** The people of one list. */
const RosterList = ({ lines, ...row }: RosterListProps) => (
  <VirtualList
    rows={lines}
    total={lines.length}
    keyOf={({ entry }) => entry.beneficiary_id}
    rowHeight={88}
    draw={(line) => <RosterRow line={line} {...row} />}
  />
);

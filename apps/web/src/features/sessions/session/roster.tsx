import { Button, Tabs, TextInput } from '@mantine/core';
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
  const isNarrowed = typed.trim() !== '' || keeps !== null;
  const foundOn = useCallback(
    (status: RosterStatus) => {
      const withMobile = lists[status].map((line) => ({
        ...line,
        mobile: people?.get(line.entry.beneficiary_id)?.mobile ?? '',
      }));
      const kept = keeps ? withMobile.filter((line) => keeps(line.entry.beneficiary_id)) : withMobile;
      return matching(kept, typed);
    },
    [lists, typed, people, keeps],
  );
  const found = useMemo(() => foundOn(shown), [foundOn, shown]);
  /** On which of the other lists somebody answers, where nobody of this one does. */
  const elsewhere = useMemo(() => {
    if (!isNarrowed || found.length > 0) return [];
    const counted = segments.map((status) => ({ status, count: foundOn(status).length }));
    return counted.filter(({ count }) => count > 0);
  }, [isNarrowed, found, foundOn]);
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
          ) : isNarrowed ? (
            <NotHere session={session} elsewhere={elsewhere} onShow={setShown} mayAdd={add !== null} />
          ) : (
            <Empty status={status} session={session} mayAdd={add !== null} />
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

interface NotHereProps {
  readonly session: SessionNow['session'];
  readonly elsewhere: readonly { readonly status: RosterStatus; readonly count: number }[];
  readonly onShow: (status: RosterStatus) => void;
  readonly mayAdd: boolean;
}

/** Nobody of this list was found: the way to those of the other ones, so that nobody is added who stands there already. */
function NotHere({ session, elsewhere, onShow, mayAdd }: NotHereProps) {
  const { t } = useWords();
  if (elsewhere.length === 0) {
    const text = t(mayAdd ? 'sessions:onNoListAdd' : 'sessions:onNoList');
    return <EmptyState icon={IconUserOff} title={t('app:noResults')} text={text} />;
  }
  const ways = elsewhere.map(({ status, count }) => (
    <Button key={status} variant="light" onClick={() => onShow(status)}>
      {t('sessions:onOtherList', {
        list: t(listName(status), careOf(session)),
        people: t('sessions:people', { count, n: indianNumber(count) }),
      })}
    </Button>
  ));
  return <EmptyState icon={IconUsers} title={t('sessions:onOtherLists')} action={<div className="rows">{ways}</div>} />;
}

interface EmptyProps {
  readonly status: RosterStatus;
  readonly session: SessionNow['session'];
  readonly mayAdd: boolean;
}

function Empty({ status, session, mayAdd }: EmptyProps) {
  const { t } = useWords();
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

import { Button } from '@mantine/core';
import { IconCloudOff, IconPlayerPlay, IconUserPlus } from '@tabler/icons-react';
import { downloadSessionDetails } from '@teeka/contract/sessions/history';
import { drawsToEnd } from '@teeka/domain/sessions';
import { type ReactNode, useState } from 'react';
import { useTimeOfDay, useToday } from '../../../platform/clock/index.ts';
import { nameHere, useWords } from '../../../platform/language/index.ts';
import { mayAsk, type User } from '../../../platform/sign-in/index.ts';
import { PaperButton } from '../../../records/papers/paper-button.tsx';
import type { SessionNow } from '../../../records/sessions/session-now.ts';
import { sessionTitle } from '../../../records/sessions/session-title.ts';
import { useOnline, usePull, useRenewal, useSession, useView, useWorkday } from '../../../records/workday/index.ts';
import { EmptyState, Page, SkeletonList } from '../../../ui/index.ts';
import { inOwnTime } from '../../../ui/late/in-own-time.ts';
import { firstPage } from '../../../ui/page/first-page.ts';
import { packNote } from '../dashboard/state.ts';
import type { Finder } from './add-sheet.tsx';
import { DayEnd } from './day-end.tsx';
import { HeadLine } from './head-line.tsx';
import { type ListFilter, Roster } from './roster.tsx';
import classes from './session.module.css';
import { SessionNotice } from './session-notice.tsx';
import { isComing, offers } from './state.ts';

const AddSheet = inOwnTime(() => import('./add-sheet.tsx'));
const EndSheet = inOwnTime(() => import('./end-sheet.tsx'));
const StartSheet = inOwnTime(() => import('./start-sheet.tsx'));

interface Props {
  readonly sessionId: string;
  readonly user: User;
  /** Where the session is held, and the way there. */
  readonly place: ReactNode;
  /** The way to the session's vials, once there are any to count. */
  readonly vials: ReactNode;
  /** What is still to be done before the session ends. */
  readonly atEnd: ReactNode;
  /** Nothing of it keeps the session from ending. */
  readonly mayEnd: boolean;
  /** Finds people to add. */
  readonly finder: Finder;
  /** Narrows the lists, for whoever has no search; null for the others. */
  readonly listFilter: ListFilter | null;
}

/** A session day: its lists, and from them the way to each person. */
export function SessionScreen(props: Props) {
  const now = useSession(props.sessionId);
  return now ? <OpenSession {...props} now={now} /> : <NotHere back={firstPage(props.user.role)} />;
}

type Sheet = 'start' | 'end' | 'add' | null;

function OpenSession({ now, user, place, vials, atEnd, mayEnd, ...rest }: Props & { readonly now: SessionNow }) {
  const { finder, listFilter } = rest;
  const { session } = now;
  const { t } = useWords();
  const today = useToday();
  const [sheet, setSheet] = useState<Sheet>(null);
  const offered = offers(session, user.role, today);
  const close = () => setSheet(null);
  const ending = <DayEnd vials={vials} onEnd={offered.end ? () => setSheet('end') : null} />;
  const isNearEnd = useNearEnd(session, mayEnd);
  useRenewal(session.status === 'on-going' || session.date_of_session === today);
  return (
    <Page
      title={sessionTitle(session, useView())}
      back={firstPage(user.role)}
      aside={<HeadLine session={session} />}
      action={
        offered.start === 'yes' ? (
          <Button size="lg" leftSection={<IconPlayerPlay size={22} aria-hidden />} onClick={() => setSheet('start')}>
            {t('sessions:start')}
          </Button>
        ) : null
      }
    >
      <div className={classes.above}>
        <SessionNotice now={now} role={user.role} />
        {isNearEnd ? ending : null}
      </div>
      <Roster
        key={session.status}
        now={now}
        user={user}
        add={offered.add ? <BringIn coming={isComing(session)} onChoose={() => setSheet('add')} /> : null}
        mayReject={offered.reject}
        maySlot={offered.slots}
        filter={listFilter}
      />
      <div className={classes.below}>
        {isNearEnd ? null : ending}
        {place}
        <OwnVillages user={user} />
        {mayAsk(downloadSessionDetails) ? (
          <PaperButton
            paper={{
              kind: 'session',
              session_id: session.session_id,
              day: session.date_of_session,
              name: session.session_name || session.session_site_name,
            }}
          />
        ) : null}
      </div>
      {sheet === 'start' ? <StartSheet now={now} onClose={close} /> : null}
      {sheet === 'end' ? <EndSheet now={now} before={atEnd} mayEnd={mayEnd} onClose={close} /> : null}
      {sheet === 'add' ? <AddSheet now={now} user={user} finder={finder} onClose={close} /> : null}
    </Page>
  );
}

/** Is it time to count the vials and to end the session; or has it ended, and vials were not counted as the doses stand? */
function useNearEnd(session: SessionNow['session'], mayEnd: boolean): boolean {
  const today = useToday();
  const time = useTimeOfDay();
  return session.status === 'on-going' ? drawsToEnd(session, { today, time }) : !mayEnd;
}

interface BringInProps {
  /** It has not begun: people are booked, not brought in. */
  readonly coming: boolean;
  readonly onChoose: () => void;
}

/** Beside the search: brings in who is not on the list, or books for a coming session. */
function BringIn({ coming, onChoose }: BringInProps) {
  const { t } = useWords();
  return (
    <Button
      variant="default"
      leftSection={<IconUserPlus size={20} aria-hidden />}
      aria-label={t(coming ? 'plans:book' : 'sessions:addSomeone')}
      onClick={onChoose}
    >
      {t(coming ? 'plans:bookShort' : 'sessions:add')}
    </Button>
  );
}

/** Of an ASHA: for which villages the lists stand. */
function OwnVillages({ user }: { readonly user: User }) {
  const { t } = useWords();
  if (user.role !== 'ASHA' || user.villages.length === 0) return null;
  const villages = user.villages.map((one) => nameHere(one, 'village_name')).join(', ');
  return <p className="flat">{t('sessions:ashaVillages', { villages })}</p>;
}

/** The pack is on its way, or this session is not in it. */
function NotHere({ back }: { readonly back: string }) {
  const { t } = useWords();
  const view = useView();
  const pulling = usePull();
  const online = useOnline();
  const workday = useWorkday();
  const note = packNote(pulling, { pulledAt: view?.rows.meta.pulled_at ?? null, online, kept: 'yes' });
  return (
    <Page title={t('app:session')} back={back}>
      {note.kind === 'opening' || note.kind === 'renewing' ? (
        <>
          <p role="status">{t('sessions:openingDay')}</p>
          <SkeletonList rows={6} />
        </>
      ) : (
        <EmptyState
          icon={IconCloudOff}
          title={t('sessions:notOnPhone')}
          text={t('sessions:notOnPhoneWhatNext')}
          action={<Button onClick={() => workday?.refresh()}>{t('app:retry')}</Button>}
        />
      )}
    </Page>
  );
}

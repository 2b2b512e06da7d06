import { Button } from '@mantine/core';
import { IconCloudOff, IconPlayerPlay, IconUserPlus } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useToday } from '../../../platform/clock/index.ts';
import { useWords } from '../../../platform/language/index.ts';
import type { User } from '../../../platform/sign-in/index.ts';
import type { SessionNow } from '../../../records/sessions/session-now.ts';
import { sessionTitle } from '../../../records/sessions/session-title.ts';
import { useOnline, usePull, useRenewal, useSession, useView, useWorkday } from '../../../records/workday/index.ts';
import { EmptyState, Page, SkeletonList } from '../../../ui/index.ts';
import { inOwnTime } from '../../../ui/late/in-own-time.ts';
import { firstPage } from '../../../ui/page/first-page.ts';
import { packNote } from '../dashboard/state.ts';
import { SessionStatus } from '../parts/session-status.tsx';
import type { Finder } from './add-sheet.tsx';
import { type ListFilter, Roster } from './roster.tsx';
import { isComing, offers } from './state.ts';
import { Summary } from './summary.tsx';

const AddSheet = inOwnTime(() => import('./add-sheet.tsx'));
const EndSheet = inOwnTime(() => import('./end-sheet.tsx'));
const StartSheet = inOwnTime(() => import('./start-sheet.tsx'));

interface Props {
  readonly sessionId: string;
  readonly user: User;
  /** Where the session is held. */
  readonly strip: ReactNode;
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

function OpenSession({ now, user, strip, atEnd, mayEnd, finder, listFilter }: Props & { readonly now: SessionNow }) {
  const { session } = now;
  const today = useToday();
  const [sheet, setSheet] = useState<Sheet>(null);
  const offered = offers(session, user.role, today);
  const close = () => setSheet(null);
  useRenewal(session.status === 'on-going' || session.date_of_session === today);
  return (
    <Page
      title={sessionTitle(session, useView())}
      back={firstPage(user.role)}
      aside={<SessionStatus session={session} />}
      action={
        offered.start === 'yes' || offered.add ? (
          <Primary offered={offered} coming={isComing(session)} onChoose={setSheet} />
        ) : null
      }
    >
      <Summary now={now} user={user} strip={strip} onEnd={offered.end ? () => setSheet('end') : null} />
      <Roster
        key={session.status}
        now={now}
        user={user}
        mayAdd={offered.add}
        mayReject={offered.reject}
        maySlot={offered.slots}
        filter={listFilter}
      />
      {sheet === 'start' ? <StartSheet now={now} onClose={close} /> : null}
      {sheet === 'end' ? <EndSheet now={now} before={atEnd} mayEnd={mayEnd} onClose={close} /> : null}
      {sheet === 'add' ? <AddSheet now={now} user={user} finder={finder} onClose={close} /> : null}
    </Page>
  );
}

interface PrimaryProps {
  readonly offered: ReturnType<typeof offers>;
  /** It has not begun: people are booked, not brought in. */
  readonly coming: boolean;
  readonly onChoose: (sheet: Sheet) => void;
}

/** The one primary action: start what waits today; bring in who is not on the list; book for a coming session. */
function Primary({ offered, coming, onChoose }: PrimaryProps) {
  const { t } = useWords();
  if (offered.start === 'yes') {
    return (
      <Button size="lg" leftSection={<IconPlayerPlay size={22} aria-hidden />} onClick={() => onChoose('start')}>
        {t('sessions:start')}
      </Button>
    );
  }
  return (
    <Button size="lg" leftSection={<IconUserPlus size={22} aria-hidden />} onClick={() => onChoose('add')}>
      {t(coming ? 'plans:book' : 'sessions:addSomeone')}
    </Button>
  );
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

import { Button } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useWords } from '../../platform/language/use-words.ts';
import { aboutOf } from '../../platform/outbox/about.ts';
import { isUnsettled } from '../../platform/outbox/item.ts';
import { keptForGood } from '../../platform/storage/kept-for-good.ts';
import { storeCleared } from '../../platform/storage/storage-trouble.ts';
import { useWatched } from '../../platform/storage/use-watched.ts';
import { openToCorrect } from '../../records/forms/use-corrected-id.ts';
import { othersWaiting, useItems, useOnline, useWorkday } from '../../records/workday/index.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { useAboutWords } from '../../ui/saving/about-words.ts';
import { BottomSheet } from '../../ui/sheet/bottom-sheet.tsx';
import { byPerson, type Recorded, sorted } from './by-person.ts';
import { NeedsYou } from './needs-you.tsx';
import { PersonLine } from './person-line.tsx';
import { PullLine } from './pull-line.tsx';
import { StateIcon } from './state-icon.tsx';
import { summaryOf } from './summary.ts';
import classes from './sync.module.css';
import { useSituation } from './use-situation.ts';

/** People whose records are all sent: so many of the last. */
const shownSent = 50;

/** All records of this worker on this phone, by person: who needs them, who waits, whose were sent. */
export default function SyncSheet({ onClose }: { readonly onClose: () => void }) {
  const { t } = useWords();
  const navigate = useNavigate();
  const online = useOnline();
  const items = useItems();
  const workday = useWorkday();
  const others = useWatched(othersWaiting);
  const { needsYou, waiting, sent } = sorted(byPerson(items));
  const unsent = items.filter((item) => isUnsettled(item) && item.state !== 'refused');
  const edit = (path: string) => {
    onClose();
    void navigate({ href: openToCorrect(path) });
  };
  return (
    <BottomSheet open onClose={onClose} title={t('sync:title')}>
      <Situation />
      <ClearedNote />
      {needsYou.length > 0 ? (
        <section>
          <h2 className={classes.heading}>{t('sync:needsYouTitle')}</h2>
          {needsYou.map((one) => (
            <NeedsYou key={one.key} recorded={one} onEdit={edit} />
          ))}
        </section>
      ) : null}
      <Others />
      {unsent.length > 0 && online ? (
        <Button fullWidth variant="light" mt="md" onClick={() => workday?.refresh()}>
          {t('sync:sendNow')}
        </Button>
      ) : null}
      <Section title={t('sync:waitingTitle')} people={waiting} />
      <Section title={t('sync:sentTitle')} people={sent.slice(0, shownSent)} />
      {items.length === 0 && others.length === 0 ? (
        <EmptyState icon={IconCircleCheck} title={t('sync:allSent')} text={t('sync:needsYouNoneBody')} />
      ) : null}
      <PullLine />
      <KeptNote />
    </BottomSheet>
  );
}

/** What waits of others: whose, of how many people, and what sends it. Nothing else of it can be known here. */
function Others() {
  const { t } = useWords();
  const words = useAboutWords();
  const others = useWatched(othersWaiting);
  if (others.length === 0) return null;
  return (
    <section>
      <h2 className={classes.heading}>{t('sync:othersTitle')}</h2>
      <ul className="bare-list">
        {others.map((one) => (
          <li key={one.store} className={classes.line}>
            <StateIcon state="waiting" />
            <div className={classes.text}>
              {t('sync:othersWaiting', { name: one.name || t('sync:colleague'), what: words(one) })}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Section({ title, people }: { readonly title: string; readonly people: readonly Recorded[] }) {
  if (people.length === 0) return null;
  return (
    <section>
      <h2 className={classes.heading}>{title}</h2>
      <ul className="bare-list">
        {people.map((one) => (
          <PersonLine key={one.key} recorded={one} />
        ))}
      </ul>
    </section>
  );
}

/** The chip's word, as a sentence. */
function Situation() {
  const { t } = useWords();
  const situation = useSituation();
  const { kind } = summaryOf(situation);
  const what = useAboutWords()(aboutOf(situation.items.filter(isUnsettled)));
  const sentence = {
    allSent: t('sync:allSentBody'),
    othersWait: t('sync:ownSentBody'),
    sending: t('sync:waitingBody', { what }),
    waiting: t('sync:waitingBody', { what }),
    offline: t('sync:offlineBody'),
    offlineWaiting: t('sync:offlineBody'),
    signInAgain: t('sync:signInAgainBody'),
    needsYou: t('sync:needsYouNoneBody'),
    onlyHere: t('sync:onlyHereBody', { what }),
    cleared: t('sync:clearedBody'),
    clearedWaiting: t('sync:clearedWaitingBody', { what }),
    storeFull: t('sync:storeFullBody'),
    storeFailing: t('sync:storeFailingBody'),
  }[kind];
  return <p className={classes.note}>{sentence}</p>;
}

/** What became of a store that was cleared. */
function ClearedNote() {
  const { t } = useWords();
  const words = useAboutWords();
  const cleared = useWatched(storeCleared);
  return (
    <>
      {cleared?.lost.map((one) => (
        <p key={one.store} className={classes.lost}>
          {t('sync:clearedLost', { name: one.name || t('sync:colleague'), what: words(one) })}
        </p>
      ))}
      {cleared?.isBack ? (
        <Button fullWidth variant="default" mb="md" onClick={() => storeCleared.set(null)}>
          {t('sync:clearedSeen')}
        </Button>
      ) : null}
    </>
  );
}

/** Has the browser promised to keep what is stored? */
function KeptNote() {
  const { t } = useWords();
  const kept = useWatched(keptForGood);
  return kept === null ? null : <p className={classes.note}>{t(kept ? 'sync:kept' : 'sync:notKept')}</p>;
}

import { Button } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useWords } from '../../platform/language/use-words.ts';
import { aboutOf } from '../../platform/outbox/about.ts';
import { type Item, isUnsettled } from '../../platform/outbox/item.ts';
import { keptForGood } from '../../platform/storage/kept-for-good.ts';
import { storeCleared } from '../../platform/storage/storage-trouble.ts';
import { useWatched } from '../../platform/storage/use-watched.ts';
import { openToCorrect } from '../../records/forms/use-corrected-id.ts';
import { othersWaiting, useItems, useOnline, useWorkday } from '../../records/workday/index.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { useAboutWords } from '../../ui/saving/about-words.ts';
import { BottomSheet } from '../../ui/sheet/bottom-sheet.tsx';
import { ItemLine } from './item-line.tsx';
import { NeedsYou } from './needs-you.tsx';
import { PullLine } from './pull-line.tsx';
import { summaryOf } from './summary.ts';
import classes from './sync.module.css';
import { useSituation } from './use-situation.ts';

const shownSent = 50;

/** All records of this worker on this phone, in words: what needs them, what waits, what was sent. */
export default function SyncSheet({ onClose }: { readonly onClose: () => void }) {
  const { t } = useWords();
  const navigate = useNavigate();
  const online = useOnline();
  const items = useItems();
  const workday = useWorkday();
  const others = useWatched(othersWaiting);
  const unsent = items.filter((item) => ['waiting', 'sending', 'blocked'].includes(item.state));
  const sent = items
    .filter((item) => item.state === 'done')
    .slice(-shownSent)
    .reverse();
  const edit = (path: string) => {
    onClose();
    void navigate({ href: openToCorrect(path) });
  };
  return (
    <BottomSheet open onClose={onClose} title={t('sync:title')}>
      <Situation />
      <StoreNote />
      <Others />
      {unsent.length > 0 && online ? (
        <Button fullWidth variant="light" mb="md" onClick={() => workday?.refresh()}>
          {t('sync:sendNow')}
        </Button>
      ) : null}
      {items.some((item) => item.state === 'refused') ? (
        <section>
          <h2 className={classes.heading}>{t('sync:needsYouTitle')}</h2>
          <NeedsYou onEdit={edit} />
        </section>
      ) : null}
      <Section title={t('sync:waitingTitle')} items={unsent} />
      <Section title={t('sync:sentTitle')} items={sent} />
      {items.length === 0 && others.length === 0 ? (
        <EmptyState icon={IconCircleCheck} title={t('sync:allSent')} text={t('sync:needsYouNoneBody')} />
      ) : null}
      <PullLine />
    </BottomSheet>
  );
}

/** What waits of others: whose, and of how many people. Nothing else of it can be known here. */
function Others() {
  const { t } = useWords();
  const words = useAboutWords();
  return useWatched(othersWaiting).map((one) => (
    <p key={one.store} className={classes.note}>
      {t('sync:othersWaiting', { name: one.name || t('sync:colleague'), what: words(one) })}
    </p>
  ));
}

function Section({ title, items }: { readonly title: string; readonly items: readonly Item[] }) {
  if (items.length === 0) return null;
  return (
    <section>
      <h2 className={classes.heading}>{title}</h2>
      <ul className="bare-list">
        {items.map((item) => (
          <ItemLine key={item.id} item={item} />
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

/** What became of a store that was cleared, and whether the browser has promised to keep it. */
function StoreNote() {
  const { t } = useWords();
  const words = useAboutWords();
  const cleared = useWatched(storeCleared);
  const kept = useWatched(keptForGood);
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
      {kept === null ? null : <p className={classes.note}>{t(kept ? 'sync:kept' : 'sync:notKept')}</p>}
    </>
  );
}

import { Button, Drawer } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconCircleCheck } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useWords } from '../../platform/language/use-words.ts';
import '../../ui/styles/mantine-shell.ts';
import type { Item } from '../../platform/outbox/item.ts';
import { currentUser } from '../../platform/sign-in/index.ts';
import { useItems, useOnline, useSenderState, useWorkday } from '../../platform/workday/index.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ItemLine } from './item-line.tsx';
import { NeedsYou } from './needs-you.tsx';
import { PullLine } from './pull-line.tsx';
import { summaryOf } from './summary.ts';
import classes from './sync.module.css';

interface Props {
  readonly onClose: () => void;
  readonly onEdit: (path: string) => void;
}

const shownSent = 50;

/** All records of this worker on this phone, in words: what needs them, what waits, what was sent. */
export default function SyncSheet({ onClose, onEdit }: Props) {
  const { t } = useWords();
  const items = useItems();
  const workday = useWorkday();
  const wide = useMediaQuery('(min-width: 48em)');
  const others = useWaitingOfOthers();
  const unsent = items.filter((item) => ['waiting', 'sending', 'blocked'].includes(item.state));
  const sent = items
    .filter((item) => item.state === 'done')
    .slice(-shownSent)
    .reverse();
  return (
    <Drawer
      opened
      onClose={onClose}
      position={wide ? 'right' : 'bottom'}
      size={wide ? 460 : '85%'}
      title={t('sync:title')}
      closeButtonProps={{ 'aria-label': t('app:close') }}
    >
      <Situation />
      {unsent.length > 0 ? (
        <Button fullWidth variant="light" mb="md" onClick={() => workday?.refresh()}>
          {t('sync:sendNow')}
        </Button>
      ) : null}
      {items.some((item) => item.state === 'refused') ? (
        <section>
          <h2 className={classes.heading}>{t('sync:needsYouTitle')}</h2>
          <NeedsYou onEdit={onEdit} />
        </section>
      ) : null}
      <Section title={t('sync:waitingTitle')} items={unsent} />
      <Section title={t('sync:sentTitle')} items={sent} />
      {items.length === 0 ? (
        <EmptyState icon={IconCircleCheck} title={t('sync:allSent')} text={t('sync:needsYouNoneBody')} />
      ) : null}
      {others > 0 ? <p className={classes.note}>{t('sync:othersWaiting', { count: others })}</p> : null}
      <PullLine />
    </Drawer>
  );
}

function Section({ title, items }: { readonly title: string; readonly items: readonly Item[] }) {
  if (items.length === 0) return null;
  return (
    <section>
      <h2 className={classes.heading}>{title}</h2>
      <ul className={classes.list}>
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
  const situation = { items: useItems(), sender: useSenderState(), online: useOnline() };
  const { kind, n } = { n: 0, ...summaryOf(situation) };
  const sentence = {
    allSent: t('sync:allSentBody'),
    sending: t('sync:waitingBody', { count: n }),
    waiting: t('sync:waitingBody', { count: n }),
    offline: t('sync:offlineBody'),
    offlineWaiting: t('sync:offlineBody'),
    signInAgain: t('sync:signInAgainBody'),
    needsYou: t('sync:needsYouNoneBody'),
  }[kind];
  return <p className={classes.note}>{sentence}</p>;
}

function useWaitingOfOthers(): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    const user = currentUser();
    if (!user) return;
    import('../../platform/workday/begin.ts')
      .then(({ waitingOfOthers }) => waitingOfOthers(user.user_id))
      .then(setCount)
      .catch((error: unknown) => console.error('Others’ items cannot be counted', error));
  }, []);
  return count;
}

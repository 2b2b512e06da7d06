import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useId, useState } from 'react';
import { refusalWords } from '../../platform/language/index.ts';
import { useWords } from '../../platform/language/use-words.ts';
import { type Item, needsYou } from '../../platform/outbox/item.ts';
import { dependentsOf } from '../../platform/outbox/standing.ts';
import { openPath } from '../../records/forms/forms.ts';
import { useItems, useView, useWorkday } from '../../records/workday/index.ts';
import { useBackCloses } from '../../ui/sheet/use-back-closes.ts';
import type { Recorded } from './by-person.ts';
import { ItemLine } from './item-line.tsx';
import { useItemWords } from './item-words.ts';
import classes from './sync.module.css';

interface Props {
  /** Opens the screen on which an item is corrected. */
  readonly onEdit: (path: string) => void;
}

/** Of one person, what the server did not accept: why, and what the worker can do about it. */
export function NeedsYou({ recorded, onEdit }: Props & { readonly recorded: Recorded }) {
  const items = useItems();
  const { named } = useItemWords(useView());
  const [leaving, setLeaving] = useState<Item | null>(null);
  const heading = useId();
  const name = named(recorded);
  return (
    <>
      <h3 id={heading} className={classes.name}>
        {name}
      </h3>
      <ul className="bare-list" aria-labelledby={heading}>
        {recorded.items.filter(needsYou).map((item) => (
          <ItemLine key={item.id} item={item}>
            <Reasons item={item} followers={dependentsOf(items, [item.id]).length} />
            <Actions item={item} onEdit={onEdit} onDiscard={() => setLeaving(item)} />
          </ItemLine>
        ))}
      </ul>
      {leaving ? <Discard item={leaving} name={name} onClose={() => setLeaving(null)} /> : null}
    </>
  );
}

function Reasons({ item, followers }: { readonly item: Item; readonly followers: number }) {
  const { t } = useWords();
  return (
    <div className={classes.reasons}>
      {[...new Set(item.refusals.map(refusalWords))].map((sentence) => (
        <div key={sentence}>{sentence}</div>
      ))}
      <OlderForm item={item} />
      {followers > 0 ? <div className="quiet small">{t('sync:holdsUp', { count: followers })}</div> : null}
    </div>
  );
}

/** A record whose form is not there any more, as an earlier version of the app made it: whose, what and when stands here. */
function OlderForm({ item }: { readonly item: Item }) {
  const { t } = useWords();
  const { time } = useItemWords(useView());
  if (item.draft === null || openPath(item)) return null;
  return <div>{t('sync:olderForm', { time: time(item.madeAt) })}</div>;
}

function Actions({ item, onEdit, onDiscard }: { readonly item: Item; readonly onDiscard: () => void } & Props) {
  const { t } = useWords();
  const workday = useWorkday();
  const path = openPath(item);
  return (
    <Group gap="xs" mt="xs">
      {path ? <Button onClick={() => onEdit(path)}>{t('sync:edit')}</Button> : null}
      <Button variant="light" onClick={() => void workday?.outbox.retry(item.id)}>
        {t('sync:retry')}
      </Button>
      <Button variant="subtle" color="red" onClick={onDiscard}>
        {t('sync:discard')}
      </Button>
    </Group>
  );
}

interface DiscardProps {
  readonly item: Item;
  /** Of whom it is. */
  readonly name: string;
  readonly onClose: () => void;
}

function Discard({ item, name, onClose }: DiscardProps) {
  const { t } = useWords();
  useBackCloses(true, onClose);
  const { what } = useItemWords(useView());
  const workday = useWorkday();
  const items = useItems();
  const along = workday?.outbox.goesWith(item.id) ?? [];
  const followers = dependentsOf(items, [item.id]).filter(({ id }) => !along.some((one) => one.id === id)).length;
  const discard = () => void workday?.outbox.discard(item.id).finally(onClose);
  return (
    <Modal opened onClose={onClose} title={t('sync:discardTitle')} closeButtonProps={{ 'aria-label': t('app:close') }}>
      <Stack>
        <Text>{t('sync:discardBody', { name, what: what(item) })}</Text>
        {along.length > 0 ? <Text>{t('sync:discardAlong', { count: along.length })}</Text> : null}
        {followers > 0 ? <Text>{t('sync:discardFollowers', { count: followers })}</Text> : null}
        <Button onClick={onClose}>{t('sync:keep')}</Button>
        <Button variant="light" color="red" onClick={discard}>
          {t('sync:discard')}
        </Button>
      </Stack>
    </Modal>
  );
}

import { Button } from '@mantine/core';
import { IconCloudOff, IconUserOff, IconUserPlus, IconWifiOff } from '@tabler/icons-react';
import type { Worker } from '@teeka/contract/workers';
import { indianNumber } from '@teeka/domain/format';
import { useState } from 'react';
import { id, word, yes } from '../../../platform/address/kinds.ts';
import { useAddressFilter } from '../../../platform/address/use-address-filter.ts';
import { useHistoryText } from '../../../platform/address/use-history-text.ts';
import { activeLanguage, useWords } from '../../../platform/language/index.ts';
import { useArea } from '../../../records/sites/area-filter.tsx';
import { EmptyState, Page, PersonRow, roleTitle, SkeletonList } from '../../../ui/index.ts';
import { LinkButton } from '../../../ui/page/link-button.tsx';
import { inOrder, orderOf, orderWord, orderWords, Rows } from '../../../ui/table/index.ts';
import { AccountBadge, accountState } from './account-badge.tsx';
import { ActSheet } from './act-sheet.tsx';
import type { Act } from './acts.ts';
import { orderedBy, useWorkerColumns } from './columns.tsx';
import { lastSignInOf, placeOf } from './facts-of.ts';
import { Filter } from './filter.tsx';
import { useWorkers } from './use-workers.ts';
import { WorkerSheet } from './worker-sheet.tsx';

const usualSort = 'name';
const shape = { worker: id, resting: yes, sort: word(orderWords(orderedBy), usualSort) };

/** Whom the signed-in person answers for: whether they can sign in, and where they are signed in. */
export function Screen() {
  const { t } = useWords();
  const [typed, setTyped] = useHistoryText();
  const [act, setAct] = useState<{ readonly act: Act; readonly worker: Worker } | null>(null);
  const { value, set, adjust } = useAddressFilter(shape);
  const list = useWorkers(typed, useArea(), value.sort !== usualSort || value.resting);
  const { online } = list;
  const narrow = (rows: readonly Worker[]) =>
    value.resting ? rows.filter((worker) => accountState(worker) === 'locked') : rows;
  const workers = list.workers && narrow(list.workers);
  const total = value.resting ? (workers?.length ?? 0) : list.total;
  const open = workers?.find(({ user_id }) => user_id === value.worker);
  const counts = { count: total, n: indianNumber(total) };
  const counted = typed.trim() === '' ? t('workers:countAll', counts) : t('workers:countFound', counts);
  const columns = useWorkerColumns((worker, chosenAct) => setAct({ worker, act: chosenAct }));
  const order = orderOf(value.sort);
  const inTurn = (rows: readonly Worker[]) =>
    value.sort === usualSort ? rows : inOrder(rows, columns, { order, language: activeLanguage() });
  return (
    <Page
      title={t('workers:title')}
      action={
        <LinkButton to="/workers/new" leftSection={<IconUserPlus size={20} aria-hidden />}>
          {t('workers:new')}
        </LinkButton>
      }
      pinned={
        <Filter
          typed={typed}
          onType={setTyped}
          resting={value.resting}
          onResting={(resting) => set({ resting })}
          disabled={!online}
        />
      }
    >
      {workers ? (
        <p role="status" className="quiet below-8">
          {counted}
        </p>
      ) : null}
      {workers && workers.length > 0 ? (
        <Rows
          caption={[t('workers:title'), counted].join(' · ')}
          columns={columns}
          rows={inTurn(workers)}
          total={total}
          keyOf={({ user_id }) => user_id}
          onChoose={({ user_id }) => adjust({ worker: user_id })}
          order={order}
          onOrder={(next) => adjust({ sort: orderWord(next) })}
          card={(worker) => <WorkerCard worker={worker} onChoose={() => adjust({ worker: worker.user_id })} />}
          cardHeight={104}
          onNearEnd={list.more}
          all={async () => inTurn(narrow(await list.all()))}
        />
      ) : null}
      {online && !workers && !list.failed ? <SkeletonList rows={6} /> : null}
      {workers?.length === 0 ? (
        <EmptyState icon={IconUserOff} title={t('workers:none')} text={t('workers:noneText')} />
      ) : null}
      {online && list.failed && !workers ? (
        <EmptyState
          icon={IconCloudOff}
          title={t('workers:failed')}
          action={<Button onClick={list.again}>{t('app:retry')}</Button>}
        />
      ) : null}
      {!online && !workers ? (
        <EmptyState icon={IconWifiOff} title={t('workers:offline')} text={t('workers:offlineText')} />
      ) : null}
      {open ? <WorkerSheet worker={open} onClose={() => adjust({ worker: '' })} onChanged={list.again} /> : null}
      {act ? (
        <ActSheet
          {...act}
          onCancel={() => setAct(null)}
          onDone={() => {
            list.again();
            setAct(null);
          }}
        />
      ) : null}
    </Page>
  );
}

function WorkerCard({ worker, onChoose }: { readonly worker: Worker; readonly onChoose: () => void }) {
  const { t } = useWords();
  const { display_name, user_name, role } = worker;
  return (
    <PersonRow
      name={display_name}
      about={[user_name, t(roleTitle(role)), placeOf(worker)].filter(Boolean).join(' · ')}
      status={<AccountBadge worker={worker} />}
      due={<span className="quiet">{lastSignInOf(worker)}</span>}
      onChoose={onChoose}
    />
  );
}

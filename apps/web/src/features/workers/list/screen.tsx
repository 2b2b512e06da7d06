import { IconFileSpreadsheet, IconUserOff, IconUserPlus } from '@tabler/icons-react';
import { roles } from '@teeka/contract/roles';
import type { Worker } from '@teeka/contract/workers';
import { indianNumber } from '@teeka/domain/format';
import { accountStates } from '@teeka/domain/workers';
import { useState } from 'react';
import { id, word } from '../../../platform/address/kinds.ts';
import { useAddressFilter } from '../../../platform/address/use-address-filter.ts';
import { useHistoryText } from '../../../platform/address/use-history-text.ts';
import { activeLanguage, useWords } from '../../../platform/language/index.ts';
import { useArea } from '../../../records/sites/area-filter.tsx';
import { FileButton } from '../../../ui/files/file-button.tsx';
import { EmptyState, ListHead, Page, PersonRow, roleTitle } from '../../../ui/index.ts';
import { LinkButton } from '../../../ui/page/link-button.tsx';
import { inOrder, orderOf, orderWord, orderWords, Rows } from '../../../ui/table/index.ts';
import { WorkerNotHere } from '../not-here.tsx';
import { AccountBadge } from './account-badge.tsx';
import { ActSheet } from './act-sheet.tsx';
import type { Act } from './acts.ts';
import { orderedBy, useWorkerColumns } from './columns.tsx';
import { lastSignInOf, placeOf, unsentOf, villagesOf } from './facts-of.ts';
import { Filter } from './filter.tsx';
import { useWorkers } from './use-workers.ts';
import { WorkerSheet } from './worker-sheet.tsx';
import classes from './workers.module.css';

const usualSort = 'name';
const shape = {
  worker: id,
  state: word(['', ...accountStates], ''),
  role: word(['', ...roles], ''),
  sort: word(orderWords(orderedBy), usualSort),
};

/** Whom the signed-in person answers for: whether they can sign in, and where they are signed in. */
export function Screen() {
  const { t } = useWords();
  const [typed, setTyped] = useHistoryText();
  const [act, setAct] = useState<{ readonly act: Act; readonly worker: Worker } | null>(null);
  const { value, set, adjust } = useAddressFilter(shape);
  const { state, role } = value;
  const list = useWorkers(typed, { within: useArea(), state, role }, value.sort !== usualSort);
  const { online, workers, total } = list;
  const open = workers?.find(({ user_id }) => user_id === value.worker);
  const counts = { count: total, n: indianNumber(total) };
  const counted =
    typed.trim() === '' && state === '' && role === ''
      ? t('workers:countAll', counts)
      : t('workers:countFound', counts);
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
      pinned={<Filter typed={typed} onType={setTyped} state={state} role={role} onNarrow={set} disabled={!online} />}
    >
      {workers ? (
        <ListHead count={counted}>
          <LinkButton to="/imports/users" variant="default" leftSection={<IconFileSpreadsheet size={20} aria-hidden />}>
            {t('brought:linkUsers')}
          </LinkButton>
          <FileButton name="workers.csv" fetchFile={list.asFile} disabled={!online} />
        </ListHead>
      ) : null}
      {workers && workers.length > 0 ? (
        <Rows
          headed
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
          all={async () => inTurn(await list.all())}
        />
      ) : null}
      {workers?.length === 0 ? (
        <EmptyState
          icon={IconUserOff}
          title={t('workers:none')}
          text={t(state === '' ? 'workers:noneText' : 'workers:noneInState')}
        />
      ) : null}
      {workers ? null : <WorkerNotHere online={online} failed={list.failed} again={list.again} />}
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
  const { user_id, display_name, user_name, role } = worker;
  return (
    <div className={classes.card}>
      <PersonRow
        name={display_name}
        about={[user_name, t(roleTitle(role)), placeOf(worker)].filter(Boolean).join(' · ')}
        status={<AccountBadge worker={worker} />}
        due={
          <span className="quiet wraps">{[unsentOf(worker), lastSignInOf(worker)].filter(Boolean).join(' · ')}</span>
        }
        onChoose={onChoose}
      />
      {role === 'ASHA' ? (
        <LinkButton to={`/workers/${user_id}/villages`} variant="light">
          {villagesOf(worker) || t('workers:villages')}
        </LinkButton>
      ) : null}
    </div>
  );
}

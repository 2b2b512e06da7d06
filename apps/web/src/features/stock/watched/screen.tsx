import { Button, NativeSelect } from '@mantine/core';
import { IconCircleCheck, IconCloudOff, IconWifiOff } from '@tabler/icons-react';
import { type BatchAtSite, type Watch, watches } from '@teeka/contract/stock/watched';
import { displayDate, indianNumber } from '@teeka/domain/format';
import { word } from '../../../platform/address/kinds.ts';
import { useAddressFilter } from '../../../platform/address/use-address-filter.ts';
import { activeLanguage, useWords } from '../../../platform/language/index.ts';
import { AreaFilter, useArea } from '../../../records/sites/area-filter.tsx';
import { EmptyState, ListHead, Page, PersonRow, SkeletonList } from '../../../ui/index.ts';
import { inOrder, orderOf, orderWord, orderWords, Rows } from '../../../ui/table/index.ts';
import { useStopWords } from '../stop-words.ts';
import { batchName, orderedBy, useBatchColumns } from './columns.tsx';
import { useBatches } from './use-batches.ts';

const usualSort = 'expiry';
const shape = { watch: word(watches, 'expiring'), sort: word(orderWords(orderedBy), usualSort) };
const pathOf = ({ material_id, batch_number }: BatchAtSite) =>
  `/stock/batch/${material_id}/${encodeURIComponent(batch_number)}`;

/** Batches of the area that somebody has to look at, and at which sites they lie; each leads to where it is stopped. */
export function Screen() {
  const { t } = useWords();
  const { value, set, adjust } = useAddressFilter(shape);
  const { watch } = value;
  const list = useBatches({ watch, within: useArea() }, value.sort !== usualSort);
  const { rows, batches, sites, total } = list;
  const columns = useBatchColumns();
  const order = orderOf(value.sort);
  const inTurn = (all: readonly BatchAtSite[]) =>
    value.sort === usualSort ? all : inOrder(all, columns, { order, language: activeLanguage() });
  const title = t(`app:homeName-${watch}`);
  const counted = t('stock:batchCount', { count: batches, n: indianNumber(batches) });
  const at = t('stock:atSites', { count: sites, n: indianNumber(sites) });
  return (
    <Page title={title}>
      <ListHead count={rows ? counted : '…'} period={sites > 0 ? at : ''}>
        <NativeSelect
          label={t('stock:show')}
          value={watch}
          onChange={({ currentTarget }) => set({ watch: currentTarget.value as Watch })}
          data={watches.map((one) => ({ value: one, label: t(`stock:watch-${one}`) }))}
        />
        <AreaFilter />
      </ListHead>
      {rows && rows.length > 0 ? (
        <Rows
          headed
          caption={[title, counted, at].join(' · ')}
          columns={columns}
          rows={inTurn(rows)}
          total={total}
          keyOf={(row) => `${row.material_id} ${row.batch_number} ${row.session_site_id}`}
          link={(row) => ({ to: pathOf(row) })}
          order={order}
          onOrder={(next) => adjust({ sort: orderWord(next) })}
          card={(row) => <BatchCard batch={row} />}
          cardHeight={92}
          onNearEnd={list.more}
          all={async () => inTurn(await list.all())}
        />
      ) : null}
      {rows?.length === 0 ? <EmptyState icon={IconCircleCheck} title={t(`app:home-${watch}-none`)} /> : null}
      {list.online && !rows && !list.failed ? <SkeletonList rows={6} /> : null}
      {list.online && !rows && list.failed ? (
        <EmptyState
          icon={IconCloudOff}
          title={t('stock:summaryFailed')}
          action={<Button onClick={list.again}>{t('app:retry')}</Button>}
        />
      ) : null}
      {list.online || rows ? null : <EmptyState icon={IconWifiOff} title={t('stock:offline')} />}
    </Page>
  );
}

function BatchCard({ batch }: { readonly batch: BatchAtSite }) {
  const { t } = useWords();
  const stopWords = useStopWords();
  const { expiry_date, vials_left, reason } = batch;
  return (
    <PersonRow
      name={batchName(batch)}
      about={batch.session_site_name}
      due={
        <span className="quiet wraps">
          {[
            t('stock:expiresOn', { date: displayDate(expiry_date) }),
            t('stock:cardLeft', { count: vials_left }),
            reason && stopWords(reason),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      }
      to={pathOf(batch)}
    />
  );
}

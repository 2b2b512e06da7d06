import { Button } from '@mantine/core';
import { IconUsers, IconWifiOff } from '@tabler/icons-react';
import { displayDate, indianNumber } from '@teeka/domain/format';
import { liftsStops } from '@teeka/domain/stock';
import { isSameVial } from '@teeka/domain/vaccinations';
import { useState } from 'react';
import { word } from '../../../platform/address/kinds.ts';
import type { ParamsOf } from '../../../platform/address/params-of.ts';
import { useAddressFilter } from '../../../platform/address/use-address-filter.ts';
import { activeLanguage, useWords } from '../../../platform/language/index.ts';
import { currentUser } from '../../../platform/sign-in/index.ts';
import { AreaFilter, useArea } from '../../../records/sites/area-filter.tsx';
import { useView } from '../../../records/workday/index.ts';
import { EmptyState, ListHead, Notice, Page, SkeletonList } from '../../../ui/index.ts';
import { personPath } from '../../../ui/person/person-path.ts';
import { inOrder, orderOf, orderWord, orderWords, Rows } from '../../../ui/table/index.ts';
import classes from '../stock.module.css';
import { mayStop, useStopWords } from '../stop-words.ts';
import { orderedBy, type Recipient, useRecipientColumns } from './columns.tsx';
import { RecipientCard } from './recipient-card.tsx';
import { StopSheet } from './stop-sheet.tsx';
import { useRecipients } from './use-recipients.ts';

const usualSort = '-day';
const shape = { sort: word(orderWords(orderedBy), usualSort) };

/** Everybody in the area who received a batch: asked when it is under suspicion. */
export function Screen({ materialID, number }: ParamsOf<'stock/batch/$materialID/$number'>) {
  const { t } = useWords();
  const stopWords = useStopWords();
  const [asking, setAsking] = useState<'stop' | 'lift' | null>(null);
  const { value, adjust } = useAddressFilter(shape);
  const batch = { material_id: Number(materialID) || 0, batch_number: number };
  const list = useRecipients({ ...batch, within: useArea() }, value.sort !== usualSort);
  const { online, doses, total } = list;
  const title = t('stock:recipients', { batch: number });
  const counted = t('stock:recipientsCount', { count: total, n: indianNumber(total) });
  const columns = useRecipientColumns();
  const order = orderOf(value.sort);
  const inTurn = (rows: readonly Recipient[]) => inOrder(rows, columns, { order, language: activeLanguage() });
  const stopHere = useStopHere(batch);
  const stop = list.stop ?? stopHere;
  const role = currentUser()?.role ?? '';
  const lifts = liftsStops(role);
  const stopsMore = mayStop(role) && (!stop || (stop.left > 0 && (lifts || !stopHere)));
  return (
    <Page
      deep
      title={title}
      action={
        doses && (stopsMore || (stop && lifts)) ? (
          <>
            {stopsMore ? (
              <Button variant="light" color="red" onClick={() => setAsking('stop')}>
                {t(stop ? 'stock:stopMore' : 'stock:stop')}
              </Button>
            ) : null}
            {stop && lifts ? <Button onClick={() => setAsking('lift')}>{t('stock:lift')}</Button> : null}
          </>
        ) : null
      }
    >
      <div className={classes.stack}>
        {stop ? (
          <Notice>
            {t('stock:stoppedSince', {
              count: stop.sites,
              n: indianNumber(stop.sites),
              date: displayDate(stop.on),
              reason: stopWords(stop.reason),
            })}
          </Notice>
        ) : null}
        <ListHead count={doses ? counted : '…'}>
          <AreaFilter />
        </ListHead>
        {doses && doses.length > 0 ? (
          <div>
            <Rows
              headed
              caption={[title, counted].join(' · ')}
              columns={columns}
              rows={inTurn(doses)}
              total={total}
              keyOf={({ dose_id }) => dose_id}
              link={({ beneficiary_id }) => ({ to: personPath(beneficiary_id) })}
              order={order}
              onOrder={(next) => adjust({ sort: orderWord(next) })}
              card={(dose) => <RecipientCard recipient={dose} />}
              cardHeight={108}
              onNearEnd={list.more}
              all={async () => inTurn(await list.all())}
            />
          </div>
        ) : null}
        {doses?.length === 0 ? <EmptyState icon={IconUsers} title={t('stock:recipientsNone')} /> : null}
        {online && !doses && !list.failed ? <SkeletonList rows={5} /> : null}
        {online && !doses && list.failed ? <Button onClick={list.again}>{t('app:retry')}</Button> : null}
        {online || doses ? null : (
          <EmptyState icon={IconWifiOff} title={t('stock:offline')} text={t('stock:offlineNext')} />
        )}
      </div>
      {asking ? (
        <StopSheet {...batch} stopped={asking === 'stop'} onClose={() => setAsking(null)} onSaved={list.again} />
      ) : null}
    </Page>
  );
}

/** The stop of a batch at the own site as this phone knows it: the server may not have it yet. */
function useStopHere(batch: { readonly material_id: number; readonly batch_number: string }) {
  const batches = useView()?.rows.meta.batches ?? [];
  const stop = batches.find((one) => isSameVial(one, batch))?.stop;
  return stop ? { ...stop, sites: 1, left: 0 } : null;
}

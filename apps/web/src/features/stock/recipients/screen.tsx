import { Button } from '@mantine/core';
import { IconUsers, IconWifiOff } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { getBatchRecipients } from '@teeka/contract/stock';
import { displayDate, indianNumber } from '@teeka/domain/format';
import { liftsStops } from '@teeka/domain/stock';
import { isSameVial } from '@teeka/domain/vaccinations';
import { useState } from 'react';
import type { ParamsOf } from '../../../platform/address/params-of.ts';
import { send } from '../../../platform/api/index.ts';
import { useToday } from '../../../platform/clock/index.ts';
import { useWords } from '../../../platform/language/index.ts';
import { currentUser } from '../../../platform/sign-in/index.ts';
import { doseName } from '../../../records/schedule/dose-words.ts';
import { useOnline, useView } from '../../../records/workday/index.ts';
import { EmptyState, Notice, Page, PersonRow, SkeletonList, StatusBadge } from '../../../ui/index.ts';
import { ageWords, genderWords } from '../../../ui/person/age-words.ts';
import classes from '../stock.module.css';
import { mayStop, useStopWords } from '../stop-words.ts';
import { StopSheet } from './stop-sheet.tsx';

/** Everybody in the area who received a batch: asked when it is under suspicion. */
export function Screen({ materialID, number }: ParamsOf<'stock/batch/$materialID/$number'>) {
  const { t } = useWords();
  const today = useToday();
  const online = useOnline();
  const stopWords = useStopWords();
  const [asking, setAsking] = useState<'stop' | 'lift' | null>(null);
  const { data, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: ['batchRecipients', materialID, number],
    enabled: online,
    retry: false,
    queryFn: ({ pageParam }) =>
      send(
        getBatchRecipients,
        { material_id: Number(materialID) || 0, batch_number: number, page: pageParam },
        { quiet: true },
      ),
    initialPageParam: 1,
    getNextPageParam: ({ next_page }) => next_page,
  });
  const doses = data?.pages.flatMap((page) => page.doses);
  const total = data?.pages[0]?.total ?? 0;
  const stopHere = useStopHere(Number(materialID) || 0, number);
  const stop = data?.pages[0]?.stop ?? stopHere;
  const role = currentUser()?.role ?? '';
  const lifts = liftsStops(role);
  const stopsMore = mayStop(role) && (!stop || (stop.left > 0 && (lifts || !stopHere)));
  return (
    <Page
      deep
      title={t('stock:recipients', { batch: number })}
      action={
        data && (stopsMore || (stop && lifts)) ? (
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
        {data ? <p role="status">{t('stock:recipientsCount', { count: total, n: indianNumber(total) })}</p> : null}
        {doses && doses.length > 0 ? (
          <ul className="frame">
            {doses.map((dose) => (
              <li key={dose.dose_id}>
                <PersonRow
                  name={dose.ben_name}
                  about={[ageWords(dose.dob, today), genderWords(dose.gender)].join(' · ')}
                  guardian={dose.guardian_name}
                  village={dose.village_name}
                  {...(dose.aefi_reports > 0
                    ? { status: <StatusBadge status="overdue">{t('stock:hasAefi')}</StatusBadge> }
                    : {})}
                  due={
                    <span className="quiet wraps">
                      {[
                        displayDate(dose.given_on),
                        doseName(dose.dose_code),
                        dose.session_site_name,
                        dose.ben_mobile_number,
                      ]
                        .filter(Boolean)
                        .join(' · ')}
                    </span>
                  }
                />
              </li>
            ))}
          </ul>
        ) : null}
        {doses && hasNextPage ? (
          <Button variant="light" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('app:moreCount', { n: indianNumber(total - doses.length) })}
          </Button>
        ) : null}
        {doses?.length === 0 ? <EmptyState icon={IconUsers} title={t('stock:recipientsNone')} /> : null}
        {online && !data && !isError ? <SkeletonList rows={5} /> : null}
        {online ? null : <EmptyState icon={IconWifiOff} title={t('stock:offline')} text={t('stock:offlineNext')} />}
      </div>
      {asking ? (
        <StopSheet
          material_id={Number(materialID) || 0}
          batch_number={number}
          stopped={asking === 'stop'}
          onClose={() => setAsking(null)}
          onSaved={() => void refetch()}
        />
      ) : null}
    </Page>
  );
}

/** The stop of a batch at the own site as this phone knows it: the server may not have it yet. */
function useStopHere(material_id: number, batch_number: string) {
  const batches = useView()?.rows.meta.batches ?? [];
  const stop = batches.find((batch) => isSameVial(batch, { material_id, batch_number }))?.stop;
  return stop ? { ...stop, sites: 1, left: 0 } : null;
}

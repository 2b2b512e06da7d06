import { Button, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconCloudOff, IconSearch, IconUserOff, IconWifiOff } from '@tabler/icons-react';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { getWorkers, type Worker } from '@teeka/contract/workers';
import { dayInIndia } from '@teeka/domain/calendar';
import { displayDate, indianNumber } from '@teeka/domain/format';
import { useState } from 'react';
import { useHistoryText } from '../../../platform/address/use-history-text.ts';
import { send } from '../../../platform/api/index.ts';
import { nameHere, useWords } from '../../../platform/language/index.ts';
import { useOnline } from '../../../records/workday/index.ts';
import { EmptyState, Page, PersonRow, roleTitle, SkeletonList } from '../../../ui/index.ts';
import { instantWords } from '../../../ui/time/instant-words.ts';
import { AccountBadge } from './account-badge.tsx';
import { WorkerSheet } from './worker-sheet.tsx';
import classes from './workers.module.css';

/** As long as after the last key nothing is asked, in milliseconds. */
const typingPause = 400;
const rowsOnPage = 50;

/** The workers whom the signed-in one answers for, whose name holds what is typed; a page at a time. */
function useWorkers(typed: string, online: boolean) {
  const [search] = useDebouncedValue(typed.trim(), typingPause);
  return useInfiniteQuery({
    queryKey: ['workers', search],
    enabled: online,
    placeholderData: keepPreviousData,
    queryFn: ({ pageParam, signal }) =>
      send(getWorkers, { search, page: pageParam, pageSize: rowsOnPage }, { background: true, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ page, total_pages }) => (page < total_pages ? page + 1 : null),
  });
}

/** Whom the signed-in person answers for: whether they can sign in, and where they are signed in. */
export function Screen() {
  const { t } = useWords();
  const online = useOnline();
  const [typed, setTyped] = useHistoryText();
  const [chosen, setChosen] = useState<string | null>(null);
  const { data, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useWorkers(typed, online);
  const workers = data?.pages.flatMap((page) => page.data);
  const total = data?.pages[0]?.total ?? 0;
  const open = workers?.find(({ user_id }) => user_id === chosen);
  const counted = { count: total, n: indianNumber(total) };
  return (
    <Page
      title={t('workers:title')}
      pinned={
        <TextInput
          type="search"
          aria-label={t('workers:search')}
          placeholder={t('workers:search')}
          leftSection={<IconSearch size={20} aria-hidden />}
          maxLength={60}
          autoComplete="off"
          disabled={!online}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      }
    >
      {workers ? (
        <p role="status" className="quiet below-8">
          {typed.trim() === '' ? t('workers:countAll', counted) : t('workers:countFound', counted)}
        </p>
      ) : null}
      {workers && workers.length > 0 ? (
        <ul className={`frame ${classes.list}`}>
          {workers.map((worker) => (
            <li key={worker.user_id}>
              <WorkerRow worker={worker} onChoose={() => setChosen(worker.user_id)} />
            </li>
          ))}
        </ul>
      ) : null}
      {workers && hasNextPage ? (
        <Button variant="light" fullWidth mt={12} loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('app:moreCount', { n: indianNumber(total - workers.length) })}
        </Button>
      ) : null}
      {online && !workers && !isError ? <SkeletonList rows={6} /> : null}
      {workers?.length === 0 ? (
        <EmptyState icon={IconUserOff} title={t('workers:none')} text={t('workers:noneText')} />
      ) : null}
      {online && isError && !workers ? (
        <EmptyState
          icon={IconCloudOff}
          title={t('workers:failed')}
          action={<Button onClick={() => void refetch()}>{t('app:retry')}</Button>}
        />
      ) : null}
      {!online && !workers ? (
        <EmptyState icon={IconWifiOff} title={t('workers:offline')} text={t('workers:offlineText')} />
      ) : null}
      {open ? <WorkerSheet worker={open} onClose={() => setChosen(null)} onChanged={() => void refetch()} /> : null}
    </Page>
  );
}

function WorkerRow({ worker, onChoose }: { readonly worker: Worker; readonly onChoose: () => void }) {
  const { t } = useWords();
  const { display_name, user_name, role, last_sign_in, made_at } = worker;
  const place = nameHere(worker, 'facility_name') || nameHere(worker, 'block_name');
  return (
    <PersonRow
      name={display_name}
      about={[user_name, t(roleTitle(role)), place].filter(Boolean).join(' · ')}
      status={<AccountBadge worker={worker} />}
      due={
        <span className="quiet">
          {last_sign_in
            ? t('workers:lastSignInAt', { at: instantWords(last_sign_in) })
            : t('workers:neverAt', { date: displayDate(dayInIndia(made_at)) })}
        </span>
      }
      onChoose={onChoose}
    />
  );
}

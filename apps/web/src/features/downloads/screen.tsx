import { Button } from '@mantine/core';
import { IconCloudOff, IconFileDownload, IconWifiOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { listDownloads } from '@teeka/contract/downloads';
import { send } from '../../platform/api/index.ts';
import { useWords } from '../../platform/language/index.ts';
import { currentUser } from '../../platform/sign-in/index.ts';
import { useOnline } from '../../records/workday/index.ts';
import { EmptyState, Page, SkeletonList } from '../../ui/index.ts';
import { DownloadCard } from './download-card.tsx';
import classes from './downloads.module.css';

/** Milliseconds between two looks while a file is in the making. */
const lookEvery = 1000;

/** The files that were prepared: how far they are, to be fetched, ended and thrown away. */
export function Screen() {
  const { t } = useWords();
  const online = useOnline();
  const { data, isError, refetch } = useQuery({
    queryKey: ['downloads', currentUser()?.user_id],
    enabled: online,
    queryFn: () => send(listDownloads, {}, { silent: true }),
    refetchInterval: ({ state }) => (state.data?.downloads.some((one) => one.state === 'working') ? lookEvery : false),
    // What was made on another device is there too.
    staleTime: 0,
  });
  const files = data?.downloads;
  return (
    <Page title={t('downloads:title')}>
      {online || files ? null : (
        <EmptyState icon={IconWifiOff} title={t('downloads:offline')} text={t('downloads:offlineText')} />
      )}
      {online && isError && !files ? (
        <EmptyState
          icon={IconCloudOff}
          title={t('reports:failed')}
          text={t('reports:failedNext')}
          action={<Button onClick={() => void refetch()}>{t('app:retry')}</Button>}
        />
      ) : null}
      {online && !isError && !files ? <SkeletonList rows={4} /> : null}
      {files?.length === 0 ? (
        <EmptyState icon={IconFileDownload} title={t('downloads:none')} text={t('downloads:noneText')} />
      ) : null}
      {files && files.length > 0 ? (
        <>
          <p className="quiet wraps">{t('downloads:care')}</p>
          <ul className={classes.list}>
            {files.map((file) => (
              <li key={file.download_id}>
                <DownloadCard file={file} online={online} onChanged={() => void refetch()} />
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </Page>
  );
}

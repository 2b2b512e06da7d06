import { Button, Progress } from '@mantine/core';
import { IconDownload, IconTrash, IconX } from '@tabler/icons-react';
import { cancelDownload, type DownloadStanding, downloadfile } from '@teeka/contract/downloads';
import { formOf } from '@teeka/domain/downloads';
import { displayDate, indianNumber } from '@teeka/domain/format';
import { givesVaccines } from '@teeka/domain/profile';
import { send } from '../../platform/api/index.ts';
import { useWords } from '../../platform/language/index.ts';
import { currentUser } from '../../platform/sign-in/index.ts';
import { saveFile } from '../../ui/files/save-file.ts';
import { useAttempt } from '../../ui/form/use-attempt.ts';
import { Notice, toast } from '../../ui/index.ts';
import { instantWords } from '../../ui/time/instant-words.ts';
import classes from './downloads.module.css';
import { reportWord } from './report-words.ts';

interface Props {
  readonly file: DownloadStanding;
  readonly online: boolean;
  readonly onChanged: () => void;
}

const megabytes = (bytes: number): string =>
  bytes < 100_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;

/** One file: of what it is and in what form, where it stands, and what can be done with it. */
export function DownloadCard({ file, online, onChanged }: Props) {
  const { t } = useWords();
  const { refusals, busy, attempt } = useAttempt([]);
  const { report, state, progress, file_name: name, download_id, bytes, made_at, expires_at } = file;
  const { from_date: from, to_date: to, narrowed } = file;
  const list = t(reportWord(report, { vaccines: givesVaccines(currentUser() ?? {}) }));
  const days = from === '' ? '' : t('reports:period', { from: displayDate(from), to: displayDate(to) });
  const rows = { done: indianNumber(progress.done), total: indianNumber(progress.total) };
  const fetch = () =>
    void attempt(async () => {
      await saveFile(await send(downloadfile, { download_id }, { ownRefusals: true }), name);
      toast.success(t('downloads:saved', { name }));
    });
  const end = () =>
    void attempt(async () => {
      await send(cancelDownload, { download_id }, { ownRefusals: true });
      onChanged();
    });
  return (
    <article className={classes.card}>
      <h2 className={classes.name}>
        {list} · {t(`downloads:${formOf(report)}`)}
      </h2>
      <span className="wraps">{[...narrowed, days].filter(Boolean).join(' · ')}</span>
      <span className="quiet wraps">
        {[t('downloads:requestedOn', { at: instantWords(made_at) }), name].join(' · ')}
      </span>
      <span className="quiet wraps" role="status">
        {[
          t(`downloads:state-${state}`),
          state === 'ready' && bytes !== null ? megabytes(bytes) : '',
          state === 'ready' && expires_at ? t('downloads:until', { at: instantWords(expires_at) }) : '',
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
      {state === 'working' ? (
        <>
          <Progress value={progress.total > 0 ? (100 * progress.done) / progress.total : 0} aria-label={name} />
          <span className="quiet">
            {t(report === 'health-records' ? 'downloads:peopleDone' : 'downloads:rowsDone', rows)}
          </span>
        </>
      ) : null}
      {refusals.general ? <Notice>{refusals.general}</Notice> : null}
      {state === 'ready' || state === 'working' ? (
        <div className={classes.acts}>
          {state === 'ready' ? (
            <Button
              leftSection={<IconDownload size={20} aria-hidden />}
              loading={busy}
              disabled={!online}
              onClick={fetch}
            >
              {t('downloads:fetch')}
            </Button>
          ) : null}
          <Button
            variant="default"
            leftSection={state === 'ready' ? <IconTrash size={20} aria-hidden /> : <IconX size={20} aria-hidden />}
            disabled={!online || busy}
            onClick={end}
          >
            {t(state === 'ready' ? 'downloads:throwAway' : 'downloads:cancel')}
          </Button>
        </div>
      ) : null}
    </article>
  );
}

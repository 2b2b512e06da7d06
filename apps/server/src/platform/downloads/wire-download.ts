import type { DownloadStanding } from '@teeka/contract/downloads';
import { daysOf } from './about-sheet.ts';
import type { Taker } from './download-kind.ts';
import { narrowedWords } from './narrowed-words.ts';
import type { DownloadWork } from './queries.ts';
import { isStillTheirs } from './still-theirs.ts';

/** Where a file stands, as its maker is told; one whose time is over is so before it is swept, one of a post of before at once. */
export function wireDownload(
  row: DownloadWork,
  { actor, now, origin: { language } }: Pick<Taker, 'actor' | 'now' | 'origin'>,
): DownloadStanding {
  const total = row.job_total ?? 0;
  const days = daysOf(row.filter);
  const isLate = row.expires_at !== null && row.expires_at <= now.instant;
  const isOver = row.state === 'ready' && (isLate || !isStillTheirs(row.job_actor, actor));
  return {
    download_id: row.download_id,
    report: row.report,
    file_name: row.file_name,
    from_date: days.from,
    to_date: days.to,
    narrowed: row.narrowed ? narrowedWords(row.narrowed, language).map(([, value]) => value) : [],
    state: isOver ? 'expired' : row.state,
    progress: { done: row.state === 'ready' ? total : (row.job_done ?? 0), total },
    bytes: row.bytes,
    made_at: row.made_at.toISOString(),
    expires_at: row.expires_at?.toISOString() ?? null,
  };
}

import type { DownloadFilter } from '@teeka/contract/downloads';
import type { CivilDate } from '@teeka/domain/calendar';
import { filterSources } from '@teeka/domain/downloads';
import { displayDate } from '@teeka/domain/format';
import { fill } from '@teeka/words';
import { whole } from '@teeka/words/whole';
import { roleIn } from '../paper/drawn-by.ts';
import { instantWords } from '../words/time-words.ts';
import type { Cell, Sheet } from '../xlsx/column.ts';
import type { ListKind, Taker } from './download-kind.ts';
import type { NarrowedTo } from './narrowed-to.ts';
import { narrowedWords } from './narrowed-words.ts';

/** Of which days a list is; '' of none: of one session every person is there, on whatever day. */
export const daysOf = ({ from_date, to_date, session_id }: DownloadFilter) =>
  session_id === '' ? { from: from_date, to: to_date } : { from: '', to: '' };

/** What a file says of itself: what was asked for, by whom and when. */
export interface AboutFile {
  readonly taker: Pick<Taker, 'actor' | 'now' | 'origin'>;
  readonly filter: DownloadFilter;
  readonly to: NarrowedTo;
}

/** The sheet behind the list: whoever is handed the file knows what it holds and of when it is. Written after the rows are. */
export function aboutSheet(kind: ListKind, { taker, filter, to }: AboutFile, count: () => number): Sheet {
  const words = whole[taker.origin.language];
  const { downloads } = words;
  const { actor, now } = taker;
  function* lines(): Generator<readonly Cell[]> {
    yield [downloads.aboutList, kind.title(words, taker)];
    const { from, to: last } = daysOf(filter);
    if (from !== '') yield [downloads.aboutDays, fill(words.reports.period, { from: shown(from), to: shown(last) })];
    yield* narrowedWords(to, taker.origin.language);
    yield [downloads.aboutRows, String(count())];
    yield [downloads.aboutMade, instantWords(now.instant, taker.origin.language)];
    yield [downloads.aboutBy, `${actor.display_name}, ${roleIn(actor.role, taker.origin.language)}`];
    const source = filterSources[kind.report];
    if (source) yield [downloads.aboutSource, source];
    yield [downloads.aboutCare, downloads.careOfFile];
  }
  return {
    name: downloads.aboutSheet,
    columns: [
      { header: '', width: 24 },
      { header: '', width: 80 },
    ],
    rows: lines(),
  };
}

const shown = (day: string): string => displayDate(day as CivilDate);

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
    // Of one session every person is there, on whatever day.
    if (filter.from_date !== '' && filter.session_id === '')
      yield [
        downloads.aboutDays,
        fill(words.reports.period, { from: shown(filter.from_date), to: shown(filter.to_date) }),
      ];
    if (to.village !== undefined) yield [words.due.village, to.village];
    if (to.vaccine !== undefined) yield [words.due.vaccine, to.vaccine];
    if (to.mode !== undefined) yield [words.reports.mode, to.mode];
    if (isNarrowed(filter)) yield [downloads.aboutPart, downloads.partOnly];
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

/** Whether the list is of less than all that whoever asked answers for. */
const isNarrowed = (filter: DownloadFilter): boolean =>
  Boolean(filter.within ?? filter.village_id ?? filter.type ?? filter.surveyor_id ?? filter.mode) ||
  filter.mine ||
  [filter.session_site_id, filter.session_id, filter.user_id, filter.vaccine].some((named) => named !== '');

const shown = (day: string): string => displayDate(day as CivilDate);

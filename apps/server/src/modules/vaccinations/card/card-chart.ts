import { displayDate } from '@teeka/domain/format';
import { nameIn, type SpokenLanguage } from '@teeka/domain/names';
import { type ChartMark, chartOf, type Forecast, nationalSchedule, type Reason } from '@teeka/domain/schedule';
import { isApproved } from '@teeka/domain/vaccinations';
import { fill } from '@teeka/words';
import { explainReason } from '@teeka/words/explain-dose';
import { whole } from '@teeka/words/whole';
import type { ChartField, PaperChart } from '../../../platform/paper/report.ts';
import { doseIn } from '../../../platform/words/dose-words.ts';
import type { StoryRow } from '../doses/queries.ts';

/** What the card is made of: the judgement of the day, and the story of each dose that stands. */
export interface CardDoses {
  readonly forecast: Forecast;
  readonly standing: readonly StoryRow[];
}

const looks = {
  given: 'done',
  'given-not-counted': 'doubtful',
  due: 'open',
  overdue: 'open',
  upcoming: 'later',
  waiting: 'later',
  closed: 'closed',
  'not-applicable': 'closed',
} as const satisfies Record<ChartMark['state'], ChartField['look']>;

/** Names ages and states, and says reasons, by the words of the schedule. */
export function scheduleIn(language: SpokenLanguage) {
  const words: Readonly<Record<string, string>> = whole[language].schedule;
  return {
    age: (column: string) => words[`age-${column}`] ?? column,
    state: (state: string) => words[`state-${state}`] ?? state,
    reason: (reason: Reason) => explainReason(reason, (key, values) => fill(words[key] ?? key, values)),
  };
}

/** How a dose is known that no session of ours gave; empty of others. */
export function knownHow({ origin, elsewhere, by_word, previous_status }: StoryRow, language: SpokenLanguage): string {
  const { papers, bites } = whole[language];
  if (elsewhere) return bites.elsewhere;
  if (origin !== 'previous') return '';
  if (by_word) return papers.cardByWord;
  return isApproved(previous_status ?? '') ? papers.cardApproved : papers.cardPending;
}

/** Where and by whom a dose was given; nothing of one that others gave. */
export const givenWhere = (
  { origin, elsewhere, site, given_by_name }: StoryRow,
  language: SpokenLanguage,
): readonly string[] =>
  origin === 'previous' || elsewhere ? [] : [nameIn(site, language), given_by_name ?? ''].filter(Boolean);

/** Day and batch in one line: a whole childhood stands on one sheet. */
function storyLines(day: string, story: StoryRow | undefined, language: SpokenLanguage): readonly string[] {
  if (!story) return [day];
  const first = [day, story.batch_number].filter(Boolean).join(', ');
  return [first, ...givenWhere(story, language), knownHow(story, language)].filter(Boolean);
}

/** The schedule by ages as the card of the screen arranges it, a row for each age. */
export function cardChart({ forecast, standing }: CardDoses, language: SpokenLanguage): PaperChart {
  const { papers } = whole[language];
  const [name, words] = [doseIn(language), scheduleIn(language)];
  const { columns, rows } = chartOf(forecast, nationalSchedule);
  const storyOf = ({ code, day }: ChartMark) =>
    standing.find(({ dose_code, given_on }) => dose_code === code && given_on === day);
  const field = (mark: ChartMark): ChartField => {
    const { code, state, day, dose } = mark;
    const on = day && state !== 'waiting' ? displayDate(day) : '';
    const title = name(code);
    if (state !== 'given' && state !== 'given-not-counted')
      return { look: looks[state], title, lines: [words.state(state), on].filter(Boolean) };
    const story = storyOf(mark);
    const lines = storyLines(on, story, language);
    if (state === 'given') return { look: story?.by_word ? 'doubtful' : looks.given, title, lines };
    const reason = dose.notCounted.find((judged) => judged.dose.date === day)?.notCounted;
    return { look: looks[state], title, lines: [...lines, reason ? words.reason(reason) : words.state(state)] };
  };
  return {
    head: [papers.cardAge, papers.cardVaccines],
    rows: columns.map((column, at) => ({
      label: words.age(column),
      fields: rows.flatMap(({ cells }) => cells[at]?.marks ?? []).map(field),
    })),
  };
}

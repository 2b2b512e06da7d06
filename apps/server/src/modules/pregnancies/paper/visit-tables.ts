import { daysBetween } from '@teeka/domain/calendar';
import { displayDate } from '@teeka/domain/format';
import { type Dated, isOfChild, numberIn, pregnancyWeeks } from '@teeka/domain/pregnancy';
import { fill } from '@teeka/words';
import { whole } from '@teeka/words/whole';
import type { PaperSection } from '../../../platform/paper/report.ts';
import type { HerPaper, PaperGround } from './her-paper.ts';
import { inOneLine, saidIn } from './telling.ts';

export const pressure = ({ facts }: Dated): string => {
  const [upper, lower] = [numberIn(facts, 'systolic'), numberIn(facts, 'diastolic')];
  return upper === null || lower === null ? '' : `${upper}/${lower}`;
};

/** What has a column of its own in both tables, and in that of antenatal visits alone. */
const ownColumns = ['visited_on', 'systolic', 'diastolic'];
const antenatalColumns = [
  ...ownColumns,
  ...['weight', 'haemoglobin', 'fundal_height', 'foetal_heart_rate', 'ifa', 'folic_acid', 'calcium'],
];

/** Tablets that were given: how many of which. */
function tablets({ facts }: Dated, { language }: PaperGround): string {
  const { papers } = whole[language];
  const of = (key: string, words: string) => {
    const count = numberIn(facts, key);
    return count === null || count === 0 ? '' : fill(words, { count });
  };
  return [of('ifa', papers.ifa), of('folic_acid', papers.folicAcid), of('calcium', papers.calcium)]
    .filter(Boolean)
    .join(', ');
}

export const figure = ({ facts }: Dated, key: string): string => String(numberIn(facts, key) ?? '');

/** Each antenatal visit: its measures in columns, everything else that was found beside them. */
export function antenatalTable({ pregnancy, names }: HerPaper, ground: PaperGround): PaperSection {
  const { language } = ground;
  const { papers, pregnancyPage: page } = whole[language];
  const { facts } = saidIn(language);
  return {
    title: page.visits,
    table: {
      columns: [
        [papers.day, 0],
        [papers.weightKg, 1],
        [page['trend-pressure'], 0],
        [papers.haemoglobin, 0.7],
        [papers.fundalHeight, 1.1],
        [papers.foetalHeart, 0.9],
        [papers.tablets, 1.5],
        [papers.otherFindings, 3.7],
        [papers.by, 1.5],
      ],
      rows: pregnancy.visits.map((visit) => {
        const weeks = pregnancyWeeks(pregnancy.lmp, visit.on);
        return [
          [displayDate(visit.on), weeks === undefined ? '' : fill(page.weekShort, { week: weeks })]
            .filter(Boolean)
            .join('\n'),
          figure(visit, 'weight'),
          pressure(visit),
          figure(visit, 'haemoglobin'),
          figure(visit, 'fundal_height'),
          figure(visit, 'foetal_heart_rate'),
          tablets(visit, ground),
          inOneLine(facts('antenatal', visit.facts, (key) => !antenatalColumns.includes(key))),
          names.get(visit.event_id) ?? '',
        ];
      }),
    },
  };
}

/** Each visit after the delivery: what of the mother, what of the children. */
export function postnatalTable({ pregnancy, names }: HerPaper, { language }: PaperGround): PaperSection {
  const { papers, pregnancyPage: page, pregnancyOutcome: words } = whole[language];
  const { facts } = saidIn(language);
  const end = pregnancy.outcome?.on;
  return {
    title: words.postnatalTitle,
    table: {
      columns: [
        [papers.day, 0],
        [page['trend-pressure'], 0],
        [words.postnatalMother, 3],
        [words.postnatalChild, 2],
        [papers.by, 1.2],
      ],
      rows: pregnancy.postnatal.map((visit) => {
        const said = (picks: (key: string) => boolean) => inOneLine(facts('postnatal', visit.facts, picks));
        const day = end === undefined ? '' : fill(page['line-postnatal'], { n: daysBetween(end, visit.on) });
        return [
          [displayDate(visit.on), day].filter(Boolean).join('\n'),
          pressure(visit),
          said((key) => !isOfChild(key) && !ownColumns.includes(key)),
          said(isOfChild),
          names.get(visit.event_id) ?? '',
        ];
      }),
    },
  };
}

import { earlierKey, earlierRows, textIn } from '@teeka/domain/pregnancy';
import { whole } from '@teeka/words/whole';
import type { PaperSection } from '../../../platform/paper/report.ts';
import type { HerPaper, PaperGround } from './her-paper.ts';
import { saidIn } from './telling.ts';

/** Her pregnancies before this one as they were told at the registration, a row each: the year, how it ended, and of a delivery the child. */
export function earlierTable({ pregnancy: { facts } }: HerPaper, { language }: PaperGround): PaperSection {
  const { papers, pregnancyPage: page, pregnancyForms: forms } = whole[language];
  const { answer } = saidIn(language);
  const shown = Array.from({ length: earlierRows }, (_, at) => at + 1).filter(
    (nth) => textIn(facts, earlierKey(nth, 'outcome')) !== '',
  );
  return {
    title: page['step-before'],
    table: {
      columns: [
        [forms['registered-earlier-year'], 0],
        [papers.outcomeWord, 1],
        [papers.child, 1],
        [forms['registered-earlier-delivery'], 1.2],
      ],
      rows: shown.map((nth) => {
        const of = (part: Parameters<typeof earlierKey>[1]) => answer('registered', facts, earlierKey(nth, part));
        return [of('year') || papers.notKnown, of('outcome'), of('birth'), of('delivery')];
      }),
    },
  };
}

import type { CivilDate } from '@teeka/domain/calendar';
import { displayDate } from '@teeka/domain/format';
import { nextVisit, type Pregnancy, pregnancyWeeks, readPregnancy, stageOn } from '@teeka/domain/pregnancy';
import { fill } from '@teeka/words';
import { whole } from '@teeka/words/whole';
import type { Actor } from '../../../platform/access/actor.ts';
import type { PaperSection } from '../../../platform/paper/report.ts';
import type { AtRest } from '../../../platform/sealing/at-rest.ts';
import type { SealedEvent } from '../sealed/queries.ts';
import { shownPregnancies } from '../sealed/shown-events.ts';
import type { PaperGround } from './her-paper.ts';
import { figure, pressure } from './visit-tables.ts';

/** The pregnancy that goes on, of it what the reader's own page shows; undefined where none does. */
export function pregnancyOnCard(
  { events, deceased_on }: { readonly events: readonly SealedEvent[]; readonly deceased_on: CivilDate | null },
  { actor, atRest, today }: { readonly actor: Actor; readonly atRest: AtRest; readonly today: CivilDate },
): Pregnancy | undefined {
  const last = shownPregnancies(events, actor, atRest).at(-1);
  const read =
    last &&
    readPregnancy(
      last.pregnancy_number,
      last.events.map(([event]) => event),
    );
  return read && stageOn(read, today, deceased_on) === 'open' ? read : undefined;
}

/** Expected day, next visit, and each visit in a line. */
export function visitsInShort(pregnancy: Pregnancy, { language, today }: PaperGround): PaperSection {
  const { papers, pregnancyPage: page } = whole[language];
  const { lmp, expected, visits } = pregnancy;
  const next = nextVisit(lmp, visits.at(-1)?.on ?? null, today);
  return {
    title: page.title,
    facts: [
      [page.expected, displayDate(expected)],
      [page.lmp, displayDate(lmp)],
      [page.nextVisit, next ? fill(page.between, { from: displayDate(next.from), to: displayDate(next.to) }) : ''],
    ],
    table: {
      columns: [
        [papers.day, 0],
        [papers.howFar, 1],
        [papers.weightKg, 1],
        [page['trend-pressure'], 1],
        [papers.haemoglobin, 1],
      ],
      rows: visits.map((visit) => {
        const week = pregnancyWeeks(lmp, visit.on);
        return [
          displayDate(visit.on),
          week === undefined ? '' : fill(page.weekShort, { week }),
          figure(visit, 'weight'),
          pressure(visit),
          figure(visit, 'haemoglobin'),
        ];
      }),
    },
  };
}

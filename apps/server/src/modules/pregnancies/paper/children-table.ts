import { displayDate } from '@teeka/domain/format';
import { type Birth, childrenReportedDead, textIn } from '@teeka/domain/pregnancy';
import { fill } from '@teeka/words';
import { whole } from '@teeka/words/whole';
import type { PaperSection } from '../../../platform/paper/report.ts';
import type { HerPaper, PaperGround } from './her-paper.ts';
import { inOneLine, saidIn } from './telling.ts';

/** A child of a delivery as it is called by now, else as it was written down. */
export const childName = (
  { child_id, facts }: Birth,
  { children }: Pick<HerPaper, 'children'>,
  { language }: PaperGround,
): string => children.get(child_id ?? '')?.name ?? (textIn(facts, 'name') || whole[language].papers.child);

const ownColumns = ['name', 'born_on', 'born_time', 'sex', 'weight', 'birth_outcome'];

/** The children of a delivery; of one that died since, by its own record or by what a visit says, when. */
export function childrenTable(of: HerPaper, ground: PaperGround): PaperSection {
  const { language } = ground;
  const { pregnancy, children } = of;
  const { papers, pregnancyPage: page } = whole[language];
  const { answer, facts } = saidIn(language);
  const reported = new Map(childrenReportedDead(pregnancy).map(({ birth, on }) => [birth.birth_id, on]));
  const death = ({ birth_id, child_id }: Birth) => {
    const declared = children.get(child_id ?? '')?.deceased_on ?? undefined;
    if (declared !== undefined) return fill(papers.childDied, { date: displayDate(declared) });
    const on = reported.get(birth_id);
    return on === undefined ? '' : fill(papers.childReportedDead, { date: displayDate(on) });
  };
  return {
    title: page.children,
    table: {
      columns: [
        [papers.child, 1.4],
        [papers.bornOn, 0],
        [papers.sex, 0],
        [papers.weight, 0],
        [papers.outcomeWord, 1.3],
        [papers.otherFindings, 3],
      ],
      rows: (pregnancy.outcome?.births ?? []).map((birth) => {
        const said = (key: string) => answer('birth', birth.facts, key);
        return [
          childName(birth, of, ground),
          [said('born_on'), said('born_time')].filter(Boolean).join(' '),
          said('sex'),
          said('weight'),
          [said('birth_outcome'), death(birth)].filter(Boolean).join('\n'),
          inOneLine(facts('birth', birth.facts, (key) => !ownColumns.includes(key))),
        ];
      }),
    },
  };
}

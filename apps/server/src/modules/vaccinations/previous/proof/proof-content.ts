import { displayDate } from '@teeka/domain/format';
import type { SpokenLanguage } from '@teeka/domain/names';
import { whole } from '@teeka/words/whole';
import type { PaperContent } from '../../../../platform/paper/report.ts';
import { doseIn, materialIn } from '../../../../platform/words/dose-words.ts';
import { instantWords } from '../../../../platform/words/time-words.ts';
import { type PersonOnPaper, personFacts } from '../../../beneficiaries/index.ts';
import type { ProofRow } from './queries.ts';

const decisions = {
  pending: 'decision-pending',
  approved: 'decision-approved',
  'approved-without': 'decision-approved-without',
  'sent-back': 'decision-sent-back',
} as const;

/** What is on record of doses that were given elsewhere and of which no card was kept, in a language. */
export function proofContent(
  of: { readonly person: PersonOnPaper; readonly doses: readonly [ProofRow, ...ProofRow[]] },
  language: SpokenLanguage,
): PaperContent {
  const { papers } = whole[language];
  const [name, material] = [doseIn(language), materialIn(language)];
  const [report] = of.doses;
  const decision = decisions[report.status as keyof typeof decisions];
  return {
    title: papers.doseProof,
    of: of.person.name,
    facts: personFacts(of.person, language),
    sections: [
      {
        title: papers.doses,
        texts: [papers.proofNone],
        table: {
          columns: [
            [papers.dose, 2],
            [papers.day, 0],
            [papers.vaccine, 1.6],
            [papers.takenBack, 1.6],
          ],
          rows: of.doses.map((dose) => [
            ...[name(dose.dose_code), displayDate(dose.given_on)],
            ...[material(dose.material), dose.void_reason ?? ''],
          ]),
        },
      },
      {
        title: papers.standing,
        facts: [
          [papers.proof, papers[`proof-${report.proof}`]],
          [papers.reportedBy, report.reported_by ?? ''],
          [papers.reportedOn, instantWords(report.captured_at, language)],
          [papers.status, decision ? papers[decision] : ''],
          [papers.decidedBy, report.decided_by ?? ''],
          [papers.decidedOn, report.decided_at ? instantWords(report.decided_at, language) : ''],
          [papers.remarks, report.remarks],
        ],
      },
    ],
  };
}

import { useMemo } from 'react';
import { useToday } from '../../platform/clock/index.ts';
import { useWords } from '../../platform/language/index.ts';
import { rosterOf } from '../sessions/roster.ts';
import { useView } from '../workday/index.ts';
import { ask, fileNameOf } from './order-of.ts';
import { type Paper, paperTitles } from './paper.ts';
import { PaperSheet } from './paper-sheet.tsx';

const texts = {
  card: 'papers:cardText',
  case: 'papers:caseReportText',
  proof: 'papers:doseProofText',
  pregnancy: 'papers:pregnancyText',
  session: 'papers:sessionText',
} as const satisfies Record<Paper['kind'], string>;

/** Who stands on a session's list, as this phone knows it: nobody while it has no pack of the site. */
function useListed(session_id: string | null): ReadonlySet<string> {
  const view = useView();
  return useMemo(
    () => new Set(view && session_id ? rosterOf(view, session_id).map(({ beneficiary_id }) => beneficiary_id) : []),
    [view, session_id],
  );
}

/** The sheet of a paper that the server draws by what stands on record. */
export default function OnePaperSheet({ paper, onClose }: { readonly paper: Paper; readonly onClose: () => void }) {
  const { t } = useWords();
  const today = useToday();
  const listed = useListed(paper.kind === 'session' ? paper.session_id : null);
  const of = paper.kind === 'session' ? { session_id: paper.session_id, listed } : { person: paper.person };
  return (
    <PaperSheet
      title={`${t(paperTitles[paper.kind])}: ${paper.name}`}
      text={t(texts[paper.kind])}
      ask={(language) => ask(paper, language)}
      fileName={(file) => fileNameOf(paper, file, today)}
      of={of}
      onClose={onClose}
    />
  );
}

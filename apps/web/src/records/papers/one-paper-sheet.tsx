import { useToday } from '../../platform/clock/index.ts';
import { useWords } from '../../platform/language/index.ts';
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

/** The sheet of a paper that the server draws by what stands on record. */
export default function OnePaperSheet({ paper, onClose }: { readonly paper: Paper; readonly onClose: () => void }) {
  const { t } = useWords();
  const today = useToday();
  return (
    <PaperSheet
      title={`${t(paperTitles[paper.kind])}: ${paper.name}`}
      text={t(texts[paper.kind])}
      ask={(language) => ask(paper, language)}
      fileName={(file) => fileNameOf(paper, file, today)}
      person={paper.kind === 'session' ? undefined : paper.person}
      onClose={onClose}
    />
  );
}

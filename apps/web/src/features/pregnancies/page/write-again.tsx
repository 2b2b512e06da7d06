import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import type { PregnancyEvent } from '@teeka/domain/pregnancy';
import { useWords } from '../../../platform/language/use-words.ts';
import { keptKey } from '../../../records/forms/use-form.ts';
import { writtenAgain } from '../../../records/pregnancies/visit/again.ts';
import { emptyVisit, type VisitDraft, visitKept, visitPlace } from '../../../records/pregnancies/visit/draft.ts';
import { useDraft } from '../../../records/workday/index.ts';

interface Props {
  readonly beneficiaryId: string;
  readonly event: PregnancyEvent;
}

/** Opens the form of a visit as it was written; saved, the new one takes its place. */
export function WriteAgain({ beneficiaryId, event }: Props) {
  const { t } = useWords();
  const navigate = useNavigate();
  const key = keptKey(visitPlace(beneficiaryId), visitKept(beneficiaryId), null);
  const [kept, keep] = useDraft<VisitDraft>(key, emptyVisit);
  const open = async (begun: VisitDraft) => {
    await keep(writtenAgain(begun, event));
    await navigate({ to: `/pregnancy/${beneficiaryId}/visit` });
  };
  return (
    <Button variant="light" disabled={kept === null} onClick={() => void (kept && open(kept))}>
      {t('pregnancyPage:writeAgain')}
    </Button>
  );
}

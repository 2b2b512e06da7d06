import { Suspense } from 'react';
import { paperPlace } from '../../features/cases/plans/rabies/paper.ts';
import type { ParamsOf } from '../../platform/address/params-of.ts';
import { useOpened } from '../../records/forms/use-form.ts';
import { SkeletonList } from '../../ui/index.ts';
import { late } from '../../ui/late/late.tsx';

const RecordPrevious = late(() =>
  import('../../features/vaccinations/previous/screen.tsx').then((file) => ({ default: file.Screen })),
);
const CorrectPaper = late(() =>
  import('../../features/cases/plans/rabies/correct-paper.tsx').then((file) => ({ default: file.CorrectPaper })),
);

/** Doses given elsewhere; the refused paper of a rabies course has a form of its own. */
export function Screen({ benId }: ParamsOf<'new-beneficiary/record-previous-vaccination/$benId'>) {
  const paper = useOpened(paperPlace(benId));
  return (
    <Suspense fallback={<SkeletonList />}>
      {paper ? <CorrectPaper beneficiaryId={benId} /> : <RecordPrevious benId={benId} />}
    </Suspense>
  );
}

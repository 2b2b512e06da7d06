import { Suspense, useState } from 'react';
import { type RefusedPaper, refusedPaper } from '../../features/cases/bites/rabies/paper.ts';
import { useItem } from '../../records/workday/index.ts';
import { SkeletonList } from '../../ui/index.ts';
import { late } from '../../ui/late/late.tsx';
import { useMended } from '../../ui/saving/use-mended.ts';

const RecordPrevious = late(() =>
  import('../../features/vaccinations/previous/screen.tsx').then((file) => ({ default: file.Screen })),
);
const MendPaper = late(() =>
  import('../../features/cases/bites/rabies/mend-paper.tsx').then((file) => ({ default: file.MendPaper })),
);

/** Doses given elsewhere; the refused paper of a rabies course has a form of its own. */
export function Screen() {
  const found = refusedPaper(useItem(useMended()));
  // It stays open while it is sent and leaves the list of what was refused.
  const [paper, setPaper] = useState<RefusedPaper | null>(null);
  if (found && !paper) setPaper(found);
  return <Suspense fallback={<SkeletonList />}>{paper ? <MendPaper paper={paper} /> : <RecordPrevious />}</Suspense>;
}

import { IconFileUnknown } from '@tabler/icons-react';
import type { PlannedSession } from '@teeka/contract/sessions/plans';
import { useState } from 'react';
import { useWords } from '../../../platform/language/index.ts';
import { EmptyState, Page, SkeletonList } from '../../../ui/index.ts';
import { siteNames } from '../parts/site-names.ts';
import { ReasonSheet } from './late-reason-sheet.ts';
import { PlanBody } from './plan-body.tsx';

interface Props {
  /** Null where there is none of that id in the area, undefined while it is on its way. */
  readonly session: PlannedSession | null | undefined;
  readonly role: string;
}

/** A plan in full beside the list, as it stands now; a question for the reason opens over both. */
export function PlanBeside({ session, role }: Props) {
  const { t } = useWords();
  const [asking, setAsking] = useState<'cancel' | 'freeze' | null>(null);
  if (!session)
    return (
      <Page title={t('plans:detailTitle')}>
        {session === undefined ? (
          <SkeletonList rows={6} />
        ) : (
          <EmptyState icon={IconFileUnknown} title={t('plans:detailGone')} />
        )}
      </Page>
    );
  return (
    <Page title={siteNames(session).site}>
      <div className="rows-10">
        <PlanBody session={session} role={role} onDone={() => setAsking(null)} onAsk={setAsking} />
      </div>
      {asking ? <ReasonSheet session={session} act={asking} onClose={() => setAsking(null)} /> : null}
    </Page>
  );
}

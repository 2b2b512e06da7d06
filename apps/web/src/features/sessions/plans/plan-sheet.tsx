import type { PlannedSession } from '@teeka/contract/sessions/plans';
import { useState } from 'react';
import { BottomSheet } from '../../../ui/index.ts';
import { siteNames } from '../parts/site-names.ts';
import { ReasonSheet } from './late-reason-sheet.ts';
import { PlanBody } from './plan-body.tsx';

interface Props {
  readonly session: PlannedSession;
  readonly role: string;
  readonly onClose: () => void;
}

/** A plan in full over the list; a question for the reason takes its place. */
export function PlanSheet({ session, role, onClose }: Props) {
  const [asking, setAsking] = useState<'cancel' | 'freeze' | null>(null);
  if (asking) return <ReasonSheet session={session} act={asking} onClose={onClose} />;
  return (
    <BottomSheet open onClose={onClose} title={siteNames(session).site}>
      <PlanBody session={session} role={role} onDone={onClose} onAsk={setAsking} />
    </BottomSheet>
  );
}

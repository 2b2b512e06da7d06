import { type ComponentType, Suspense } from 'react';
import type { ParamsOf } from '../../../platform/address/params-of.ts';
import { useSession } from '../../../records/workday/index.ts';
import { SkeletonList } from '../../../ui/index.ts';
import { flows, scheduleFlow } from '../plans/flows.ts';
import type { VisitPart } from './steps.ts';

/** A part of a visit, in the care that its session gives; only that care is loaded. */
export function partOf(part: VisitPart): ComponentType<ParamsOf<'case-details/$benID/$sessionID'>> {
  return function Part({ benID: beneficiaryId, sessionID: sessionId }) {
    const Flow = flows.get(useSession(sessionId)?.session.session_category_type ?? '') ?? scheduleFlow;
    return (
      <Suspense fallback={<SkeletonList />}>
        <Flow part={part} at={{ beneficiaryId, sessionId }} />
      </Suspense>
    );
  };
}

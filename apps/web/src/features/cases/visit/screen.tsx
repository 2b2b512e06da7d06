import { type ComponentType, Suspense } from 'react';
import type { ParamsOf } from '../../../platform/address/params-of.ts';
import { useAddressQuery } from '../../../platform/address/use-address-query.ts';
import { usePerson, useSession } from '../../../records/workday/index.ts';
import { SkeletonList } from '../../../ui/index.ts';
import { flows } from '../plans/flows.ts';
import { careOf, offers } from '../plans/offers.ts';
import { ChooseCare } from './choose-care.tsx';
import type { VisitPart } from './steps.ts';

/** A part of a visit, in the care that its session offers the person; only that care is loaded. */
export function partOf(part: VisitPart): ComponentType<ParamsOf<'case-details/$benID/$sessionID'>> {
  return function Part({ benID: beneficiaryId, sessionID: sessionId }) {
    const session = useSession(sessionId)?.session;
    const person = usePerson(beneficiaryId);
    const said = useAddressQuery();
    const at = { beneficiaryId, sessionId };
    const [care = 'schedule', ...more] = session ? careOf(offers, { session, person }, said) : [];
    if (more.length > 0) return <ChooseCare at={at} among={[care, ...more]} />;
    const Flow = flows[care];
    return (
      <Suspense fallback={<SkeletonList />}>
        <Flow part={part} at={at} />
      </Suspense>
    );
  };
}

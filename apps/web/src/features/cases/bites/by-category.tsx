import { useParams } from '@tanstack/react-router';
import { venomCategory } from '@teeka/domain/sessions';
import { type ComponentType, lazy, Suspense } from 'react';
import { useSession } from '../../../platform/workday/index.ts';
import { SkeletonList } from '../../../ui/index.ts';

const bites = {
  case: lazy(async () => ({ default: (await import('./case-screen.tsx')).CaseScreen })),
  vaccination: lazy(async () => ({ default: (await import('./vaccination-screen.tsx')).VaccinationScreen })),
  summary: lazy(async () => ({ default: (await import('./summary-screen.tsx')).SummaryScreen })),
  success: lazy(async () => ({ default: (await import('./success-screen.tsx')).SuccessScreen })),
};

/**
 * A step of a case: of a bite in a session of category '2' (venom and anti-rabies), of the national schedule elsewhere.
 * Only the half that is needed is loaded.
 */
export function byCategory(
  step: keyof typeof bites,
  national: () => Promise<{ Screen: ComponentType }>,
): ComponentType {
  const Bites = bites[step];
  const National = lazy(async () => ({ default: (await national()).Screen }));
  return function Step() {
    const { sessionID = '' } = useParams({ strict: false });
    const session = useSession(sessionID);
    const Half = session?.session.session_category_type === venomCategory ? Bites : National;
    return (
      <Suspense fallback={<SkeletonList />}>
        <Half />
      </Suspense>
    );
  };
}

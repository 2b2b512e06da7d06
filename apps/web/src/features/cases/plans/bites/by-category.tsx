import { useParams } from '@tanstack/react-router';
import { venomCategory } from '@teeka/domain/sessions';
import { type ComponentType, type ReactNode, Suspense } from 'react';
import { useSession } from '../../../../records/workday/index.ts';
import { SkeletonList } from '../../../../ui/index.ts';
import { late } from '../../../../ui/late/late.tsx';

type Half = () => Promise<{ Screen: ComponentType }>;
const halfOf = (half: Half) => late(async () => ({ default: (await half()).Screen as () => ReactNode }));

/**
 * A step of a case: of a bite in a session of category '2' (venom and anti-rabies), of the national schedule elsewhere.
 * Only the half that is needed is loaded.
 */
export function byCategory(national: Half, bites: Half): ComponentType {
  const Bites = halfOf(bites);
  const National = halfOf(national);
  return function Step() {
    const { sessionID = '' } = useParams({ strict: false });
    const session = useSession(sessionID);
    const Shown = session?.session.session_category_type === venomCategory ? Bites : National;
    return (
      <Suspense fallback={<SkeletonList />}>
        <Shown />
      </Suspense>
    );
  };
}

import { useLocation, useRouter } from '@tanstack/react-router';
import { type Asked, useAsked } from '../../../platform/address/use-asked.ts';

/**
 * The way from a child's form to that of the guardian, and back to the child, whose half-filled form waits as a draft.
 * The address of the guardian's form names where in the history the child's lies, so that coming back leaves nothing of
 * it in between.
 */
export function useGuardianWay() {
  const router = useRouter();
  const { pathname, state } = useLocation();
  const asked = useAsked();
  const { guardian } = asked;
  return {
    isGuardian: guardian !== undefined,
    toGuardian: () =>
      void router.navigate({
        to: pathname,
        search: { ...asked, step: undefined, guardian: state.__TSR_index } satisfies Asked,
        state: (before) => ({ ...before, depth: 0 }),
      }),
    toChild: () => {
      const steps = state.__TSR_index - Number(guardian);
      if (steps > 0) router.history.go(-steps);
      else
        void router.navigate({
          to: pathname,
          search: { ...asked, guardian: undefined, step: 'details' } satisfies Asked,
          replace: true,
        });
    },
  };
}

import { useLocation, useRouter, useSearch } from '@tanstack/react-router';

/** The place of a page in the browser's history. */
const placeOf = (state: unknown): number => (state as { readonly __TSR_index: number }).__TSR_index;

/**
 * The way from a child's form to that of the guardian, and back to the child, whose half-filled form waits as a draft.
 * The address of the guardian's form names where in the history the child's lies, so that coming back leaves nothing of
 * it in between.
 */
export function useGuardianWay() {
  const router = useRouter();
  const { pathname, state } = useLocation();
  const asked = useSearch({ strict: false }) as { readonly guardian?: number };
  const { guardian } = asked;
  return {
    isGuardian: guardian !== undefined,
    toGuardian: () =>
      void router.navigate({
        to: pathname,
        search: { ...asked, step: undefined, guardian: placeOf(state) } as never,
        state: ((before: object) => ({ ...before, depth: 0 })) as never,
      }),
    toChild: () => {
      const steps = placeOf(state) - Number(guardian);
      if (steps > 0) router.history.go(-steps);
      else
        void router.navigate({
          to: pathname,
          search: { ...asked, guardian: undefined, step: 'details' } as never,
          replace: true,
        });
    },
  };
}

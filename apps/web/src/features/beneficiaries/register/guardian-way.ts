import { useLocation, useRouter } from '@tanstack/react-router';
import { type AddressQuery, useAddressQuery } from '../../../platform/address/use-address-query.ts';

/**
 * The way from a child's form to that of the guardian, and back to the child, whose half-filled form waits as a draft.
 * The address of the guardian's form names where in the history the child's lies, so that coming back leaves nothing of
 * it in between.
 */
export function useGuardianWay() {
  const router = useRouter();
  const { pathname, state } = useLocation();
  const query = useAddressQuery();
  const { guardian } = query;
  return {
    isGuardian: guardian !== undefined,
    toGuardian: () =>
      void router.navigate({
        to: pathname,
        search: { ...query, step: undefined, guardian: state.__TSR_index } satisfies AddressQuery,
        state: (before) => ({ ...before, depth: 0 }),
      }),
    toChild: () => {
      const steps = state.__TSR_index - Number(guardian);
      if (steps > 0) router.history.go(-steps);
      else
        void router.navigate({
          to: pathname,
          search: { ...query, guardian: undefined, step: 'details' } satisfies AddressQuery,
          replace: true,
        });
    },
  };
}

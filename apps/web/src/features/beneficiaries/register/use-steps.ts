import { useLocation, useRouter } from '@tanstack/react-router';
import { type AddressQuery, useAddressQuery } from '../../../platform/address/use-address-query.ts';
import { type RegistrationStep, registrationSteps } from './steps.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** How many steps of the form lie below this page in the browser's history. */
    readonly depth?: number;
  }
}

/**
 * The step of a registration stands in the address, so that every way back (the arrow, the phone's and the browser's)
 * goes one step back, and only from the first one out of the form. An address without one means `begin`.
 */
export function useSteps(begin: RegistrationStep = 'person') {
  const router = useRouter();
  const { pathname, state } = useLocation();
  const query = useAddressQuery();
  const at = Math.max(0, registrationSteps.indexOf((query.step ?? begin) as RegistrationStep));
  const step = registrationSteps[at] ?? 'person';
  const { depth = 0 } = state;
  const go = (next: RegistrationStep, { replace }: { readonly replace: boolean }) =>
    void router.navigate({
      to: pathname,
      search: { ...query, step: next } satisfies AddressQuery,
      state: (before) => ({ ...before, depth: replace ? depth : depth + 1 }),
      replace,
    });
  /** To a step; one that was passed lies behind, so that the steps after it do not come back. */
  const goTo = (next: RegistrationStep) => {
    const steps = registrationSteps.indexOf(next) - at;
    if (steps > 0) go(next, { replace: false });
    else if (steps < 0 && depth >= -steps) router.history.go(steps);
    else if (steps < 0) go(next, { replace: true });
  };
  return { at, step, goTo };
}

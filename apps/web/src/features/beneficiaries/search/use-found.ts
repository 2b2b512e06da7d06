import { useNavigate } from '@tanstack/react-router';
import { currentUser } from '../../../platform/sign-in/index.ts';

/** May this worker open a person's page? The route table gives it to vaccinators (specification 1, section 2). */
export const opensProfile = (): boolean => currentUser()?.role === 'Vaccinator';

/** A scanned person's page opens; where something is to be done with the person, or the page is not theirs, they are found. */
export function useFound(find: (reference: string) => void, hasAction: boolean): (reference: string) => void {
  const navigate = useNavigate();
  return (reference) => {
    if (hasAction || !opensProfile()) find(reference);
    else void navigate({ to: `/beneficiary/${reference}` });
  };
}

import { useNavigate } from '@tanstack/react-router';
import { personPath } from '../profile/person-path.ts';

/** A scanned person's page opens; where something is to be done with the person, or the page is not theirs, they are found. */
export function useFound(find: (reference: string) => void, hasAction: boolean): (reference: string) => void {
  const navigate = useNavigate();
  return (reference) => {
    const page = personPath(reference);
    if (hasAction || page === null) find(reference);
    else void navigate({ to: page });
  };
}

import { useNavigate } from '@tanstack/react-router';
import { personPath } from '../../../ui/person/person-path.ts';

/** A scanned person's page opens; where something is to be done with the person, they are found. */
export function useFound(find: (reference: string) => void, hasAction: boolean): (reference: string) => void {
  const navigate = useNavigate();
  return (reference) => {
    if (hasAction) find(reference);
    else void navigate({ to: personPath(reference) });
  };
}

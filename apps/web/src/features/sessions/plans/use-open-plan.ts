import { useQuery } from '@tanstack/react-query';
import { getSessionPlan, type PlannedSession } from '@teeka/contract/sessions/plans';
import { send } from '../../../platform/api/index.ts';
import { useOnline } from '../../../records/workday/index.ts';

/** A plan as the list has it or, where it stands in other days or another place, as the server has it; null for none. */
export function useOpenPlan(id: string, listed: readonly PlannedSession[] | null): PlannedSession | null | undefined {
  const online = useOnline();
  const found = listed?.find(({ session_id }) => session_id === id);
  const { data, isError } = useQuery({
    queryKey: ['sessions', 'plan', id],
    enabled: online && id !== '' && listed !== null && !found,
    retry: false,
    queryFn: () => send(getSessionPlan, { session_id: id }, { quiet: true, silent: true }),
  });
  return found ?? data ?? (isError || id === '' ? null : undefined);
}

import { mayMove } from '@teeka/domain/sessions';
import { currentUser } from '../../../platform/sign-in/index.ts';
import { historyPath } from '../../../records/sessions/history-path.ts';

/** Where it is seen what came of a session; null for who has no such screen. */
export function recordOf(session_id: string): string | null {
  if (!mayMove('plan', currentUser()?.role ?? '')) return null;
  return `${historyPath()}/${session_id}`;
}

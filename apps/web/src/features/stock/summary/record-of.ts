import { mayMove } from '@teeka/domain/sessions';
import { currentUser } from '../../../platform/sign-in/index.ts';

/** Where it is seen what came of a session; null for who has no such screen. */
export function recordOf(session_id: string): string | null {
  const role = currentUser()?.role ?? '';
  if (!mayMove('plan', role)) return null;
  return `${role === 'Vaccinator' ? '/session-history' : '/session-plans/history'}/${session_id}`;
}

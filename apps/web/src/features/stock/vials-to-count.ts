import type { Session } from '@teeka/contract/sessions';
import type { SessionStatus } from '@teeka/domain/sessions';
import { differences } from '@teeka/domain/stock';

const begun: readonly string[] = ['on-going', 'ended', 'frozen'] satisfies SessionStatus[];

/**
 * Does a session ask for its vials? `open` before the first count, `again` where doses came or went since. Whoever was
 * treated without a dose, a bite that was watched, leaves no vials.
 */
export function vialsToCount({
  status,
  doses_given = [],
  doses_counted = [],
}: Pick<Session, 'status' | 'doses_given' | 'doses_counted'>): 'none' | 'open' | 'again' | 'counted' {
  const isCounted = doses_counted.length > 0;
  if (differences(doses_given, doses_counted).length > 0) return isCounted ? 'again' : 'open';
  return isCounted && begun.includes(status) ? 'counted' : 'none';
}

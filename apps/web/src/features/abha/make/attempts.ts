import { abhaAttemptMinutes } from '@teeka/domain/abha';
import { accompany } from '../../../platform/sign-in/signed-in.ts';
import { isUnderWay, type Stage } from './flow.ts';

interface Attempt {
  readonly stage: Stage;
  /** Milliseconds of the epoch at which its ticket has run out. */
  readonly until: number;
}

/**
 * Attempts under way, by person, in memory alone: who leaves the page and comes back within its minutes goes on; a reload,
 * signing out or locking the phone ends them.
 */
const attempts = new Map<string, Attempt>();
accompany({ closing: () => attempts.clear(), signingOut: () => attempts.clear() });

export function attemptOf(beneficiaryId: string, at: Date): Stage | null {
  const found = attempts.get(beneficiaryId);
  return found && found.until > at.getTime() ? found.stage : null;
}

/** Holds an attempt; what is only begun, and what is over, is not held. */
export function holdAttempt(beneficiaryId: string, stage: Stage, at: Date): void {
  if (!isUnderWay(stage)) {
    attempts.delete(beneficiaryId);
    return;
  }
  const until = attempts.get(beneficiaryId)?.until ?? at.getTime() + abhaAttemptMinutes * 60_000;
  attempts.set(beneficiaryId, { stage, until });
}

import type { Answers } from '@teeka/domain/aefi';
import type { AtRest } from '../../platform/sealing/at-rest.ts';

/** The answers as they rest in clear, and the notifier's number as it rests: sealed, null when none was given. */
export function withoutPhone(
  answers: Answers,
  atRest: AtRest,
): { readonly answers: Answers; readonly phone: Buffer | null } {
  const { notifier_phone, ...rest } = answers;
  const isGiven = typeof notifier_phone === 'string' && notifier_phone !== '';
  return { answers: rest, phone: isGiven ? atRest.seal('mobile', notifier_phone) : null };
}

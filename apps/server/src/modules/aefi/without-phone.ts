import type { Answers } from '@teeka/domain/aefi';
import type { AtRest } from '../../platform/sealing/at-rest.ts';

/**
 * The answers as they rest in clear, and the notifier's number as it rests: sealed, null when none was given. What is no
 * text stays among the answers, where it is judged as any other.
 */
export function withoutPhone(
  report_id: string,
  answers: Answers,
  atRest: AtRest,
): { readonly answers: Answers; readonly phone: Buffer | null } {
  const { notifier_phone, ...rest } = answers;
  if (notifier_phone !== undefined && typeof notifier_phone !== 'string') return { answers, phone: null };
  const phone = notifier_phone ? atRest.seal('mobile', `report/${report_id}`, notifier_phone) : null;
  return { answers: rest, phone };
}

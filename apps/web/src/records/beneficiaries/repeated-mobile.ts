import { checkMobile, checkMobileRepeated } from '@teeka/domain/contact';
import type { Refusal } from '@teeka/domain/refusal';
import { refusedAt } from '@teeka/domain/text';

/**
 * The mobile number is typed twice: a wrong digit leads every message to strangers. Missing FLDVAL0001, another number
 * FLDVAL0010. A number that is wrong by itself is refused once, in its own field.
 */
export function repeatedMobileRefusals({
  mobile_number,
  mobile_repeated,
}: {
  readonly mobile_number: string;
  readonly mobile_repeated: string;
}): readonly Refusal[] {
  if (!checkMobile(mobile_number).ok) return [];
  const path = 'mobile_repeated';
  if (mobile_repeated.trim() === '') return [{ code: 'FLDVAL0001', path }];
  return refusedAt(path, checkMobileRepeated(mobile_number, mobile_repeated));
}

import type { Answers } from '../forms/index.ts';
import type { Refusals } from '../refusal/index.ts';
import { aloneRefusals } from './alone.ts';
import { textIn } from './event.ts';

/** Where no child is born by a caesarean. */
const withoutTheatre: readonly string[] = ['Home', 'In transit', 'Sub Centre'];

/** What of a delivery does not go together: a caesarean at home (BENPRE0021), no complication and one (BENMED0001). */
export function deliveryRefusals(facts: Answers): Refusals {
  const by = textIn(facts, 'conducted_by');
  const isOutside = withoutTheatre.includes(textIn(facts, 'place')) || (by !== '' && by !== 'Doctor');
  const isWrong = textIn(facts, 'delivery_type') === 'Caesarean' && isOutside;
  return [
    ...(isWrong ? ([{ code: 'BENPRE0021', path: 'delivery_type' }] as const) : []),
    ...aloneRefusals(facts, ['complications']),
  ];
}

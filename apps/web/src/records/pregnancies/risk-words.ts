import type { CivilDate } from '@teeka/domain/calendar';
import { displayDate } from '@teeka/domain/format';
import { type PregnancyField, type ProposedRisk, pregnancyForms } from '@teeka/domain/pregnancy';
import { pregnancyWords, riskName } from './field-words.ts';

const risks = pregnancyForms.risk;
const reasons: PregnancyField | undefined = risks.find(({ key }) => key === 'reasons');

/** A risk by its name; what the master list has none for by what was seen. */
export const riskInWords = ({ risk, reason }: { readonly risk: string; readonly reason: string }): string =>
  risk === 'Other' && reason !== '' && reasons ? pregnancyWords('risk').option(reasons, reason) : riskName(risk);

/** So long may a reason be, of a risk and of a referral. */
const mostLetters = risks.find(({ key }) => key === 'reason')?.max ?? 0;

/** As many as fit into a reason. */
export function asReason(parts: readonly string[], separator = ', '): string {
  const fitting = [...new Set(parts)];
  while (fitting.join(separator).length > mostLetters) fitting.pop();
  return fitting.join(separator);
}

/** Why she is sent on, as it is written into a referral of that day: each with its figure, and its day where that is another. */
export const sentFor = (risk: ProposedRisk, day: CivilDate): string =>
  [riskInWords(risk), risk.figure, risk.on === null || risk.on === day ? '' : displayDate(risk.on)]
    .filter(Boolean)
    .join(', ');

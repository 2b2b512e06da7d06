import { ReportAefi } from '../../visit/report-aefi.tsx';
import type { OpenBite } from '../bites/use-bite-visit.ts';

/** A reaction after vaccine or immunoglobulin; nothing before the first dose. */
export function ReportReaction({ visit }: { readonly visit: OpenBite }) {
  const given = visit.cases.some(({ doses }) => doses.some(({ voided }) => !voided));
  return given ? <ReportAefi person={visit.person.person.beneficiary_id} isPlain /> : null;
}

import type { ParamsOf } from '../../platform/address/params-of.ts';
import { AuditPage } from './audit-page.tsx';

/** Who looked at the record of a person. */
export const Screen = ({ benID }: ParamsOf<'people/$benID/audit'>) => (
  <AuditPage key={benID} about="person" id={benID} back={`/people/${benID}`} />
);

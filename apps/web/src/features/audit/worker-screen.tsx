import type { ParamsOf } from '../../platform/address/params-of.ts';
import { AuditPage } from './audit-page.tsx';

/** What a worker did, and what others did to the account. */
export const Screen = ({ workerID }: ParamsOf<'workers/$workerID/audit'>) => (
  <AuditPage key={workerID} about="worker" id={workerID} back="/workers" />
);

import * as audit from '@teeka/contract/audit';
import { type AreaSample, names } from './area-sample.ts';
import type { AreaSide } from './area-side.ts';

const days = ({ today }: AreaSide) => ({ from_date: today, to_date: today });
const person = async (at: AreaSide) => ({ beneficiaryId: await at.person(), ...days(at) });
const worker = async (at: AreaSide) => {
  const { server, site, places } = at;
  return { user_id: (await server.fixtures.user({ role: 'ASHA', sites: [site], places })).user_id, ...days(at) };
};
const reason = 'The family complained';

/** Audits of people and workers, for whoever answers for a district or a site. */
export const samplesOfAudit: readonly AreaSample[] = [
  names(audit.getAuditOfPerson, person),
  names(audit.getAuditOfWorker, worker),
  names(audit.downloadAuditOfPerson, async (at) => ({ ...(await person(at)), reason })),
  names(audit.downloadAuditOfWorker, async (at) => ({ ...(await worker(at)), reason })),
];

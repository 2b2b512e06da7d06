import { getIssuedCertificates } from '@teeka/contract/certificates';
import { qrOfCard } from '@teeka/domain/certificates';
import { queryHandler, refuse } from '../../platform/http/handler.ts';
import { personDetails } from '../beneficiaries/index.ts';
import { dosesOfPerson } from '../vaccinations/index.ts';
import { certifiedDoses } from './certified-doses.ts';
import { judgeIssued } from './judge-issued.ts';
import type { PaperDose } from './paper.ts';
import { issuedOf } from './queries.ts';

/** Does it say each dose that could be certified now? One of before may say others, too. */
const saysAll = (doses: readonly PaperDose[], now: readonly PaperDose[]): boolean =>
  now.every(({ dose_code, given_on }) => doses.some((one) => one.dose_code === dose_code && one.given_on === given_on));

/** What was issued of a person, and the code of the newest of all doses that holds, for a phone to keep. */
export const getIssuedCertificatesHandler = queryHandler(getIssuedCertificates, async (input, context) => {
  const { actor, now, db } = context;
  const { beneficiary_ref_id: id } = input;
  const [person, rows, doses] = await Promise.all([
    db.first(personDetails(actor, now.today, id)),
    db.rows(issuedOf(id)),
    db.rows(dosesOfPerson(id)),
  ]);
  if (!person) return refuse({ code: 'REQVAL0012', path: 'beneficiary_ref_id' });
  const issued = await judgeIssued(rows, context);
  const holds = issued.find(({ shown }) => shown.of === 'all' && shown.state === 'genuine');
  const newest = holds?.paper && {
    number: holds.shown.number,
    issued_on: holds.paper.issued_on,
    qr: qrOfCard(holds.paper.signed),
    complete: saysAll(holds.paper.doses, certifiedDoses(doses)),
  };
  return {
    reply: { certificates: issued.map(({ shown }) => shown), newest: newest ?? null },
    audit: [{ beneficiary_id: person.beneficiary_id, detail: { certificates: issued.length } }],
  };
});

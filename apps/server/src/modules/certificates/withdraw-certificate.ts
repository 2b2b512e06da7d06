import { withdrawCertificate } from '@teeka/contract/certificates';
import { claimsOf } from '@teeka/contract/certificates/signed-card';
import { certificateWithdrawalRefusals, readCard } from '@teeka/domain/certificates';
import { allAnswered } from '../../platform/db/all-answered.ts';
import { commandHandler, refuse } from '../../platform/http/handler.ts';
import { lockPerson, personDetails } from '../beneficiaries/index.ts';
import { paperIfOpens } from './judge-issued.ts';
import { issuedOne, storeWithdrawal } from './queries.ts';

/** Takes one certificate back, and says so to everybody who scans it from then on. */
export const withdrawCertificateHandler = commandHandler(withdrawCertificate, {
  async read({ beneficiary_ref_id: id, certificate_id }, { db, actor, now }) {
    const [, person, issued] = await allAnswered([
      db.rows(lockPerson(id)),
      db.first(personDetails(actor, now.today, id)),
      db.first(issuedOne(id, certificate_id)),
    ]);
    return { person, issued };
  },
  async decide({ reason }, { person, issued }, { actor, now, atRest }) {
    if (!person) return refuse({ code: 'REQVAL0012', path: 'beneficiary_ref_id' });
    if (!issued) return refuse({ code: 'REQVAL0012', path: 'certificate_id' });
    const { beneficiary_id, certificate_id, number, issued_by, issued_at, withdrawn_at } = issued;
    const certificate = { issued_by, issuedAt: issued_at.getTime(), withdrawn: withdrawn_at !== null };
    const { user_id, role } = actor;
    const who = { user_id, role, now: now.instant.getTime() };
    const refusals = certificateWithdrawalRefusals(reason, certificate, who);
    if (refusals.length > 0) return refuse(...refusals);
    // The name and the second that are signed; where they do not open, those that stand beside them.
    const paper = paperIfOpens(issued, { atRest });
    const card = paper && readCard(await claimsOf(paper.signed));
    const rid = card?.rid ?? issued.rid;
    const card_at = card ? new Date(card.issuedAt * 1000) : issued.card_at;
    return {
      decision: {
        ...{ beneficiary_id, certificate_id, rid, card_at },
        ...{ reason: reason.trim(), withdrawn_by: user_id },
      },
      reply: {},
      audit: [{ beneficiary_id, subject: certificate_id, detail: { certificate: number } }],
    };
  },
  write(withdrawal, { db }) {
    db.run(storeWithdrawal(withdrawal));
  },
});

import { getMinDateForDeclareDeath } from '@teeka/contract/beneficiaries';
import { deathIsOffered, deathRange, mayWithdrawDeath } from '@teeka/domain/beneficiaries';
import { isReferenceNumber } from '@teeka/domain/identity';
import { queryHandler, refuse } from '../../../platform/http/handler.ts';
import { boundsOf, detailsOf } from '../edit/queries.ts';
import { deathFacts } from './death-facts.ts';
import { declaredDeath } from './declared-death.ts';
import { deathInPregnancy, declarationOf } from './queries.ts';

export const getMinDateHandler = queryHandler(
  getMinDateForDeclareDeath,
  async ({ beneficiary_ref_id }, { actor, now, db }) => {
    const beneficiary_id = isReferenceNumber(beneficiary_ref_id) ? beneficiary_ref_id : '0';
    const [row, bounds, declaration, pregnancy] = await Promise.all([
      db.first(detailsOf(actor, now.today, beneficiary_id)),
      db.first(boundsOf(beneficiary_id)),
      db.first(declarationOf(beneficiary_id)),
      db.first(deathInPregnancy(beneficiary_id)),
    ]);
    if (!row) return refuse({ code: 'REQVAL0012', path: 'beneficiary_ref_id' });
    const facts = deathFacts(row, bounds, now.today);
    const { min, max } = deathRange(facts);
    const { deceased_on } = row;
    const { user_id, role } = actor;
    const death = { ...declaredDeath(deceased_on, declaration), inPregnancy: pregnancy?.in_pregnancy === true };
    const withdrawable = deceased_on !== null && mayWithdrawDeath(death, { user_id, role, today: now.today });
    const allowed = deceased_on === null && deathIsOffered(facts);
    return {
      reply: { min_date: min, max_date: max, allowed, deceased_on, withdrawable },
      audit: [{ beneficiary_id }],
    };
  },
);

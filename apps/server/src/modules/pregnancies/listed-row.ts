import type { CivilDate } from '@teeka/domain/calendar';
import { isShownHigh, lastSeenOn, type Pregnancy, risksNow, unheardSince } from '@teeka/domain/pregnancy';
import type { PregnancyRow } from './queries.ts';

interface Beside {
  readonly woman: { readonly beneficiary_id: string; readonly dob: CivilDate };
  readonly others: readonly Pregnancy[];
  readonly today: CivilDate;
}

/** A pregnancy as lists know it. */
export function listedRow(pregnancy: Pregnancy, { woman, others, today }: Beside): PregnancyRow {
  const { pregnancy_number, lmp, registeredOn, visits, outcome, death } = pregnancy;
  const risks = risksNow(pregnancy, woman.dob, today, others);
  return {
    beneficiary_id: woman.beneficiary_id,
    pregnancy_number,
    lmp_on: lmp,
    registered_on: registeredOn,
    visits: visits.length,
    last_visit_on: lastSeenOn(pregnancy),
    high_risk: risks.standing.length + risks.proposed.length > 0,
    high_risk_shown: isShownHigh(risks),
    urgent: risks.isUrgentHerself,
    unheard_on: unheardSince(pregnancy),
    outcome: outcome?.kind ?? null,
    ended_on: outcome?.on ?? null,
    is_withdrawn: false,
    died_on: death?.on ?? null,
  };
}

import { declareBenDeath, type getMinDateForDeclareDeath } from '@teeka/contract/beneficiaries';
import type { ReplyOf, RequestOf } from '@teeka/contract/call';
import {
  type DeathFacts,
  deathIsOffered,
  deathRange,
  deathRefusals,
  mayWithdrawDeath,
  type Withdrawer,
} from '@teeka/domain/beneficiaries';
import { ageOn, type CivilDate } from '@teeka/domain/calendar';
import { type DayRange, measures } from '@teeka/domain/person';
import type { Refusal } from '@teeka/domain/refusal';
import { dayOf } from '../../../platform/clock/clock.ts';
import type { Item } from '../../../platform/outbox/item.ts';
import type { PersonOnPhone } from '../../../platform/pack/index.ts';
import type { DoseNow } from '../../../records/beneficiaries/person-now.ts';
import { personPath } from '../../../ui/person/person-path.ts';

/** What the server says of a declaration; null without network. */
export type DeathAnswer = ReplyOf<typeof getMinDateForDeclareDeath> | null;

export interface DeathForm {
  readonly date_of_death: string;
  readonly remarks: string;
}
export const emptyDeath: DeathForm = { date_of_death: '', remarks: '' };
export const deathPlace = (person: string) => `${personPath(person)}#death` as const;

/** What this phone knows for a declaration of death; of an abortion it knows nothing, that is for the server. */
export function deathFactsOf(
  { dob, ben_type_id, lmp_date, deceased_on }: PersonOnPhone,
  doses: readonly DoseNow[],
  today: CivilDate,
): DeathFacts {
  const days = doses.filter(({ voided, state }) => !voided && state !== 'refused').map(({ given_on }) => given_on);
  const lastDose = days.toSorted().at(-1) ?? null;
  return { today, dob, ben_type_id, lmp_date, deceased_on, lastDose, abortion_on: null };
}

/** May only the server know whether it is allowed? So for a woman who may have had an abortion. */
export function mustAskServer(facts: DeathFacts, gender: number): boolean {
  const years = ageOn(facts.dob, facts.today)?.years ?? 0;
  return gender === 2 && years >= measures.age.min && years <= measures.age.max && !isAllowed(facts, null);
}

/** May a death be declared, of whichever day? */
export function isAllowed(facts: DeathFacts, answer: DeathAnswer): boolean {
  if (facts.deceased_on !== null) return false;
  return answer?.allowed ?? deathIsOffered(facts);
}

/**
 * May this worker take the death back? The server knows who declared it; without network only what waits or was sent
 * from this very phone today tells that it was oneself.
 */
export function mayTakeBack(
  person: Pick<PersonOnPhone, 'beneficiary_id' | 'deceased_on'>,
  items: readonly Item[],
  { who, answer }: { readonly who: Withdrawer; readonly answer: DeathAnswer },
): boolean {
  const { beneficiary_id, deceased_on } = person;
  if (deceased_on === null) return false;
  if (answer?.deceased_on === deceased_on) return answer.withdrawable;
  const own = items.findLast((item) => {
    const { beneficiary_ref_id, date_of_death } = item.input as Partial<RequestOf<typeof declareBenDeath>>;
    const isIt = item.call === declareBenDeath.name && item.state !== 'refused';
    return isIt && beneficiary_ref_id === beneficiary_id && date_of_death?.trim() === deceased_on;
  });
  const { captured_at } = (own?.input ?? {}) as Partial<RequestOf<typeof declareBenDeath>>;
  const declared = own && captured_at ? { by: own.madeBy, on: dayOf(new Date(captured_at)) } : null;
  return mayWithdrawDeath({ deceased_on, declared }, who);
}

/** Days that may be chosen: as the server says, else as far as this phone knows. */
export function daysOfDeath(facts: DeathFacts, answer: DeathAnswer): DayRange {
  const known = deathRange(facts);
  return { min: answer && answer.min_date > known.min ? answer.min_date : known.min, max: known.max };
}

/** Why the declaration is not taken yet, by the rules that the server goes by too. */
export function wrongInDeath(form: DeathForm, facts: DeathFacts, answer: DeathAnswer): readonly Refusal[] {
  // What only the server knows of, an abortion, it has allowed; which of the days, its own rule says.
  const knowsMore = answer?.allowed && !deathIsOffered(facts);
  const refused = deathRefusals(form, facts).filter(({ code }) => !(knowsMore && code === 'BENDET0007'));
  const { min } = daysOfDeath(facts, answer);
  const early = form.date_of_death !== '' && form.date_of_death < min;
  if (!early || refused.some(({ path }) => path === 'date_of_death')) return refused;
  return [...refused, { code: 'FLDVAL0018', path: 'date_of_death', values: { min } }];
}

import type { PackedPregnancy } from '@teeka/contract/pregnancies/shapes';
import { beneficiaryTypeIds } from '@teeka/domain/person';
import type { PersonOnPhone } from '../../platform/pack/person-card.ts';
import { withPerson } from '../view/effect.ts';
import type { PackView } from '../view/view.ts';

type Changed = Pick<PersonOnPhone, 'ben_type_id' | 'lmp_date' | 'deceased_on'>;

const ends: readonly string[] = ['delivery', 'abortion', 'lost', 'maternal-death'];

const dayIn = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** What follows for the woman's own record, as the server will have it. */
function followed(
  { ben_type_id, lmp_date, deceased_on }: Changed,
  { kind, facts }: { readonly kind: string; readonly facts: Readonly<Record<string, unknown>> },
): Changed {
  const ended = { ben_type_id: beneficiaryTypeIds.citizen, lmp_date: null, deceased_on };
  switch (kind) {
    case 'registered':
    case 'changed':
      return { ben_type_id: beneficiaryTypeIds.pregnantWoman, lmp_date: dayIn(facts.lmp_date), deceased_on };
    case 'delivery':
    case 'abortion':
    case 'lost':
      return ended;
    case 'maternal-death':
      return { ...ended, deceased_on: dayIn(facts.died_on) };
    default:
      return { ben_type_id, lmp_date, deceased_on };
  }
}

interface Recorded {
  readonly beneficiary_ref_id: string;
  readonly pregnancy_number: number;
  readonly event: Omit<PackedPregnancy['events'][number], 'at' | 'by'>;
  readonly captured_at: string;
  readonly by: string;
}

/** What happened in a pregnancy stands in it at once, and her own record follows. */
export function withPregnancyEvent(
  view: PackView,
  { beneficiary_ref_id, pregnancy_number, event, captured_at, by }: Recorded,
): PackView {
  const person = view.rows.people.get(beneficiary_ref_id);
  if (!person) return view;
  const before = person.pregnancies ?? [];
  const isThere = before.some(({ events }) => events.some(({ event_id }) => event_id === event.event_id));
  if (isThere) return view;
  const added = { ...event, births: [...event.births], at: captured_at, by };
  const known = before.find((one) => one.pregnancy_number === pregnancy_number);
  const pregnancies = known
    ? before.map((one) => (one === known ? { ...one, events: [...one.events, added] } : one))
    : [...before, { pregnancy_number, events: [added] }];
  // What is changed of a pregnancy that has ended changes nothing of her.
  const hasEnded = known?.events.some(({ kind }) => ends.includes(kind)) ?? false;
  const isLate = hasEnded && (event.kind === 'changed' || event.kind === 'registered');
  return withPerson(view, { ...person, ...(isLate ? {} : followed(person, event)), pregnancies });
}

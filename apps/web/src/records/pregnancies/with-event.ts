import type { PackedPregnancy } from '@teeka/contract/pregnancies/shapes';
import { childrenReportedDead, herRecordAfter, liveBirths, type Pregnancy } from '@teeka/domain/pregnancy';
import type { PersonOnPhone } from '../../platform/pack/person-card.ts';
import { withPerson } from '../view/effect.ts';
import type { PackView } from '../view/view.ts';
import { pregnanciesOf } from './pregnancies-of.ts';

interface Recorded {
  readonly beneficiary_ref_id: string;
  readonly pregnancy_number: number;
  readonly event: Omit<PackedPregnancy['events'][number], 'at' | 'by'>;
  readonly captured_at: string;
  readonly by: string;
}

/**
 * Is the death that is taken back the one that stands in her record? By whom it was declared is not known here: where it was
 * by itself as well, the server says so.
 */
function takesBackDeath(
  { pregnancies = [], deceased_on }: PersonOnPhone,
  { kind, facts }: Pick<Recorded['event'], 'kind' | 'facts'>,
): boolean {
  if (kind !== 'withdrawal') return false;
  const event = pregnancies.flatMap(({ events }) => events).find(({ event_id }) => event_id === facts.event);
  return event?.kind === 'maternal-death' && event.facts.died_on === deceased_on;
}

/** What visits say of the death of children who are people of their own. */
function withReported(view: PackView, pregnancies: readonly Pregnancy[]): PackView {
  let shown = view;
  for (const pregnancy of pregnancies) {
    const reported = new Map(childrenReportedDead(pregnancy).map(({ birth, on }) => [birth.birth_id, on]));
    for (const { birth_id, child_id } of liveBirths(pregnancy)) {
      const child = child_id === null ? undefined : shown.rows.people.get(child_id);
      const reported_dead_on = reported.get(birth_id) ?? null;
      if (child && (child.reported_dead_on ?? null) !== reported_dead_on)
        shown = withPerson(shown, { ...child, reported_dead_on });
    }
  }
  return shown;
}

/** What happened in a pregnancy stands in it at once, and her own record follows as on the server. */
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
  const hers = herRecordAfter(person, {
    before: pregnanciesOf(person),
    after: pregnanciesOf({ pregnancies }),
    takesBackDeath: takesBackDeath(person, event),
  });
  const after = withReported(withPerson(view, { ...person, ...hers, pregnancies }), pregnanciesOf({ pregnancies }));
  // Who was registered before the delivery was written down, and has no guardian, is its mother's from now on.
  return event.births.reduce((shown, { child_id }) => {
    const child = child_id === null ? undefined : shown.rows.people.get(child_id);
    if (!child || (child.guardian_ben_id ?? null) !== null) return shown;
    return withPerson(shown, { ...child, guardian_ben_id: beneficiary_ref_id, guardian_name: person.ben_name });
  }, after);
}

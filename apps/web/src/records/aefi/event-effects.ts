import type { followUpAefi, reportAefi } from '@teeka/contract/aefi';
import type { RequestOf } from '@teeka/contract/call';
import { batchKey, categoryOf, graver } from '@teeka/domain/aefi';
import type { EarlierEvent } from '@teeka/domain/vaccinations';
import { dayOf } from '../../platform/clock/index.ts';
import { type Effect, withEntry } from '../view/effect.ts';
import type { PackView } from '../view/view.ts';

type Report = RequestOf<typeof reportAefi>;

const symptomsOf = (answers: Report['answers']): readonly string[] =>
  Array.isArray(answers.symptoms) ? (answers.symptoms as readonly string[]) : [];

/** An event reported on this phone: the next dose here asks about it at once. */
export const reportAefiEffect: Effect<Report> = (view, input) => {
  const { answers, vaccines, captured_at, report_id } = input;
  const at = typeof answers.vaccinated_at === 'string' ? answers.vaccinated_at : captured_at;
  const suspected = vaccines.filter(({ is_diluent }) => !is_diluent);
  const { materials } = view.rows.meta;
  const event: EarlierEvent = {
    report_id,
    category: categoryOf(answers).category,
    vaccinated_on: dayOf(new Date(at)),
    symptoms: symptomsOf(answers),
    causality: '',
    dose_codes: suspected.flatMap(({ dose_code, material_id }) => {
      const served = materials.find((material) => material.material_id === material_id)?.dose_codes[0];
      return dose_code || served || [];
    }),
    vaccines: suspected.flatMap(({ name }) => name || []),
    session_id: input.given_in_session_id || null,
    batches: vaccines.flatMap(batchKey),
  };
  return withEvents(view, input.beneficiary_reference_id, (events) => [
    ...events.filter((other) => other.report_id !== report_id),
    event,
  ]);
};

/** What was added on this phone: an event becomes graver at once, never milder. */
export const followUpAefiEffect: Effect<RequestOf<typeof followUpAefi>> = (view, input) =>
  withEvents(view, input.beneficiary_reference_id, (events) =>
    events.map((event) => {
      if (event.report_id !== input.report_id) return event;
      const said = symptomsOf(input.answers);
      return {
        ...event,
        category: graver(event.category, categoryOf(input.answers).category),
        symptoms: said.length > 0 ? said : event.symptoms,
        causality: input.causality || event.causality,
      };
    }),
  );

function withEvents(
  view: PackView,
  person: string,
  change: (events: readonly EarlierEvent[]) => readonly EarlierEvent[],
): PackView {
  const record = view.rows.people.get(person);
  if (!record) return view;
  const adverse_events = change(record.adverse_events ?? []) as typeof record.adverse_events;
  const people = withEntry(view.rows.people, person, { ...record, adverse_events });
  return { ...view, rows: { ...view.rows, people } };
}

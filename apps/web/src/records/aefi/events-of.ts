import type { EarlierEvent } from '@teeka/domain/vaccinations';
import { withPerson } from '../view/effect.ts';
import type { PackView } from '../view/view.ts';

export const symptomsOf = (answers: Readonly<Record<string, unknown>>): readonly string[] =>
  Array.isArray(answers.symptoms) ? (answers.symptoms as readonly string[]) : [];

/** The person's adverse events after a change. */
export function withEvents(
  view: PackView,
  person: string,
  change: (events: readonly EarlierEvent[]) => readonly EarlierEvent[],
): PackView {
  const record = view.rows.people.get(person);
  if (!record) return view;
  const adverse_events = change(record.adverse_events ?? []) as typeof record.adverse_events;
  return withPerson(view, { ...record, adverse_events });
}

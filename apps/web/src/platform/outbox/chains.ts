import type { Item } from './item.ts';
import type { WaitingCalls } from './waiting-call.ts';

/** What a write is about, as far as order matters. */
export interface Subject {
  readonly session: string | null;
  readonly person: string | null;
  /** The case of a visit. */
  readonly visit: string | null;
  /** The report of an adverse event. */
  readonly report: string | null;
}

const textAt = (input: unknown, name: string): string | null => {
  const value = (input as Record<string, unknown> | null)?.[name];
  return typeof value === 'string' && value !== '' ? value : null;
};

const personIn = (input: unknown): string | null =>
  textAt(input, 'beneficiary_id') ?? textAt(input, 'beneficiary_reference_id') ?? textAt(input, 'beneficiary_ref_id');

/** Reads session, person and case from a request; calls name the person in three ways. */
export function subjectOf(input: unknown): Subject {
  return {
    session: textAt(input, 'session_id'),
    person: personIn(input),
    // A course that begins anew is the start of its new case: the doses of that one wait for it.
    visit: textAt(input, 'new_case_id') ?? textAt(input, 'case_id'),
    report: textAt(input, 'report_id'),
  };
}

interface Made {
  readonly call: string;
  readonly input: unknown;
}

/**
 * Which unsettled items must be done before a new one: what it needs, the start of its session before all; within a visit
 * the step before it; before a visit the last step that brought the person there (added, verified); within the report of an
 * adverse event the event before it, and nothing else waits for one. Others go their own way, so that one refusal holds up
 * nobody else, nor a second try.
 */
export function dependenciesOf(made: Made, items: readonly Item[], calls: WaitingCalls): readonly string[] {
  const { session } = subjectOf(made.input);
  const call = calls.get(made.call);
  const earlier = items.filter((item) => item.state !== 'done');
  const inTheWay = earlier.filter((item) => calls.get(item.call)?.beside === undefined);
  if (call?.waitsFor) {
    const sameSession = inTheWay.filter((item) => session !== null && subjectOf(item.input).session === session);
    return call.waitsFor(sameSession).map(({ id }) => id);
  }
  const madeBy = (id: string) => earlier.findLast((item) => calls.get(item.call)?.makes?.(item.input) === id);
  const needed = [session, ...(call?.needs?.(made.input) ?? [])].flatMap((id) => (id ? madeBy(id) : []));
  return [...needed, stepBefore(made, inTheWay), besideBefore(made, earlier, calls)]
    .filter((item) => item !== undefined)
    .map((item) => item.id);
}

/** What was last done under the same word with the person: the last of them is to hold on the server too. */
function besideBefore({ call, input }: Made, earlier: readonly Item[], calls: WaitingCalls): Item | undefined {
  const beside = calls.get(call)?.beside;
  const { person } = subjectOf(input);
  return earlier.findLast(
    (item) =>
      beside !== undefined &&
      calls.get(item.call)?.beside === beside &&
      item.state !== 'refused' &&
      subjectOf(item.input).person === person,
  );
}

function stepBefore(made: Made, earlier: readonly Item[]): Item | undefined {
  const { person, visit, report } = subjectOf(made.input);
  const inReport = earlier.findLast((item) => report !== null && subjectOf(item.input).report === report);
  if (inReport) return inReport;
  const inVisit = earlier.findLast((item) => visit !== null && subjectOf(item.input).visit === visit);
  if (inVisit) return inVisit;
  return earlier.findLast((item) => {
    const about = subjectOf(item.input);
    const refusedTry = item.state === 'refused' && item.call === made.call;
    return isAboutPerson(about, person) && !refusedTry;
  });
}

/** Brings the person there: neither a step of a visit nor the report of an event. */
function isAboutPerson(about: Subject, person: string | null): boolean {
  return person !== null && about.person === person && about.visit === null && about.report === null;
}

import type { Item } from './item.ts';

/** What a write is about, as far as order matters. */
export interface Subject {
  readonly session: string | null;
  readonly person: string | null;
}

const textAt = (input: unknown, name: string): string | null => {
  const value = (input as Record<string, unknown> | null)?.[name];
  return typeof value === 'string' && value !== '' ? value : null;
};

/** Reads session and person from a request; calls name the person in two ways. */
export function subjectOf(input: unknown): Subject {
  return {
    session: textAt(input, 'session_id'),
    person: textAt(input, 'beneficiary_id') ?? textAt(input, 'beneficiary_reference_id'),
  };
}

const starts = 'sessions.startSession';
const ends = 'sessions.endSession';

/**
 * Which unsettled items must be done before a new one: the last one about the same person; the start of its session;
 * and for the end of a session everything of that session. Others go their own way, so that one refusal holds up
 * nobody else.
 */
export function dependenciesOf(
  made: { readonly call: string; readonly input: unknown },
  items: readonly Item[],
): readonly string[] {
  const { session, person } = subjectOf(made.input);
  const earlier = items.filter((item) => item.state !== 'done');
  const sameSession = (item: Item) => session !== null && subjectOf(item.input).session === session;
  if (made.call === ends) return earlier.filter(sameSession).map((item) => item.id);
  const start = earlier.findLast((item) => item.call === starts && sameSession(item));
  const samePerson = earlier.findLast((item) => person !== null && subjectOf(item.input).person === person);
  return [start, samePerson].filter((item) => item !== undefined).map((item) => item.id);
}

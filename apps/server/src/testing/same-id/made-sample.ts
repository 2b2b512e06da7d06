import type { Call } from '@teeka/contract/call';
import type { SessionDay } from '../session-day.ts';

/** A site of the national schedule and one that cares for bites, each with its vaccinator. */
export interface Desks {
  readonly day: SessionDay;
  readonly clinic: SessionDay;
}

/** A call whose record carries an id that its caller made. */
export interface MadeSample {
  readonly call: Call;
  /** Paths of these ids; of a call that keeps one record for a person, none. */
  readonly ids: readonly string[];
  /** Where it differs from other samples of the call. */
  readonly of?: string;
  readonly at: keyof Desks;
  /** An input that is taken. */
  readonly make: (day: SessionDay) => Promise<object>;
  /** Further contents under the same id, which no change of one field makes. */
  readonly others?: (day: SessionDay, input: never) => Promise<Readonly<Record<string, object>>>;
  /** Fields that are not part of the record, and why nothing is lost with them. `*` for the lines of lists. */
  readonly notKept?: Readonly<Record<string, string>>;
  /** What somebody else is told who sends the very same; a refusal unless a reason stands here. */
  readonly anybody?: string;
}

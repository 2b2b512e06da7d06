import type { Refusal } from '@teeka/domain/refusal';
import type { PersonCard } from '../pack/person-card.ts';

/** What the store keeps: everything but `blocked`, which follows from the state of earlier items. */
export type StoredState = 'waiting' | 'sending' | 'done' | 'refused';

/**
 * Where a write stands.
 * - `waiting`: saved on this phone, not sent yet (or its reply was lost and it will be asked again).
 * - `sending`: on its way.
 * - `done`: the server has it.
 * - `refused`: the server said no; it needs the worker.
 * - `blocked`: waits for an earlier item that was refused.
 */
export type ItemState = StoredState | 'blocked';

/** The own state of a form, sealed beside what it made, so that the form opens again exactly as it was. */
export interface Draft {
  /** The form and where it stands: the path of its screen, and behind `#` its name. */
  readonly place: string;
  /** Number of the form's shape: a state of another shape is not opened. */
  readonly version: number;
  readonly value: unknown;
}

/** One write of one worker: a call of the contract, kept until the server has answered it by its id. */
export interface Item<Input = unknown> {
  /** Order in which the items were made on this phone. */
  readonly seq: number;
  /** UUIDv7, and the idempotency key of the call. */
  readonly id: string;
  /** Name of the call in the contract, `cases.addVaccineDetails`. */
  readonly call: string;
  readonly input: Input;
  /** Who it is about, when the person may be missing in the pack (found online, from another place). */
  readonly person: PersonCard | null;
  /** Instant on the device, ISO 8601. */
  readonly madeAt: string;
  /** What the server's time was then, at least, ISO 8601; left out by earlier versions, null where it is not known. */
  readonly heardAt?: string | null;
  /** user_id of the worker who made it. */
  readonly madeBy: string;
  /** Ids of the items that must be done before it. */
  readonly dependsOn: readonly string[];
  /** The form that made it; null where there was nothing to fill in, left out by earlier versions. */
  readonly draft?: Draft | null;
  /** What was saved together bears the same, also once it was corrected; left out by earlier versions. */
  readonly group?: string;
  readonly state: ItemState;
  /** Why it was refused; with `done`, why the server needed nothing more ('already verified'). */
  readonly refusals: readonly Refusal[];
  /** Tries that got no answer. */
  readonly attempts: number;
  /** Instant of the server's answer as this phone saw it. */
  readonly settledAt: string | null;
  /** A pull after the answer has brought the record itself, so its local effect is no longer drawn. */
  readonly inPack: boolean;
}

/** Has the server not accepted it yet? */
export const isUnsettled = (item: Item): boolean => item.state !== 'done';

/** Waits for the worker, directly or behind something that does: only that can be corrected or given up. */
export const isStopped = ({ state }: Item): boolean => state === 'refused' || state === 'blocked';

/** Waits for a decision of the worker, directly. */
export const needsYou = (item: Item): boolean => item.state === 'refused';

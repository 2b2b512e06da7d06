import { sql } from 'kysely';

/** An event on record, to be compared with one that comes under the same id. */
export interface SeenEvent {
  readonly kind: string;
  readonly captured_at: string;
  readonly captured_by: string;
  readonly detail: unknown;
  /** Base64; null where no number was given. */
  readonly phone_sealed: string | null;
}

/** Of event `e`. */
export const seenJson = sql`json_build_object('kind', e.kind, 'captured_at', e.captured_at,
  'captured_by', e.captured_by, 'detail', e.detail,
  'phone_sealed', encode(e.notifier_phone_sealed, 'base64'))`;

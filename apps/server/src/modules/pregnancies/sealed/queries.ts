import type { PregnancyEventKind } from '@teeka/domain/pregnancy';
import { type RawBuilder, sql } from 'kysely';

/** An event as it rests: what was written is hexadecimal of a sealed document. */
export interface SealedEvent {
  readonly event_id: string;
  readonly pregnancy_number: number;
  readonly kind: PregnancyEventKind;
  readonly sealed: string;
  readonly at: string;
  readonly by: string;
  readonly recorded_at: string;
}

const pairs = sql`'event_id', e.event_id, 'pregnancy_number', e.pregnancy_number, 'kind', e.kind,
  'sealed', encode(e.facts_sealed, 'hex'), 'at', e.captured_at, 'by', e.captured_by, 'recorded_at', e.recorded_at`;

/** The events of a woman's pregnancies in the order of recording, for a row `b` of `beneficiary`. */
export const sealedEvents: RawBuilder<readonly SealedEvent[]> = sql<readonly SealedEvent[]>`(
  select coalesce(json_agg(json_build_object(${pairs}) order by e.recorded_at), '[]')
  from pregnancy_event e where e.beneficiary_id = b.beneficiary_id)`;

export type RegisteredChild = { readonly child_id: string; readonly has_died: boolean };

/** Both as a row of the pack has them. */
export interface PregnanciesOfRow {
  readonly sealed_events: readonly SealedEvent[];
  readonly registered_children: readonly RegisteredChild[] | null;
}

/** Which children of the deliveries of a row `b` are people of their own, wherever they live; null where none is. */
export const registeredChildrenOf: RawBuilder<readonly RegisteredChild[] | null> = sql<
  readonly RegisteredChild[] | null
>`(
  select json_agg(json_build_object('child_id', born.child_id::text, 'has_died', kin.deceased_on is not null)
    order by born.child_id)
  from pregnancy_birth born join beneficiary kin on kin.beneficiary_id = born.child_id
  where born.beneficiary_id = b.beneficiary_id)`;

export interface SignedEvent extends SealedEvent {
  readonly by_name: string;
}

/** The same with who recorded them. */
export const signedEvents: RawBuilder<readonly SignedEvent[]> = sql<readonly SignedEvent[]>`(
  select coalesce(json_agg(json_build_object(${pairs}, 'by_name', coalesce(u.display_name, '')) order by e.recorded_at), '[]')
  from pregnancy_event e left join app_user u on u.user_id = e.captured_by
  where e.beneficiary_id = b.beneficiary_id)`;

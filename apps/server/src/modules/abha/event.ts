import type { AbhaAct } from '@teeka/domain/abha';
import type { Context } from '../../platform/http/handler.ts';
import { uuidV7 } from '../../platform/ids/uuid-v7.ts';
import type { EventRow } from './queries.ts';

/** What was done about a person's account, as its history keeps it. */
export function abhaEvent(
  of: { readonly beneficiary_id: string; readonly what: Exclude<AbhaAct, 'consent'> } & Partial<EventRow>,
  { actor, now }: Context,
): EventRow {
  return {
    ...{ event_id: uuidV7(now.instant), at: now.instant, recorded_at: now.instant, done_by: actor.user_id, reason: '' },
    ...{ consent_id: null, wish_id: null, guardian_id: null, relation_proof: null },
    ...{ sheet: null, sheet_version: null, language: null, given_by: null, method: null, points: null },
    ...of,
  };
}

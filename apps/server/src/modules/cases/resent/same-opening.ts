import { isDeepStrictEqual } from 'node:util';
import type { RequestOf } from '@teeka/contract/call';
import type { saveCaseDetails } from '@teeka/contract/cases';
import type { Actor } from '../../../platform/access/actor.ts';
import type { CaseJson } from '../queries.ts';

/** Was the case on record opened by the same worker, at the same time and session, for the same vaccines? */
export const isSameOpening = (
  stored: CaseJson,
  input: RequestOf<typeof saveCaseDetails>,
  { user_id }: Actor,
): boolean =>
  stored.opened_by === user_id &&
  stored.session_id === input.session_id.toLowerCase() &&
  Date.parse(stored.opened_at) === Date.parse(input.captured_at) &&
  isDeepStrictEqual(stored.material_ids, input.material_ids) &&
  isDeepStrictEqual(stored.screened, input.screened);

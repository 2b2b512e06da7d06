import { type AbhaConsent, abhaConsentRefusals } from '@teeka/domain/abha';
import type { Context } from '../../platform/http/handler.ts';
import { sheetOf, stillHolds } from './agreed.ts';
import type { PersonRow } from './queries.ts';

/** Would an account be made on the consent of a wish? Else it is read out again: it is too old, of an older sheet or of the other one. */
export const wishHolds = (
  wish: AbhaConsent & { readonly captured_at: Date },
  person: Pick<PersonRow, 'dob'>,
  context: Context,
): boolean => stillHolds(wish.captured_at, context) && abhaConsentRefusals(wish, sheetOf(person, context)).length === 0;

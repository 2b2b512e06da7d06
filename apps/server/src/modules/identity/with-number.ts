import type { consent } from '@teeka/contract/identity';
import { checkAadhaarCard, triesRefusal } from '@teeka/domain/identity';
import { type CheckedWay, consentVersion } from '@teeka/domain/verification';
import type { z } from 'zod';
import { countTries, lockedTries } from '../../platform/access/tries/tries.ts';
import type { Reader, Writer } from '../../platform/db/database.ts';
import type { IdentitySettings } from '../../platform/env/identity-settings.ts';
import { type Context, type Refused, refuse } from '../../platform/http/handler.ts';
import { uuidV7 } from '../../platform/ids/uuid-v7.ts';
import { isAadhaarOnRecord } from '../../platform/sealing/aadhaar-on-record.ts';
import type { AuthorityRefusal } from './authority/authority.ts';
import { type About, judgeListed, type ListedRows, readListed } from './listed.ts';
import { newCheck } from './new-check.ts';
import { type CheckRow, type ConsentRow, storeCheck, storeConsent } from './queries.ts';

export interface NumberInput extends About {
  readonly aadhaar_number: string;
  readonly consent: z.output<typeof consent>;
}

/** What is stored of a question to the authority: the consent to it, and that it was asked. Never the number. */
export interface RequestedCheck {
  readonly consent: ConsentRow;
  readonly check: CheckRow;
}

export interface NumberRows extends ListedRows {
  /** How often the worker typed another number than the one on record today. */
  readonly others: number;
}

/** The person, and what was tried before. Checks by one worker wait for each other, so that every try finds those before. */
export async function readNumbered(
  about: About,
  way: CheckedWay,
  context: Context & { readonly db: Reader },
): Promise<NumberRows> {
  const [others, listed] = await Promise.all([lockedTries('other-number', context), readListed(about, way, context)]);
  return { ...listed, others };
}

/** Another number than the one on record: counted for the person and for the worker, and on the audit log. */
function otherNumber(about: About, way: CheckedWay, context: Context): Refused {
  const { beneficiary_id, session_id: subject } = about;
  const check = newCheck(about, { way, other_number: true, matched: false, answered_at: context.now.instant }, context);
  return {
    refused: [{ code: 'IDVERI0004', path: 'aadhaar_number' }],
    audit: [{ beneficiary_id, subject, detail: { way, other_number: true } }],
    aside(db) {
      db.run(storeCheck(check));
      countTries('other-number', { ...context, db });
    },
  };
}

/**
 * The number in its normal form, or why the authority is not asked: area, list, tries before, consent, the proof, the
 * number itself. It is compared with the one on record last, so that whatever else is wrong is said of any number.
 */
export function judgeNumber(
  input: NumberInput,
  known: {
    readonly rows: NumberRows;
    readonly settings: IdentitySettings;
    readonly way: CheckedWay;
    readonly proof: Refused | object;
  },
  context: Context,
): { readonly number: string } | Refused {
  const person = judgeListed(known.rows, context);
  if ('refused' in person) return person;
  const tooMany = triesRefusal('other-number', known.rows.others);
  if (tooMany) return refuse({ ...tooMany, path: 'aadhaar_number' });
  if (input.consent.version !== consentVersion) return refuse({ code: 'IDVERI0001', path: 'consent' });
  if ('refused' in known.proof) return known.proof;
  const typed = checkAadhaarCard(input.aadhaar_number, known.settings);
  if (!typed.ok) return refuse({ ...typed.refusal, path: 'aadhaar_number' });
  return isAadhaarOnRecord(person, typed.normal, context.atRest)
    ? { number: typed.normal }
    : otherNumber(input, known.way, context);
}

export function consentOf(input: NumberInput, way: CheckedWay, { actor, now }: Context): ConsentRow {
  const { version: sheet_version, language, given_by } = input.consent;
  return {
    consent_id: uuidV7(now.instant),
    beneficiary_id: input.beneficiary_id,
    sheet: 'aadhaar',
    sheet_version,
    language,
    given_by,
    way,
    read_out_by: actor.user_id,
    given_at: now.instant,
  };
}

export function storeRequested({ consent, check }: RequestedCheck, db: Writer): void {
  db.run(storeConsent(consent));
  db.run(storeCheck(check));
}

/** The authority's refusal as ours. What was asked stays counted, unless nobody was there to ask. */
export function refusedBy({ refusal: code, code: own }: AuthorityRefusal, requested: RequestedCheck): Refused {
  if (code === 'REQVAL0014') return refuse({ code });
  const path = code === 'IDVERI0002' || code === 'IDVERI0003' ? { path: 'aadhaar_number' } : {};
  const values = code === 'IDVERI0010' ? { values: { code: own } } : {};
  return { refused: [{ code, ...path, ...values }], aside: (db) => storeRequested(requested, db) };
}

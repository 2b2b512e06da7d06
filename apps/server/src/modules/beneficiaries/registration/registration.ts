import { registration } from '@teeka/contract/beneficiaries';
import {
  consentRefusals,
  isOtherBirth,
  normalPerson,
  type RegistrationFacts,
  registrationRefusals,
} from '@teeka/domain/beneficiaries';
import { withoutGroups } from '@teeka/domain/identity';
import type { Refusal, RefusalCode } from '@teeka/domain/refusal';
import { captureRefusal, rosterStatus, type Submission, sessionAgeLimits, sessionTakes } from '@teeka/domain/sessions';
import { submissionOf } from '../../../platform/clock/submission.ts';
import { abhaEnvironment } from '../../../platform/env/identity-settings.ts';
import { type Context, commandHandler, type Refused, refuse } from '../../../platform/http/handler.ts';
import type { Platform } from '../../../platform/http/platform.ts';
import { type Duplicate, duplicatesAmong } from './compare.ts';
import { type PersonToStore, storeNewPerson } from './new-person.ts';
import { photoIdElsewhere } from './photo-id-elsewhere.ts';
import { type BirthRow, type NewLine, type NewRegistration, storeOnList, storeRegistration } from './queries.ts';
import { type Registration, type RegistrationRows, readRegistration } from './read-registration.ts';

interface Entry {
  readonly stored: PersonToStore;
  readonly registration: NewRegistration;
  /** Line on the session's list. */
  readonly list: Omit<NewLine, 'beneficiary_id'> | undefined;
}
type Refusals = Refusal<RefusalCode>[];

function placeRefusals({ session_id }: Registration, rows: RegistrationRows): Refusals {
  const missing = [
    rows.places?.village ? '' : 'village_id',
    rows.places?.facility ? '' : 'facility_id',
    session_id !== undefined && !rows.session ? 'session_id' : '',
  ];
  return missing.filter((path) => path !== '').map((path) => ({ code: 'REQVAL0012', path }));
}

function sessionRefusals({ session }: RegistrationRows, submission: Submission): Refusals {
  const captured = captureRefusal(submission);
  if (captured || !session) return captured ? [captured] : [];
  const instant = (value: Date | null) => value?.toISOString() ?? null;
  const { status, date_of_session: date } = session;
  const onRecord = { status, date, started_at: instant(session.started_at) };
  const refusal = sessionTakes(onRecord, submission);
  return refusal ? [{ ...refusal, path: 'session_id' }] : [];
}

/** The birth that a child is registered with: the number is that child's, and the guardian its mother. */
function birthOf({ delivery_id, guardian_ben_id }: Registration, { birth }: RegistrationRows): BirthRow | undefined {
  const isHers = birth?.event_id === delivery_id && birth?.mother === withoutGroups(guardian_ben_id);
  return isHers ? birth : undefined;
}

/** The number of a child of a delivery is that child's, whose mother is the guardian, born as the delivery has it; no other is registered with one. */
function birthRefusals(input: Registration, rows: RegistrationRows): Refusals {
  if (!rows.birth) return input.delivery_id === undefined ? [] : [{ code: 'REQVAL0012', path: 'delivery_id' }];
  const birth = birthOf(input, rows);
  if (!birth) return [{ code: 'REQVAL0009', path: 'beneficiary_id' }];
  return input.dob === birth.born_on ? [] : [{ code: 'BENPRE0011', path: 'dob', values: { min: birth.born_on } }];
}

/** Look-alikes of the area that the worker has not seen, by their numbers; twins are alike, and two. */
function unseenRefusals(input: Registration, rows: RegistrationRows): Refusals {
  const birth = birthOf(input, rows);
  const found: Duplicate[] = duplicatesAmong(
    input,
    rows.candidates.filter((row) => row.in_area && !(birth && isOtherBirth(birth, row))),
  );
  const overruled = input.duplicate_overruled?.beneficiary_ids ?? [];
  const unseen = found.filter(({ row }) => !overruled.includes(row.beneficiary_id));
  if (unseen.length === 0) return [];
  const ids = unseen.map(({ row }) => row.beneficiary_id).join(',');
  const values = { count: unseen.length, beneficiary_ids: ids };
  return [{ code: 'BENREG0011', path: 'duplicate_overruled', values }];
}

/** Who was overruled was shown, and so lies in the area; of all other numbers nothing is shown. */
function overruledRefusals(input: Registration, { overruled }: RegistrationRows): Refusals {
  return (input.duplicate_overruled?.beneficiary_ids ?? []).flatMap((id, nth): Refusals => {
    const path = `duplicate_overruled.beneficiary_ids.${nth}`;
    return overruled.has(id) ? [] : [{ code: 'REQVAL0012', path }];
  });
}

/** The worker was not asked about somebody elsewhere with the same photo ID. */
function elsewhereRefused(input: Registration, rows: RegistrationRows, context: Context): Refused | undefined {
  if (input.duplicate_overruled || input.photo_id_number === '') return undefined;
  const holders = rows.candidates.filter((row) => row.same_photo_id && !row.in_area);
  return photoIdElsewhere(holders, rows.triesElsewhere, context);
}

/** A phone whose clock is a little ahead registers nobody in the time to come. */
const registeredAt = ({ capturedAt, receivedAt }: Submission): Date =>
  new Date(Math.min(Date.parse(capturedAt), receivedAt));

function entryOf(
  input: Registration,
  rows: RegistrationRows,
  { actor, hash, submission }: Pick<Context, 'actor'> & { readonly hash: Buffer; readonly submission: Submission },
): Entry {
  const beneficiary_id = withoutGroups(input.beneficiary_id);
  const person = normalPerson({
    ...input,
    guardian_name: rows.guardian ? rows.guardian.ben_name : input.guardian_name,
  });
  const { session } = rows;
  const sessionStatus = session?.status ?? 'on-going';
  const status = rosterStatus({ verified: false, vaccinated: false, rejected: false, sessionStatus });
  const { consent, duplicate_overruled: overruled } = input;
  const { user_id } = actor;
  return {
    stored: { beneficiary_id, person, created_by: user_id, created_at: registeredAt(submission) },
    registration: {
      beneficiary_id,
      registered_by: user_id,
      captured_at: input.captured_at,
      session_id: input.session_id ?? null,
      facility_id: input.facility_id,
      platform: input.platform,
      verified_using: input.verifiedUsing,
      consent_version: consent.version,
      consent_language: consent.language,
      consent_given_at: consent.given_at,
      overruled_ids: overruled?.beneficiary_ids ?? [],
      overruled_reason: overruled?.reason.trim() ?? '',
      content_hash: hash,
    },
    list:
      input.session_id === undefined
        ? undefined
        : { session_id: input.session_id, status, added_on: submission.capturedDay },
  };
}

/** Registers a person; the same registration once more, from whichever phone of its author, changes nothing. */
export const registrationHandler = ({ env }: Pick<Platform, 'env'>) =>
  commandHandler(registration, {
    read: readRegistration,
    decide(input, rows, context) {
      const sent = JSON.stringify(input);
      const isAsSent = (hash: Buffer) => context.atRest.isHash('input', sent, hash);
      const { existing } = rows;
      const beneficiary_id = withoutGroups(input.beneficiary_id);
      const taken = refuse({ code: 'REQVAL0009', path: 'beneficiary_id' });
      const isOwn = existing?.registered_by === context.actor.user_id;
      if (existing?.content_hash && isOwn && isAsSent(existing.content_hash))
        return {
          decision: undefined,
          reply: { beneficiary_id },
          audit: [{ beneficiary_id, subject: 'again' }],
        };
      if (existing && (isOwn || existing.in_area))
        return birthOf(input, rows) ? refuse({ code: 'BENREG0016', path: 'beneficiary_id' }) : taken;
      const submission = submissionOf(input.captured_at, context.now);
      const facts: RegistrationFacts = {
        today: submission.capturedDay,
        testNumbers: env.identity.testNumbers,
        abha: abhaEnvironment(env.identity),
        specialSession: rows.session ? sessionAgeLimits(rows.session) : undefined,
        guardian: rows.guardian,
        typesOff: rows.typesOff,
        members: rows.members,
      };
      const wrong = [
        ...registrationRefusals(input, facts),
        ...consentRefusals(input.consent, { receivedAt: submission.receivedAt, dob: input.dob }),
        ...overruledRefusals(input, rows),
        ...placeRefusals(input, rows),
        ...sessionRefusals(rows, submission),
      ];
      const refusals = wrong.length > 0 ? wrong : unseenRefusals(input, rows);
      if (refusals.length > 0) return refuse(...refusals);
      // Whose child a number is of is told only where all else is right.
      const ofBirth = birthRefusals(input, rows);
      if (ofBirth.length > 0) return refuse(...ofBirth);
      const elsewhere = elsewhereRefused(input, rows, context);
      if (elsewhere) return elsewhere;
      // That somebody elsewhere has the number is told last, and stands on the log of whom it is about.
      if (existing) return { ...taken, audit: [{ beneficiary_id, subject: 'number of somebody elsewhere' }] };
      const decision = entryOf(input, rows, {
        actor: context.actor,
        hash: context.atRest.hash('input', sent),
        submission,
      });
      const { captured_at, session_id = '' } = input;
      const detail = { captured_at, overruled: decision.registration.overruled_ids };
      return { decision, reply: { beneficiary_id }, audit: [{ beneficiary_id, subject: session_id, detail }] };
    },
    write(entry, { atRest, db }) {
      if (!entry) return;
      for (const statement of storeNewPerson(entry.stored, atRest)) db.run(statement);
      db.run(storeRegistration(entry.registration));
      const { list, stored } = entry;
      const { beneficiary_id } = stored;
      if (list) db.run(storeOnList({ ...list, beneficiary_id }));
    },
  });

import { nameKeys } from '@teeka/domain/beneficiaries';
import { normalPhotoId, photoIdType } from '@teeka/domain/identity';
import { trimmed, upperCased, withoutSpaces } from '@teeka/domain/text';
import type { Actor } from '../../../../platform/access/actor.ts';
import type { Writer } from '../../../../platform/db/database.ts';
import { insertAudit } from '../../../../platform/http/queries.ts';
import type { AtRest } from '../../../../platform/sealing/at-rest.ts';
import { mobileTokens, photoIdTokens } from '../judge/facts.ts';
import type { GoodRow } from '../judge/judge-rows.ts';
import {
  insertNameTokens,
  insertPeople,
  insertRegistrations,
  insertTokens,
  type NewPerson,
  type NewToken,
} from './queries.ts';

const name = (text: string): string => upperCased(trimmed(text));

function personOf({ registration, village_code, guardian_name }: GoodRow, atRest: AtRest): NewPerson {
  const { input } = registration;
  const type = input.photo_id_type;
  const own = `person/${input.beneficiary_id}` as const;
  const photoId = type === null ? '' : normalPhotoId(photoIdType(type), input.photo_id_number);
  return {
    beneficiary_id: input.beneficiary_id,
    ben_name: name(input.name),
    dob: input.dob,
    dob_is_year: input.dob_is_year,
    gender: input.gender,
    guardian_name: name(guardian_name),
    guardian_id: input.guardian_ben_id === '' ? null : input.guardian_ben_id,
    father_name: name(input.father_name),
    village_code,
    address: trimmed(input.address),
    ben_type_id: input.ben_type_id,
    lmp_date: input.lmp_date,
    mobile_sealed: atRest.seal('mobile', own, withoutSpaces(input.mobile_number)),
    photo_id_type: photoId === '' ? null : type,
    photo_id_sealed: photoId === '' ? null : atRest.seal('photo-id', own, photoId),
    photo_id_last4: photoId.slice(-4),
  };
}

function tokensOf({ registration }: GoodRow, atRest: AtRest): NewToken[] {
  const { beneficiary_id } = registration.input;
  // Under the key that writes alone.
  const mobiles = mobileTokens(atRest, registration).slice(0, 1);
  const photoIds = photoIdTokens(atRest, registration).slice(0, 1);
  return [
    ...mobiles.map((token_hash) => ({ kind: 0, token_hash, beneficiary_id })),
    ...photoIds.map((token_hash) => ({ kind: 2, token_hash, beneficiary_id })),
  ];
}

interface By {
  readonly actor: Actor;
  readonly atRest: AtRest;
  readonly at: Date;
  readonly import_id: string;
}

/** Queues everything that registers these people; it holds or fails as one with its transaction. */
export function storePeople(db: Writer, good: readonly GoodRow[], { actor, atRest, at, import_id }: By): void {
  const people = good.map((row) => personOf(row, atRest));
  const names = people.flatMap(({ village_code, beneficiary_id, ben_name, dob }) =>
    nameKeys(ben_name).map((token) => ({ village_code, token, beneficiary_id, dob })),
  );
  const hashed = good.map(({ registration }) => ({
    beneficiary_id: registration.input.beneficiary_id,
    content_hash: atRest.hash('input', JSON.stringify(registration.input)),
  }));
  const lines = people.map(({ beneficiary_id }) => ({ beneficiary_id, subject: import_id }));
  db.run(insertPeople(people, { actor, at }));
  db.run(insertTokens(good.flatMap((row) => tokensOf(row, atRest))));
  db.run(insertNameTokens(names));
  db.run(insertRegistrations(hashed, { actor, at }));
  db.run(insertAudit('beneficiaries.confirmImport', actor, lines));
}

import { type NormalPerson, nameKeys, normalPerson } from '@teeka/domain/beneficiaries';
import type { Actor } from '../../../../platform/access/actor.ts';
import type { Writer } from '../../../../platform/db/database.ts';
import { insertAudit } from '../../../../platform/http/queries.ts';
import type { AtRest } from '../../../../platform/sealing/at-rest.ts';
import { takeAshaOfHousehold } from '../../household/queries.ts';
import { rowOf } from '../../registration/new-person.ts';
import { mobileTokens, photoIdTokens } from '../judge/facts.ts';
import type { GoodRow } from '../judge/judge-rows.ts';
import { insertNameTokens, insertPeople, insertRegistrations, insertTokens, type NewToken } from './queries.ts';

const personOf = ({ registration: { input }, village_code, guardian_name }: GoodRow): NormalPerson =>
  normalPerson({ ...input, village_id: village_code, guardian_name });

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
  const people = good.map((row) => ({
    ...rowOf({ beneficiary_id: row.registration.input.beneficiary_id, person: personOf(row) }, atRest),
    created_by: actor.user_id,
    created_at: at,
  }));
  const names = people.flatMap(({ village_code, beneficiary_id, ben_name, dob }) =>
    nameKeys(ben_name).map((token) => ({ village_code, token, beneficiary_id, dob })),
  );
  const hashed = good.map(({ registration }) => ({
    beneficiary_id: registration.input.beneficiary_id,
    content_hash: atRest.hash('input', JSON.stringify(registration.input)),
  }));
  const lines = people.map(({ beneficiary_id }) => ({ beneficiary_id, subject: import_id }));
  db.run(insertPeople(people));
  db.run(insertTokens(good.flatMap((row) => tokensOf(row, atRest))));
  db.run(insertNameTokens(names));
  db.run(takeAshaOfHousehold(hashed.map(({ beneficiary_id }) => beneficiary_id)));
  db.run(insertRegistrations(hashed, { actor, at }));
  db.run(insertAudit('beneficiaries.confirmImport', actor, lines));
}

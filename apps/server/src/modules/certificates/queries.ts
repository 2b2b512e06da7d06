import { col, type RowOf } from '../../platform/db/row.ts';
import { read, values, write } from '../../platform/db/statement.ts';

const publicKeyRow = { kid: col.text, x: col.text, y: col.text };
export type PublicKeyRow = RowOf<typeof publicKeyRow>;

/** What everybody may know of every key that ever signed, the newest first. */
export const publicKeys = () => read(publicKeyRow)`select kid, x, y from certificate_key order by made_at desc, kid`;

const newKey = { ...publicKeyRow, secret_sealed: col.bytea, made_at: col.timestamptz };
export type NewKey = RowOf<typeof newKey>;

/** The key that was made last. */
export const signingKey = () => read(newKey)`
  select kid, x, y, secret_sealed, made_at from certificate_key order by made_at desc, kid limit 1`;

export const storeKey = (key: NewKey) => write`insert into certificate_key ${values(newKey, key)}`;

const holderRow = { rid: col.text, changed_at: col.timestamptz.orNull };

export const holderOf = (beneficiary_id: string) => read(holderRow)`
  select rid, changed_at from certificate_holder where beneficiary_id = ${beneficiary_id}::bigint`;

export const storeHolder = (beneficiary_id: string, rid: string) => write`
  insert into certificate_holder (beneficiary_id, rid) values (${beneficiary_id}::bigint, ${rid})`;

const newCertificate = {
  beneficiary_id: col.bigint,
  certificate_id: col.uuid,
  number: col.text,
  paper_sealed: col.bytea,
  issued_at: col.timestamptz,
  issued_by: col.uuid,
};
export const storeCertificate = (certificate: RowOf<typeof newCertificate>) =>
  write`insert into certificate ${values(newCertificate, certificate)}`;

export const certificateOf = (beneficiary_id: string, certificate_id: string) => read({ paper_sealed: col.bytea })`
  select paper_sealed from certificate
  where beneficiary_id = ${beneficiary_id}::bigint and certificate_id = ${certificate_id}::uuid`;

const withdrawnRow = { rid: col.text, changed_at: col.timestamptz.butFilled, corrected: col.int };

/** Whose certificates say something else than the record, the latest change first. */
export const withdrawnHolders = (most: number) => read(withdrawnRow)`
  select rid, changed_at, corrected from certificate_holder
  where changed_at is not null order by changed_at desc, rid limit ${most}::int`;

/** Corrections of all holders: it only grows, and so numbers the lists of withdrawn cards. */
export const countedCorrections = () => read({ corrections: col.int })`
  select coalesce(sum(corrected), 0)::int as corrections from certificate_holder where changed_at is not null`;

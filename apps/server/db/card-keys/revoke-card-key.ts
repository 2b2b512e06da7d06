import { newCardKey } from '../../src/modules/certificates/index.ts';
import { allOrNothing, type Client } from '../../src/platform/db/client.ts';
import { uuidV7 } from '../../src/platform/ids/uuid-v7.ts';
import type { AtRest } from '../../src/platform/sealing/at-rest.ts';

/** Why no key was revoked, as one sentence. */
export class CardKeyProblem extends Error {}

/** A key that signed certificates, as its keeper reads of it. */
export interface ListedKey {
  readonly kid: string;
  readonly made_at: Date;
  readonly revoked_at: Date | null;
  readonly revoked_for: string | null;
  /** Certificates that it signed. */
  readonly certificates: number;
}

/** All keys, the newest first. */
export async function cardKeys(client: Client): Promise<readonly ListedKey[]> {
  const { rows } = await client.query<ListedKey>(
    `select kid, made_at, revoked_at, revoked_for,
       (select count(*)::int from certificate c where c.kid = k.kid) as certificates
     from certificate_key k order by made_at desc, kid`,
  );
  return rows;
}

interface Wish {
  readonly kid: string;
  readonly reason: string;
}

/**
 * Revokes a key: from now on nothing that it signed is believed, whenever it says that it was signed. Where it was the one that
 * signs, another is made at once; answers its name, or null where the newest stays. Running servers take both at the next call.
 */
export async function revokeCardKey(
  client: Client,
  atRest: AtRest,
  { kid, reason }: Wish,
): Promise<{ readonly signs: string | null }> {
  if (reason.trim().length < 3)
    throw new CardKeyProblem('Say why it is revoked, --reason "WHY": it stands in the audit log.');
  return allOrNothing(client, async () => {
    // Two at once would each make another.
    await client.query('lock table certificate_key in share row exclusive mode');
    const keys = await cardKeys(client);
    const key = keys.find((one) => one.kid === kid);
    if (!key) throw new CardKeyProblem(`No key ${kid} ever signed here.`);
    if (key.revoked_at)
      throw new CardKeyProblem(`It was revoked on ${key.revoked_at.toISOString()}: ${key.revoked_for}`);
    const signing = keys.find(({ revoked_at }) => revoked_at === null);
    await client.query('update certificate_key set revoked_at = now(), revoked_for = $2 where kid = $1', [
      kid,
      reason.trim(),
    ]);
    const fresh = signing?.kid === kid ? await newCardKey(new Date(), atRest) : null;
    if (fresh)
      await client.query(
        'insert into certificate_key (kid, x, y, secret_sealed, made_at) values ($1, $2, $3, $4, $5)',
        [fresh.kid, fresh.x, fresh.y, fresh.secret_sealed, fresh.made_at],
      );
    await client.query(
      `insert into audit (beneficiary_id, audit_id, call, subject, detail) values (0, $1, 'revoke-card-key', $2, $3)`,
      [uuidV7(), kid, JSON.stringify({ reason: reason.trim(), signs: fresh?.kid ?? null })],
    );
    return { signs: fresh?.kid ?? null };
  });
}

import type { Actor } from '../../../platform/access/actor.ts';
import type { Writer } from '../../../platform/db/database.ts';
import { insertAudit } from '../../../platform/http/queries.ts';
import { uuidV7 } from '../../../platform/ids/uuid-v7.ts';
import { insertJob } from '../../../platform/jobs/queries.ts';
import type { AtRest } from '../../../platform/sealing/at-rest.ts';
import { newAccountRow } from '../account/new-account.ts';
import { sitesOf } from '../account/posting.ts';
import { insertUsers, postToSitesOf } from '../account/queries.ts';
import type { GoodUser } from './judge-users.ts';
import { tellAccountsJob } from './tell-accounts.ts';

interface By {
  readonly actor: Actor;
  readonly atRest: AtRest;
  readonly at: Date;
  readonly import_id: string;
  /** Of a password that nobody knows: the owner chooses one by a code that goes to the own number. */
  readonly password_hash: string;
}

/** Queues everything that makes these accounts, and the messages to their owners. */
export function storeUsers(
  db: Writer,
  good: readonly GoodUser[],
  { actor, atRest, at, import_id, password_hash }: By,
): void {
  const accounts = good.map(({ row: { display_name }, ...one }) => ({
    row: newAccountRow({ ...one, user_id: uuidV7(at), display_name, password_hash }, { actor, atRest, at }),
    sites: sitesOf(one.posted),
  }));
  db.run(
    insertUsers(
      accounts.map(({ row }) => row),
      import_id,
    ),
  );
  const posted = accounts.flatMap(({ row: { user_id }, sites }) =>
    sites.map((session_site_id) => ({ user_id, session_site_id })),
  );
  if (posted.length > 0) db.run(postToSitesOf(posted));
  const lines = accounts.map(({ row: { user_id, user_name, role, user_level } }) => ({
    beneficiary_id: '0',
    subject: user_id,
    detail: { security: 'account of a worker made', user_name, role, user_level, import_id },
  }));
  db.run(insertAudit('imports.confirmImport', actor, lines));
  db.run(
    insertJob({
      job_id: uuidV7(at),
      kind: tellAccountsJob,
      subject: import_id,
      actor,
      total: accounts.length,
      made_at: at,
    }),
  );
}

import type { RequestOf } from '@teeka/contract/call';
import { nameFields } from '@teeka/contract/names';
import type { Role } from '@teeka/contract/roles';
import type { getWorkers, Worker } from '@teeka/contract/workers';
import { checkSearchedName, latinName, likenessTo, nameSearch } from '@teeka/domain/beneficiaries';
import { postsBelow } from '@teeka/domain/workers';
import type { Reader } from '../../platform/db/database.ts';
import type { Context } from '../../platform/http/handler.ts';
import { giveWay } from '../../platform/jobs/give-way.ts';
import { restsOf } from '../auth/index.ts';
import { allSettings, usedSince } from '../settings/index.ts';
import { type ListedWorkerRow, type NamedWorker, workerNames, workersOfArea } from './queries.ts';
import { restingWorkers } from './resting-workers.ts';

const shown = (row: ListedWorkerRow, until: Date | undefined): Worker => ({
  user_id: row.user_id,
  user_name: row.user_name,
  display_name: row.display_name,
  role: row.role as Role,
  ...nameFields('facility_name', row.facility),
  ...nameFields('block_name', row.block),
  is_active: row.is_active,
  locked_until: until?.toISOString() ?? null,
  sign_ins: row.sign_ins,
  last_sign_in: row.last_sign_in_at?.toISOString() ?? null,
  made_at: row.created_at.toISOString(),
  unsent: row.unsent,
  unsent_since: row.unsent_since?.toISOString() ?? null,
  villages: row.villages,
});

type Narrowed = Pick<RequestOf<typeof getWorkers>, 'search' | 'state' | 'role'>;
interface Part {
  readonly limit: number;
  readonly offset: number;
}

/** A part of the workers of the area whom the actor answers for, by name; others stand in none of it. `total` counts all. */
export async function listedWorkers(
  { search, state, role }: Narrowed,
  part: Part,
  context: Context & { readonly db: Reader },
) {
  const { actor, db, now } = context;
  const since = usedSince(await db.rows(allSettings()), now.instant);
  const answered = {
    posts: postsBelow({ role: actor.role, user_level: actor.scope.level }),
    scope: actor.scope,
    but: actor.user_id,
  };
  const isName = checkSearchedName(search).ok;
  const rows = await db.rows(
    workersOfArea({
      ...answered,
      search,
      latin: isName ? latinName(search) : search,
      heard: isName ? await soundingLike(search, await db.rows(workerNames(answered))) : [],
      state,
      role,
      locked: state === 'locked' ? (await restingWorkers(context)).map(({ user_name }) => user_name) : [],
      now: now.instant,
      usedSince: since,
      ...part,
    }),
  );
  const rests = await restsOf(
    rows.map(({ user_name }) => user_name),
    context,
  );
  return { total: rows[0]?.total ?? 0, workers: rows.map((row) => shown(row, rests.get(row.user_name))) };
}

/**
 * Whose name clearly sounds like what was typed, in either script; where there is nobody, roughly. Thousands of names take
 * a while, in which others are answered.
 */
async function soundingLike(typed: string, workers: readonly NamedWorker[]): Promise<readonly string[]> {
  const likenessOf = likenessTo(typed, nameSearch.beside);
  const give = giveWay();
  const heard: { readonly user_id: string; readonly likeness: number }[] = [];
  for (const { user_id, display_name } of workers) {
    await give();
    const likeness = likenessOf(display_name);
    if (likeness >= nameSearch.beside) heard.push({ user_id, likeness });
  }
  const clearly = heard.filter(({ likeness }) => likeness >= nameSearch.clearly);
  return (clearly.length > 0 ? clearly : heard).map(({ user_id }) => user_id);
}

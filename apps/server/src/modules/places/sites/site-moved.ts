import type { Degrees } from '@teeka/domain/places';
import { mostPositions } from '@teeka/domain/sites';
import { before, day } from '../../../platform/clock/durations.ts';
import type { Reader } from '../../../platform/db/database.ts';
import type { Statement } from '../../../platform/db/statement.ts';
import { type Context, type Refused, refuse } from '../../../platform/http/handler.ts';
import { changeMade, differing } from '../change-log.ts';
import { storeChange } from '../queries.ts';
import { moveSite, positionAct, positionsSaid, type SiteRow, siteOfArea } from './queries.ts';

/** A site of the area, which is held, and how often the actor has said today where it is. */
export async function siteToMove(site: string, { actor, db, now }: Context & { readonly db: Reader }) {
  const [row, said] = await Promise.all([
    db.first(siteOfArea(actor.scope, site)),
    db.first(positionsSaid(site, actor.user_id, before(now.instant, day))),
  ]);
  return { row, said: said?.times ?? 0 };
}

interface Moved {
  /** The version from now on. */
  readonly version: number;
  /** What is stored; nothing where the site lies there already. */
  readonly statements: readonly Statement[];
}

/** A site that is said to lie elsewhere; refused to whoever has said it very often today: its history is for reading. */
export function siteMoved(
  { row, said }: { readonly row: SiteRow; readonly said: number },
  degrees: Degrees,
  context: Pick<Context, 'actor' | 'now'>,
): Moved | Refused {
  const { session_site_id: id, version, latitude, longitude } = row;
  const fields = differing({ latitude, longitude }, { ...degrees });
  if (!fields) return { version, statements: [] };
  if (said >= mostPositions) return refuse({ code: 'REQVAL0010' });
  const made = changeMade({ subject: 'site', subject_id: id, version: version + 1, act: positionAct, fields }, context);
  return { version: version + 1, statements: [moveSite(id, degrees.latitude, degrees.longitude), storeChange(made)] };
}

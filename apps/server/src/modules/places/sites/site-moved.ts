import type { Context } from '../../../platform/http/handler.ts';
import { changeMade, differing } from '../change-log.ts';
import { storeChange } from '../queries.ts';
import { moveSite, type SiteRow } from './queries.ts';

interface Degrees {
  readonly latitude: number | null;
  readonly longitude: number | null;
}

/** What is stored when a site is said to lie elsewhere, and its version then; nothing where it lies there already. */
export function siteMoved(row: SiteRow, degrees: Degrees, context: Pick<Context, 'actor' | 'now'>) {
  const { session_site_id: id, version, latitude, longitude } = row;
  const fields = differing({ latitude, longitude }, { ...degrees });
  if (!fields) return { version, statements: [] };
  const made = changeMade({ subject: 'site', subject_id: id, version: version + 1, act: 'position', fields }, context);
  return { version: version + 1, statements: [moveSite(id, degrees.latitude, degrees.longitude), storeChange(made)] };
}

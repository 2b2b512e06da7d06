import { nameFields } from '@teeka/contract/names';
import { getPlace } from '@teeka/contract/places';
import { queryHandler } from '../../../platform/http/handler.ts';
import { refuseTried, wireChange } from '../change-log.ts';
import { changesOf } from '../queries.ts';
import { hangingOn, mergedVillage, pathTo, placeOfArea } from './queries.ts';
import { wireName, wirePlace } from './wire-place.ts';

export const getPlaceHandler = queryHandler(getPlace, async ({ level, code }, { actor, db, now }) => {
  const id = `${level} ${code}`;
  const row = await db.first(placeOfArea(actor.scope, level, code));
  if (!row) return refuseTried('REQVAL0012', 'code', id);
  const [merged, path, hangs, history] = await Promise.all([
    row.merged_into === null ? undefined : db.first(mergedVillage(actor.scope, row.merged_into)),
    db.rows(pathTo(level, code)),
    db.first(hangingOn(level, code, now.today)),
    db.rows(changesOf('place', id)),
  ]);
  return {
    reply: {
      place: wirePlace(row),
      merged: merged ? { ...wireName(merged), is_here: merged.is_here } : null,
      path: path.map(wireName),
      hangs: {
        people: hangs?.people ?? 0,
        places: hangs?.places ?? 0,
        facilities: hangs?.facilities ?? 0,
        plans: hangs?.plans ?? 0,
        workers: hangs?.workers ?? 0,
        sites: (hangs?.sites ?? []).map(({ session_site_id, names }) => ({
          session_site_id,
          ...nameFields('session_site_name', names),
        })),
        ashas: (hangs?.ashas ?? []).map(({ user_id, display_name }) => ({ user_id, display_name })),
      },
      history: history.map(wireChange),
    },
  };
});

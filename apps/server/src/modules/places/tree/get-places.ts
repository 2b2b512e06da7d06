import { getPlaces } from '@teeka/contract/places';
import type { Scope } from '../../../platform/access/actor.ts';
import { treeLevel } from '../../../platform/access/scope.ts';
import { patternsOf } from '../../../platform/db/patterns-of.ts';
import { queryHandler } from '../../../platform/http/handler.ts';
import { refuseTried } from '../change-log.ts';
import { pathTo, placeOfArea, placesOfArea } from './queries.ts';
import { wireName, wirePlace } from './wire-place.ts';

/** The place of the posting; null of the whole country, and of a posting to sites. */
function ownPlace(scope: Scope) {
  const level = treeLevel[scope.level];
  const code = level && scope[`${level}_code`];
  return level && typeof code === 'number' ? { level, code } : null;
}

export const getPlacesHandler = queryHandler(
  getPlaces,
  async ({ under: wish, search, page, pageSize }, { actor, db }) => {
    const { scope } = actor;
    const under = wish ?? ownPlace(scope);
    const typed = search.trim();
    const [here, path, rows] = await Promise.all([
      under ? db.first(placeOfArea(scope, under.level, under.code)) : undefined,
      under ? db.rows(pathTo(under.level, under.code)) : [],
      db.rows(
        placesOfArea(scope, {
          under,
          patterns: patternsOf(typed),
          code: /^[0-9]{1,9}$/.test(typed) ? Number(typed) : null,
          top: scope.level === 'National' ? 'state' : 'village',
          limit: pageSize,
          offset: (page - 1) * pageSize,
        }),
      ),
    ]);
    if (wish && !here) return refuseTried('REQVAL0012', 'under', `${wish.level} ${wish.code}`);
    const total = rows[0]?.total ?? 0;
    return {
      reply: {
        page,
        pageSize,
        total,
        total_pages: Math.ceil(total / pageSize),
        data: rows.map(wirePlace),
        here: here ? wirePlace(here) : null,
        path: here ? path.map(wireName) : [],
      },
    };
  },
);

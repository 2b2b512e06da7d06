import { setSitePosition } from '@teeka/contract/places';
import { degreesRefusals } from '@teeka/domain/places';
import { commandHandler, refuse } from '../../../platform/http/handler.ts';
import { postRefused, refuseTried, versionRefused } from '../change-log.ts';
import { farRefused, kept } from './far.ts';
import { holdSite, sitesAround } from './queries.ts';
import { siteMoved, siteToMove } from './site-moved.ts';

/** Where a site is, as an officer says by a map or by degrees; whoever stands there says it by `updateLatLong`. */
export const setSitePositionHandler = commandHandler(setSitePosition, {
  async read({ session_site_id }, context) {
    const { actor, db } = context;
    await db.rows(holdSite(actor.scope, session_site_id));
    const { row, said } = await siteToMove(session_site_id, context);
    return { row, said, around: row ? await db.rows(sitesAround(row.block_code, row.session_site_id)) : [] };
  },
  decide(input, { row, said, around }, context) {
    const { session_site_id: id, version, is_far } = input;
    if (!row) return refuseTried('REQVAL0012', 'session_site_id', id);
    const post = postRefused({ actor: context.actor, subject: 'position', path: 'latitude', id });
    if (post) return post;
    const wrong = degreesRefusals(input);
    if (wrong.length > 0) return refuse(...wrong);
    if (row.valid_to) return refuse({ code: 'ADMFAC0003', path: 'latitude' });
    const stale = versionRefused(row, version);
    if (stale) return stale;
    const degrees = kept(input);
    const far = farRefused(degrees, around, is_far);
    if (far) return far;
    const moved = siteMoved({ row, said }, degrees, context);
    if ('refused' in moved) return moved;
    return {
      decision: moved.statements,
      reply: { version: moved.version },
      audit: [{ beneficiary_id: '0', subject: id, detail: { ...degrees, is_far } }],
    };
  },
  write(statements, { db }) {
    for (const one of statements) db.run(one);
  },
});

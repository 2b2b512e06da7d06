import { retireSite } from '@teeka/contract/places';
import { commandHandler, refuse } from '../../../platform/http/handler.ts';
import { changeMade, judgeReason, postRefused, refuseTried, versionRefused } from '../change-log.ts';
import { storeChange } from '../queries.ts';
import { closeSite, hangingOnSite, holdSite, siteOfArea } from './queries.ts';

/** Closes a site: it takes no new plans; what was done there stays. Not while a session is planned or going on. */
export const retireSiteHandler = commandHandler(retireSite, {
  async read({ session_site_id }, { actor, db, now }) {
    await db.rows(holdSite(actor.scope, session_site_id));
    const row = await db.first(siteOfArea(actor.scope, session_site_id));
    return { row, hangs: row && (await db.first(hangingOnSite(row.session_site_id, now.today))) };
  },
  decide({ session_site_id: id, version, reason }, { row, hangs }, context) {
    if (!row || !hangs) return refuseTried('REQVAL0012', 'session_site_id', id);
    const post = postRefused({ actor: context.actor, subject: 'site', path: 'session_site_id', id });
    if (post) return post;
    if (row.valid_to) return refuse({ code: 'ADMFAC0003', path: 'session_site_id' });
    const stale = versionRefused(row, version);
    if (stale) return stale;
    const why = judgeReason(reason);
    if ('refused' in why) return why;
    const count = hangs.planned + hangs.on_going;
    if (count > 0) return refuse({ code: 'ADMFAC0004', path: 'session_site_id', values: { count } });
    const next = row.version + 1;
    const made = changeMade({ subject: 'site', subject_id: id, version: next, act: 'retired', ...why }, context);
    return {
      decision: { id, made },
      reply: { version: next },
      audit: [{ beneficiary_id: '0', subject: id, detail: { ...why, ...hangs } }],
    };
  },
  write({ id, made }, { db, now }) {
    db.run(closeSite(id, now.today));
    db.run(storeChange(made));
  },
});

import { retirePlace } from '@teeka/contract/places';
import { commandHandler, refuse } from '../../../platform/http/handler.ts';
import { changeMade, judgeReason, postRefused, refuseTried, versionRefused } from '../change-log.ts';
import { storeChange } from '../queries.ts';
import { closePlace, hangingOn, holdPlaces, placeOfArea } from './queries.ts';

/** Retires a place on which nothing hangs; its code is never given again. */
export const retirePlaceHandler = commandHandler(retirePlace, {
  async read({ level, code }, { actor, db, now }) {
    await db.rows(holdPlaces(level, [code]));
    const row = await db.first(placeOfArea(actor.scope, level, code));
    return { row, hangs: row && (await db.first(hangingOn(level, code, now.today))) };
  },
  decide({ level, code, version, reason }, { row, hangs }, context) {
    const id = `${level} ${code}`;
    if (!row || !hangs) return refuseTried('REQVAL0012', 'code', id);
    const post = postRefused({ actor: context.actor, subject: level, path: 'level', id });
    if (post) return post;
    if (row.valid_to) return refuse({ code: 'ADMLOC0003', path: 'code' });
    const stale = versionRefused(row, version);
    if (stale) return stale;
    const why = judgeReason(reason);
    if ('refused' in why) return why;
    const values = {
      people: hangs.people,
      sites: hangs.sites.length,
      ashas: hangs.ashas.length,
      workers: hangs.workers,
      places: hangs.places + hangs.facilities,
    };
    if (Object.values(values).some((one) => one > 0)) return refuse({ code: 'ADMLOC0004', path: 'code', values });
    const made = changeMade(
      { subject: 'place', subject_id: id, version: row.version + 1, act: 'retired', ...why },
      context,
    );
    return {
      decision: { level, code, made },
      reply: { version: row.version + 1 },
      audit: [{ beneficiary_id: '0', subject: id, detail: { reason: why.reason } }],
    };
  },
  write({ level, code, made }, { db, now }) {
    db.run(closePlace(level, code, now.today));
    db.run(storeChange(made));
  },
});

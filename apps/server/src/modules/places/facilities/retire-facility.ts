import { retireFacility } from '@teeka/contract/places';
import { commandHandler, refuse } from '../../../platform/http/handler.ts';
import { changeMade, judgeReason, postRefused, refuseTried, versionRefused } from '../change-log.ts';
import { storeChange } from '../queries.ts';
import { closeFacility, facilityOfArea, holdFacilities } from './queries.ts';

/** Closes a facility that nobody works for and that has no open site. */
export const retireFacilityHandler = commandHandler(retireFacility, {
  async read({ facility_id }, { actor, db }) {
    await db.rows(holdFacilities([facility_id]));
    return db.first(facilityOfArea(actor.scope, facility_id));
  },
  decide({ facility_id, version, reason }, row, context) {
    if (!row) return refuseTried('REQVAL0012', 'facility_id', facility_id);
    const post = postRefused({ actor: context.actor, subject: 'facility', path: 'facility_id', id: facility_id });
    if (post) return post;
    if (row.valid_to) return refuse({ code: 'ADMFAC0003', path: 'facility_id' });
    const stale = versionRefused(row, version);
    if (stale) return stale;
    const why = judgeReason(reason);
    if ('refused' in why) return why;
    const { sites, workers } = row;
    if (sites + workers > 0) return refuse({ code: 'ADMFAC0005', path: 'facility_id', values: { sites, workers } });
    const next = row.version + 1;
    const made = { subject: 'facility', subject_id: facility_id, version: next, act: 'retired', ...why } as const;
    return {
      decision: { facility_id, made: changeMade(made, context) },
      reply: { version: next },
      audit: [{ beneficiary_id: '0', subject: facility_id, detail: why }],
    };
  },
  write({ facility_id, made }, { db, now }) {
    db.run(closeFacility(facility_id, now.today));
    db.run(storeChange(made));
  },
});

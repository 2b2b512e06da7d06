import { mergeFacilities } from '@teeka/contract/places';
import { commandHandler, refuse } from '../../../platform/http/handler.ts';
import type { Platform } from '../../../platform/http/platform.ts';
import { changeMade, judgeReason, postRefused, refuseTried, versionRefused } from '../change-log.ts';
import { storeChange } from '../queries.ts';
import { facilityOfArea, holdFacilities, mergeFacilityStatements, workersOfFacility } from './queries.ts';

/** Merges a facility into another of the district: its sites and workers follow. */
export const mergeFacilitiesHandler = ({ signIns }: Platform) =>
  commandHandler(mergeFacilities, {
    async read({ facility_id, into }, { actor, db }) {
      await db.rows(holdFacilities([facility_id, into]));
      const [from, to, workers] = await Promise.all([
        db.first(facilityOfArea(actor.scope, facility_id)),
        db.first(facilityOfArea(actor.scope, into)),
        db.rows(workersOfFacility(facility_id)),
      ]);
      return { from, to, workers };
    },
    decide({ facility_id, into, version, reason }, { from, to, workers }, context) {
      if (!from) return refuseTried('REQVAL0012', 'facility_id', facility_id);
      if (!to) return refuseTried('REQVAL0012', 'into', into);
      const post = postRefused({ actor: context.actor, subject: 'facility', path: 'facility_id', id: facility_id });
      if (post) return post;
      if (facility_id === into || from.district_code !== to.district_code)
        return refuse({ code: 'ADMFAC0006', path: 'into' });
      if (from.valid_to) return refuse({ code: 'ADMFAC0003', path: 'facility_id' });
      if (to.valid_to) return refuse({ code: 'ADMFAC0003', path: 'into' });
      const stale = versionRefused(from, version);
      if (stale) return stale;
      const why = judgeReason(reason);
      if ('refused' in why) return why;
      const gone = {
        subject_id: facility_id,
        version: from.version + 1,
        act: 'merged',
        fields: { merged_into: ['', to.names.en] },
      } as const;
      const grown = {
        subject_id: into,
        version: to.version + 1,
        act: 'took-in',
        fields: { took_in: ['', from.names.en] },
      } as const;
      return {
        decision: {
          facility_id,
          into,
          made: [gone, grown].map((one) => changeMade({ subject: 'facility', ...one, ...why }, context)),
        },
        reply: { version: from.version + 1 },
        audit: [{ beneficiary_id: '0', subject: facility_id, detail: { into, ...why } }],
        afterwards: () => {
          for (const { user_id } of workers) signIns.forgetUser(user_id);
        },
      };
    },
    write({ facility_id, into, made }, { db, now }) {
      for (const one of mergeFacilityStatements({ facility_id, into, today: now.today })) db.run(one);
      for (const one of made) db.run(storeChange(one));
    },
  });

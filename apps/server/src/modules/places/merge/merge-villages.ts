import { mergeVillages } from '@teeka/contract/places';
import { commandHandler, refuse } from '../../../platform/http/handler.ts';
import type { Platform } from '../../../platform/http/platform.ts';
import { changeMade, judgeReason, postRefused, refuseTried, versionRefused } from '../change-log.ts';
import { storeChange, workersOf } from '../queries.ts';
import { holdPlaces } from '../tree/queries.ts';
import { holdSitesOfVillage, mergeStatements, villagesToMerge } from './queries.ts';

/** Merges a village into another: its people, the sites that serve it and its ASHAs follow, and so does what comes late. */
export const mergeVillagesHandler = ({ signIns }: Platform) =>
  commandHandler(mergeVillages, {
    async read({ code, into }, { actor, db }) {
      await db.rows(holdSitesOfVillage(code));
      await db.rows(holdPlaces('village', [code, into]));
      const rows = await db.rows(villagesToMerge(actor.scope, [code, into]));
      const workers = await db.rows(workersOf({ sites: [], villages: [code, into] }));
      const of = (wanted: number) => rows.find((row) => row.code === wanted);
      return { from: of(code), to: of(into), workers };
    },
    decide({ code, into, version, reason }, { from, to, workers }, context) {
      const id = `village ${code}`;
      if (!from) return refuseTried('REQVAL0012', 'code', id);
      if (!to) return refuseTried('REQVAL0012', 'into', `village ${into}`);
      const post = postRefused({ actor: context.actor, subject: 'village', path: 'code', id });
      if (post) return post;
      if (code === into || from.district_code !== to.district_code) return refuse({ code: 'ADMLOC0005', path: 'into' });
      if (from.valid_to) return refuse({ code: 'ADMLOC0003', path: 'code' });
      if (to.valid_to) return refuse({ code: 'ADMLOC0003', path: 'into' });
      const stale = versionRefused(from, version);
      if (stale) return stale;
      const why = judgeReason(reason);
      if ('refused' in why) return why;
      const made = [
        changeMade(
          {
            subject: 'place',
            subject_id: id,
            version: from.version + 1,
            act: 'merged',
            fields: { merged_into: ['', String(into)] },
            ...why,
          },
          context,
        ),
        changeMade(
          {
            subject: 'place',
            subject_id: `village ${into}`,
            version: to.version + 1,
            act: 'took-in',
            fields: { took_in: ['', String(code)] },
            ...why,
          },
          context,
        ),
      ];
      return {
        decision: { code, into, made },
        reply: { version: from.version + 1, people: from.people },
        audit: [{ beneficiary_id: '0', subject: id, detail: { into, people: from.people, reason: why.reason } }],
        afterwards: () => {
          for (const { user_id } of workers) signIns.forgetUser(user_id);
        },
      };
    },
    write({ code, into, made }, { actor, db, now }) {
      for (const one of mergeStatements({ code, into, by: actor.user_id, at: now.instant, today: now.today }))
        db.run(one);
      for (const one of made) db.run(storeChange(one));
    },
  });

import { nameFields, namesOf } from '@teeka/contract/names';
import { saveSite } from '@teeka/contract/places';
import { normalNames, sameName, siteRefusals } from '@teeka/domain/places';
import { commandHandler, refuse } from '../../../platform/http/handler.ts';
import type { Platform } from '../../../platform/http/platform.ts';
import { changeMade, differing, postRefused, refuseTried, versionRefused } from '../change-log.ts';
import { facilityOfArea, holdFacilities } from '../facilities/queries.ts';
import { storeChange, workersOf } from '../queries.ts';
import { farRefused, kept } from './far.ts';
import { changeSite, holdSite, holdVillagesOfSite, siteExists, siteOfArea, sitesAround, storeSite } from './queries.ts';
import { siteFields } from './site-fields.ts';

/** Adds a session site to a facility, or changes its name, category, position and catchment. */
export const saveSiteHandler = ({ signIns }: Platform) =>
  commandHandler(saveSite, {
    async read({ session_site_id, facility_id, villages }, { actor, db }) {
      await db.rows(holdFacilities([facility_id]));
      await db.rows(holdSite(actor.scope, session_site_id));
      const named = await db.rows(holdVillagesOfSite(actor.scope, villages));
      const facility = await db.first(facilityOfArea(actor.scope, facility_id));
      const [row, known, around, workers] = await Promise.all([
        db.first(siteOfArea(actor.scope, session_site_id)),
        db.first(siteExists(session_site_id)),
        facility ? db.rows(sitesAround(facility.block_code, session_site_id)) : [],
        db.rows(workersOf({ sites: [session_site_id], villages: [] })),
      ]);
      return { facility, row, known, ours: named.filter(({ ours }) => ours), around, workers };
    },
    decide(input, { facility, row, known, ours, around, workers }, context) {
      const { session_site_id, facility_id, version, category, is_another, is_far } = input;
      const isNew = version === null;
      if (!facility) return refuseTried('REQVAL0012', 'facility_id', facility_id);
      if (!isNew && !row) return refuseTried('REQVAL0012', 'session_site_id', session_site_id);
      const post = postRefused({ actor: context.actor, subject: 'site', path: 'name', id: session_site_id });
      if (post) return post;
      const names = normalNames(namesOf(input, 'name'));
      const villages = [...new Set(input.villages)];
      const wrong = siteRefusals({ ...input, names, villages });
      if (wrong.length > 0) return refuse(...wrong);
      if (isNew && known) return refuse({ code: 'REQVAL0009', path: 'session_site_id' });
      if (row && row.facility_id !== facility_id) return refuse({ code: 'REQVAL0012', path: 'facility_id' });
      if (facility.valid_to || row?.valid_to) return refuse({ code: 'ADMFAC0003', path: 'name' });
      // First of all what was merged meanwhile is read: the form would undo it.
      const stale = row ? versionRefused(row, version) : undefined;
      if (stale) return stale;
      // What it serves already it may keep, wherever that lies: only new villages have to be the officer's.
      const allowed = new Set([...ours.map(({ code }) => code), ...(row?.served ?? []).map(({ code }) => code)]);
      if (villages.some((code) => !allowed.has(code))) return refuse({ code: 'REQVAL0012', path: 'villages' });
      const twin = is_another ? undefined : around.find((other) => sameName(other.names, names));
      if (twin) return refuse({ code: 'ADMFAC0001', path: 'name', values: nameFields('name', twin.names) });
      const degrees = kept(input);
      const moved = degrees.latitude !== row?.latitude || degrees.longitude !== row?.longitude;
      const far = moved ? farRefused(degrees, around, is_far) : undefined;
      if (far) return far;
      const before = row ? siteFields({ ...row, villages: row.served.map(({ code }) => code) }) : {};
      const fields = differing(before, siteFields({ names, category, villages, ...degrees }));
      const next = (row?.version ?? 0) + (fields ? 1 : 0);
      const act = row ? 'changed' : 'added';
      const made = changeMade({ subject: 'site', subject_id: session_site_id, version: next, act, fields }, context);
      const stored = { session_site_id, facility_id, names, category: Number(category), villages, ...degrees };
      return {
        decision: fields && { isNew: !row, stored, made },
        reply: { version: next },
        audit: [
          { beneficiary_id: '0', subject: session_site_id, detail: { fields: fields ?? {}, is_another, is_far } },
        ],
        afterwards: () => {
          for (const { user_id } of workers) signIns.forgetUser(user_id);
        },
      };
    },
    write(decision, { db }) {
      if (!decision) return;
      const { isNew, stored, made } = decision;
      for (const one of isNew ? storeSite(stored) : changeSite(stored)) db.run(one);
      db.run(storeChange(made));
    },
  });

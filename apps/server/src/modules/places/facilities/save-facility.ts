import { nameFields, namesOf } from '@teeka/contract/names';
import { saveFacility } from '@teeka/contract/places';
import { facilityRefusals, normalNames, sameName } from '@teeka/domain/places';
import { commandHandler, refuse } from '../../../platform/http/handler.ts';
import { changeMade, differing, postRefused, refuseTried, versionRefused } from '../change-log.ts';
import { storeChange } from '../queries.ts';
import { holdPlaces } from '../tree/queries.ts';
import {
  blockOfArea,
  changeFacility,
  facilitiesOfBlock,
  facilityExists,
  facilityOfArea,
  holdFacilities,
  storeFacility,
} from './queries.ts';

/** Adds a facility to a block, or changes its name or kind; the block stays as it is. */
export const saveFacilityHandler = commandHandler(saveFacility, {
  async read({ facility_id, block_code }, { actor, db }) {
    await db.rows(holdPlaces('block', [block_code]));
    await db.rows(holdFacilities([facility_id]));
    const block = await db.first(blockOfArea(actor.scope, block_code));
    const row = await db.first(facilityOfArea(actor.scope, facility_id));
    const [known, others] = await Promise.all([
      db.first(facilityExists(facility_id)),
      db.rows(facilitiesOfBlock(row?.block_code ?? block_code, facility_id)),
    ]);
    return { block, row, known, others };
  },
  decide(input, { block, row, known, others }, context) {
    const { facility_id, version, kind, is_another } = input;
    const isNew = version === null;
    if (isNew && !block) return refuseTried('REQVAL0012', 'block_code', String(input.block_code));
    if (!isNew && !row) return refuseTried('REQVAL0012', 'facility_id', facility_id);
    const post = postRefused({ actor: context.actor, subject: 'facility', path: 'name', id: facility_id });
    if (post) return post;
    const names = normalNames(namesOf(input, 'name'));
    const wrong = facilityRefusals({ names, kind });
    if (wrong.length > 0) return refuse(...wrong);
    if (isNew && known) return refuse({ code: 'REQVAL0009', path: 'facility_id' });
    if (row?.valid_to) return refuse({ code: 'ADMFAC0003', path: 'name' });
    const stale = row ? versionRefused(row, version) : undefined;
    if (stale) return stale;
    const twin = is_another ? undefined : others.find((other) => sameName(other.names, names));
    if (twin) return refuse({ code: 'ADMFAC0001', path: 'name', values: nameFields('name', twin.names) });
    const before = row ? { ...nameFields('name', row.names), kind: row.kind } : {};
    const fields = differing(before, { ...nameFields('name', names), kind });
    const next = (row?.version ?? 0) + (fields ? 1 : 0);
    const act = row ? 'changed' : 'added';
    const made = changeMade({ subject: 'facility', subject_id: facility_id, version: next, act, fields }, context);
    return {
      decision: fields && { stored: { facility_id, names, kind }, block: row ? undefined : block, made },
      reply: { version: next },
      audit: [{ beneficiary_id: '0', subject: facility_id, detail: { fields: fields ?? {}, is_another } }],
    };
  },
  write(decision, { db }) {
    if (!decision) return;
    const { stored, block, made } = decision;
    db.run(block ? storeFacility(stored, block) : changeFacility(stored));
    db.run(storeChange(made));
  },
});

import { nameFields, namesOf } from '@teeka/contract/names';
import { savePlace } from '@teeka/contract/places';
import { levelAbove, normalNames, placeRefusals, sameName } from '@teeka/domain/places';
import { commandHandler, refuse } from '../../../platform/http/handler.ts';
import { changeMade, differing, postRefused, refuseTried, versionRefused } from '../change-log.ts';
import { storeChange } from '../queries.ts';
import {
  holdPlaces,
  placeOfArea,
  placeOfCode,
  renamePlace,
  siblings,
  storePlace,
  subdistrictBeside,
} from './queries.ts';

/** Adds a place of the directory, or names one anew; its code and what it lies below stay as they are. */
export const savePlaceHandler = commandHandler(savePlace, {
  async read({ level, code, parent_code, subdistrict_code }, { actor, db }) {
    const above = levelAbove[level];
    if (above && parent_code !== null) await db.rows(holdPlaces(above, [parent_code]));
    await db.rows(holdPlaces(level, [code]));
    const [row, taken, parent] = await Promise.all([
      db.first(placeOfArea(actor.scope, level, code)),
      db.first(placeOfCode(level, code)),
      above && parent_code !== null ? db.first(placeOfArea(actor.scope, above, parent_code)) : undefined,
    ]);
    const below = row ? row.parent_code : parent_code;
    const [others, subdistrict] = await Promise.all([
      db.rows(siblings(level, below, code)),
      below === null || subdistrict_code === null ? undefined : db.first(subdistrictBeside(below, subdistrict_code)),
    ]);
    return { row, taken, parent, subdistrict, others };
  },
  decide(input, { row, taken, parent, subdistrict, others }, context) {
    const { actor, now } = context;
    const { level, code, parent_code, subdistrict_code, version } = input;
    const id = `${level} ${code}`;
    const isNew = version === null;
    const above = levelAbove[level];
    if (isNew && above && !parent)
      return refuseTried('REQVAL0012', 'parent_code', parent_code === null ? id : `${above} ${parent_code}`);
    if (!isNew && !row) return refuseTried('REQVAL0012', 'code', id);
    const post = postRefused({ actor, subject: level, path: 'level', id });
    if (post) return post;
    const names = normalNames(namesOf(input, 'name'));
    const wrong = placeRefusals({ level, code, names, kind: input.kind });
    if (wrong.length > 0) return refuse(...wrong);
    if (isNew && taken) return refuse({ code: 'ADMLOC0001', path: 'code', values: nameFields('name', taken.names) });
    if (subdistrict_code !== null && (level !== 'village' || !subdistrict))
      return refuse({ code: 'REQVAL0012', path: 'subdistrict_code' });
    if (isNew && parent?.valid_to) return refuse({ code: 'ADMLOC0003', path: 'parent_code' });
    if (row?.valid_to) return refuse({ code: 'ADMLOC0003', path: 'code' });
    const stale = row && !isNew ? versionRefused(row, version) : undefined;
    if (stale) return stale;
    const kind = input.kind === 'ward' ? ('ward' as const) : ('village' as const);
    const before = row
      ? { ...nameFields('name', row.names), kind: row.kind, subdistrict_code: row.subdistrict_code }
      : {};
    const fields = differing(before, { ...nameFields('name', names), kind, subdistrict_code });
    const twin = others.find((other) => sameName(other.names, names) && other.names.en === names.en);
    const next = row && !isNew ? row.version + (fields ? 1 : 0) : 1;
    const place = {
      level,
      code,
      names,
      kind,
      subdistrict_code,
      parent_code: above ? parent_code : null,
      from: now.today,
    };
    return {
      decision: fields && {
        isNew,
        place,
        made: changeMade(
          { subject: 'place', subject_id: id, version: next, act: isNew ? 'added' : 'changed', fields },
          context,
        ),
      },
      reply: { version: next },
      audit: [
        {
          beneficiary_id: '0',
          subject: id,
          detail: { fields: fields ?? {}, ...(twin ? { same_name: twin.code } : {}) },
        },
      ],
    };
  },
  write(decision, { db }) {
    if (!decision) return;
    db.run(decision.isNew ? storePlace(decision.place) : renamePlace(decision.place));
    db.run(storeChange(decision.made));
  },
});

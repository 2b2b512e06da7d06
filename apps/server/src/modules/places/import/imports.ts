import { nameFields } from '@teeka/contract/names';
import type { Actor } from '../../../platform/access/actor.ts';
import type { Now } from '../../../platform/clock/clock.ts';
import type { Reader, Writer } from '../../../platform/db/database.ts';
import { insertAudit } from '../../../platform/http/queries.ts';
import type { ImportKind } from '../../../platform/imports/index.ts';
import { changeMade, differing, type Made } from '../change-log.ts';
import { storeFacility } from '../facilities/queries.ts';
import { storeChange } from '../queries.ts';
import { storeSite } from '../sites/queries.ts';
import { siteFields } from '../sites/site-fields.ts';
import { storePlace } from '../tree/queries.ts';
import { type GoodFacility, judgeFacilities } from './judge-facilities.ts';
import { type GoodPlace, judgePlaces } from './judge-places.ts';
import { holdPlacesBrought } from './queries.ts';
import { facilitiesSheet, placesSheet } from './sheets.ts';

interface By {
  readonly actor: Actor;
  readonly now: Now;
  readonly import_id: string;
}

/** Keeps in the history of each what the file added, and who brought it. */
function keepAdded(db: Writer, added: readonly Omit<Made, 'version' | 'act'>[], { actor, now, import_id }: By): void {
  for (const made of added) db.run(storeChange(changeMade({ ...made, version: 1, act: 'added' }, { actor, now })));
  const lines = added.map(({ subject_id }) => ({ beneficiary_id: '0', subject: subject_id, detail: { import_id } }));
  db.run(insertAudit('imports.confirmImport', actor, lines));
}

function storeFacilities(db: Writer, good: readonly GoodFacility[], by: By): void {
  const added: Omit<Made, 'version' | 'act'>[] = [];
  for (const { facility, site } of good) {
    if (facility) {
      const { facility_id, names, kind, block } = facility;
      db.run(storeFacility(facility, block));
      const fields = differing({}, { ...nameFields('name', names), kind });
      added.push({ subject: 'facility', subject_id: facility_id, fields });
    }
    if (site) {
      for (const statement of storeSite(site)) db.run(statement);
      const fields = differing({}, siteFields(site));
      added.push({ subject: 'site', subject_id: site.session_site_id, fields });
    }
  }
  keepAdded(db, added, by);
}

function storePlaces(db: Writer, good: readonly GoodPlace[], by: By): void {
  for (const { level, code, names, parent, subdistrict, kind } of good)
    db.run(
      storePlace({
        level,
        code,
        names,
        parent_code: parent,
        subdistrict_code: subdistrict,
        kind,
        from: by.now.today,
      }),
    );
  const added = good.map(({ level, code, names, kind, subdistrict }) => ({
    subject: 'place' as const,
    subject_id: `${level} ${code}`,
    fields: differing({}, { ...nameFields('name', names), kind, subdistrict_code: subdistrict }),
  }));
  keepAdded(db, added, by);
}

const hold = async (_rows: unknown, db: Reader) => {
  await db.rows(holdPlacesBrought());
};

/** Facilities and their session sites, from a file. */
export const facilitiesImport: ImportKind = {
  kind: 'facilities',
  sheet: facilitiesSheet,
  hold,
  async judge(rows, { platform, job: { actor }, db, import_id, first, progress }) {
    const { good, bad, faults } = await judgeFacilities(rows, { db, actor, hold: !first, progress });
    const store = (writer: Writer) => storeFacilities(writer, good, { actor, now: platform.clock(), import_id });
    return { good: good.length, bad, faults, store };
  },
};

/** Places of the directory, from a file. */
export const placesImport: ImportKind = {
  kind: 'places',
  sheet: placesSheet,
  hold,
  async judge(rows, { platform, job: { actor }, db, import_id, first, progress }) {
    const { good, bad, faults } = await judgePlaces(rows, { db, actor, hold: !first, progress });
    const store = (writer: Writer) => storePlaces(writer, good, { actor, now: platform.clock(), import_id });
    return { good: good.length, bad, faults, store };
  },
};

import type { Names } from '../names/index.ts';
import { facilityKinds, facilityRefusals, normalNames, siteCategories, siteRefusals } from '../places/index.ts';
import type { Refusal, RefusalCode, Refusals } from '../refusal/index.ts';
import { amountTyped } from '../text/index.ts';
import { atNameColumns, nameColumns, namesWritten } from './name-columns.ts';
import { type Cells, type Choices, cellReader, ofFacilities, oneOfEach, partsOf } from './reader.ts';

/** Columns of the file of facilities and their session sites, in the order of the template. */
const siteColumns = [...nameColumns('site'), 'category', 'villages', 'latitude', 'longitude'];
export const facilityColumns: readonly string[] = [...nameColumns('facility'), 'kind', 'block', ...siteColumns];
/** Columns that every row fills in. */
export const mandatoryFacilityColumns: readonly string[] = ['facility', 'kind', 'block'];

/** The session site of a row; `villages` as they were written. */
export interface SiteOfRow {
  readonly names: Names;
  readonly category: string;
  readonly villages: readonly string[];
  readonly latitude: number | null;
  readonly longitude: number | null;
}

export interface FacilityRow {
  readonly names: Names;
  readonly kind: string;
  /** As it was written: a name or a code. */
  readonly block: string;
  readonly site: SiteOfRow | null;
  readonly wrong: Refusals;
}

/** Reads a row of the file; one without the name of a site is a facility alone. */
export function readFacilityRow(cells: Cells, choices: Choices): FacilityRow {
  const sheet = { choices, mandatory: mandatoryFacilityColumns, codes: ofFacilities };
  const { text, choose, wrong } = cellReader(cells, sheet);
  const names = (column: string): Names => normalNames(namesWritten(text, column));
  const degrees = (column: string): number | null => {
    const figure = amountTyped(text(column));
    if (!Number.isNaN(figure)) return figure;
    wrong.push({ code: 'FLDVAL0003', path: column });
    return null;
  };
  const hasSite = siteColumns.some((column) => text(column) !== '');
  const read = {
    names: names('facility'),
    kind: facilityKinds[choose('kind') ?? -1] ?? '',
    block: text('block'),
    site: hasSite
      ? {
          names: names('site'),
          category: siteCategories[choose('category') ?? -1] ?? '',
          villages: partsOf(text('villages')),
          latitude: degrees('latitude'),
          longitude: degrees('longitude'),
        }
      : null,
  };
  return { ...read, wrong };
}

/** What is wrong with a row by itself, at most one refusal a column; where block and villages lie the server says. */
export function facilityRowRefusals({ names, kind, site, wrong }: FacilityRow): Refusal<RefusalCode>[] {
  return oneOfEach([
    ...wrong,
    ...atNameColumns(facilityRefusals({ names, kind }), 'facility'),
    // Codes of villages are known to the server alone; here it counts how many there are.
    ...(site ? atNameColumns(siteRefusals({ ...site, villages: site.villages.map((_, nth) => nth + 1) }), 'site') : []),
  ]);
}

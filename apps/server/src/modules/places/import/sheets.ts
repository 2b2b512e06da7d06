import {
  type Choice,
  facilityColumns,
  mandatoryFacilityColumns,
  mandatoryPlaceColumns,
  placeColumns,
} from '@teeka/domain/imports';
import { fallback } from '@teeka/domain/names';
import { facilityKinds, placeKinds, placeLevels, siteCategories } from '@teeka/domain/places';
import { columnWords, namesOfWord, sheetOf, sheetWord } from '../../../platform/imports/index.ts';

const worded = (list: readonly string[], prefix: string): readonly Choice[] =>
  list.map((word, id) => ({
    id,
    names: [...namesOfWord((language) => sheetWord(`${prefix}-${word}`, language)), word],
  }));

const categories = worded(siteCategories, 'category');
/** Kinds of facilities are names of the record. */
const kinds: readonly Choice[] = facilityKinds.map((kind, id) => ({ id, names: [kind] }));

/** The file of facilities: a row for each session site. */
export const facilitiesSheet = sheetOf({
  name: sheetWord('facilitiesSheet', fallback),
  file: 'facilities-template.xlsx',
  columns: facilityColumns,
  mandatory: mandatoryFacilityColumns,
  days: [],
  latin: ['facility', 'site'],
  choices: { kind: kinds, category: categories },
  wide: { facility: 32, 'facility-hi': 28, site: 32, 'site-hi': 28, villages: 40, block: 22 },
  example: {
    facility: 'EXAMPLE: Sub-Centre Abbu Nagar',
    'facility-hi': 'उपकेंद्र अब्बू नगर',
    kind: kinds[0]?.names[0] ?? '',
    block: 'Sahaswan',
    site: 'Anganwadi Adampur',
    category: categories[0]?.names[0] ?? '',
    villages: 'Adampur; Abhanpur',
    latitude: '28.0412',
    longitude: '78.7512',
  },
  ...columnWords,
});

const levels = worded(placeLevels, 'level');

/** The file of places. */
export const placesSheet = sheetOf({
  name: sheetWord('placesSheet', fallback),
  file: 'places-template.xlsx',
  columns: placeColumns,
  mandatory: mandatoryPlaceColumns,
  days: [],
  latin: ['placeName'],
  choices: { level: levels, placeKind: worded(placeKinds, 'kind') },
  wide: { placeName: 32, 'placeName-hi': 28, level: 24 },
  example: {
    level: 'EXAMPLE: Village',
    code: '128945',
    parent: '1234',
    placeName: 'Adampur',
    'placeName-hi': 'आदमपुर',
  },
  ...columnWords,
});

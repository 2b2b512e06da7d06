import { type Choices, columnsOfKind, type ImportColumn, importColumns, mandatoryColumns } from '@teeka/domain/imports';
import { sheetOf } from '../../../../platform/imports/index.ts';
import { called, choices, how, sheetName } from './columns.ts';

const offered: Choices = choices;
const first = (column: ImportColumn, nth = 0) => offered[column]?.[nth]?.names[0] ?? '';

/** The file of people. Names are kept in Latin letters; the example is a mother, who needs no other record first. */
export const peopleSheet = sheetOf({
  name: sheetName,
  file: 'pre-registration-template.xlsx',
  columns: importColumns,
  mandatory: mandatoryColumns,
  days: columnsOfKind('day', 'written-day'),
  latin: columnsOfKind('name'),
  choices,
  wide: { name: 28, address: 32, village: 24, guardianName: 24 },
  example: {
    name: 'EXAMPLE: REKHA DEVI',
    gender: first('gender', 1),
    dob: '15/08/1998',
    mobile: '98XXXXXXXX',
    type: first('type'),
    village: '',
    guardianName: 'RAMESH KUMAR',
    consent: first('consent'),
  },
  called,
  how,
});

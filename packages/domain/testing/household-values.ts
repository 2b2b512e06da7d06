import { adult, type FieldValue, rows, spoilt } from './value-rows.ts';

const notOfTheList = (path: string, good: readonly string[], bad: readonly string[]): FieldValue[] =>
  rows(path, adult, [
    ['', 'ok'],
    ...good.map((value) => [value, 'ok'] as const),
    ...[...bad, ' ', '0', '<b>', "' OR 1=1 --"].map((value) => [value, 'FLDVAL0029'] as const),
  ]);

/** Values of what is asked about the household. */
export const householdValues: readonly FieldValue[] = [
  ...rows('rch_id', adult, [
    ['', 'ok'],
    ['123456789012', 'ok'],
    ['012345678901234', 'ok'],
    [' 123456789012 ', 'ok'],
    ['7', 'ok'],
    ['1234567890123456', 'FLDVAL0015'],
    ['12345678901A', 'FLDVAL0006'],
    ['-12345', 'FLDVAL0006'],
    ['12 34', 'FLDVAL0006'],
    ['१२३४', 'FLDVAL0006'],
    ...spoilt('123456', 'FLDVAL0006'),
  ]),
  ...rows('pin_code', adult, [
    ['', 'ok'],
    ['243601', 'ok'],
    [' 110001 ', 'ok'],
    ['043601', 'FLDVAL0012'],
    ['24360', 'FLDVAL0012'],
    ['2436011', 'FLDVAL0012'],
    ['243 601', 'FLDVAL0012'],
    ['24360A', 'FLDVAL0012'],
    ['२४३६०१', 'FLDVAL0012'],
    ...spoilt('24360', 'FLDVAL0012'),
  ]),
  ...notOfTheList(
    'mobile_owner',
    ['Own', 'Husband', 'Father or mother', 'Relative', 'Neighbour', 'Other'],
    ['own', 'Wife', 'पति'],
  ),
  ...notOfTheList(
    'worker_category',
    ['Health care worker', 'Front line worker'],
    ['1', 'health care worker', 'Citizen', 'Front line worker ', 'स्वास्थ्य कार्यकर्ता'],
  ),
  ...notOfTheList('poverty_line', ['BPL', 'APL'], ['bpl', 'B', 'APL ']),
  ...notOfTheList(
    'social_group',
    ['General', 'Other Backward Class', 'Scheduled Caste', 'Scheduled Tribe', 'Not stated'],
    ['OBC', '3', 'general'],
  ),
  ...notOfTheList(
    'religion',
    ['Hindu', 'Muslim', 'Christian', 'Sikh', 'Buddhist', 'Jain', 'Other', 'Not stated'],
    ['hindu', 'None', 'हिन्दू'],
  ),
  ...rows('caste', adult, [
    ['', 'ok'],
    ['Yadav', 'ok'],
    ['मौर्य (कुशवाहा)', 'ok'],
    [' Jatav ', 'ok'],
    ['K', 'ok'],
    ['A'.repeat(50), 'ok'],
    ['A'.repeat(51), 'FLDVAL0004'],
    ['<script>', 'FLDVAL0003'],
    ['Yadav\nJatav', 'FLDVAL0003'],
    ['Yadav = Ahir', 'FLDVAL0003'],
    ['Ya\u200Bdav', 'FLDVAL0003'],
    ['Ya\u202Edav', 'FLDVAL0003'],
    ['"; drop table dose; --', 'FLDVAL0003'],
  ]),
];

import type { Stories } from './story.ts';

/** A boy born on 31/08/2022: nine months on 31/05/2023, sixteen on 31/12/2023, five years on 31/08/2027. */
const boy = { kind: 'child', dob: '2022-08-31', sex: 'M', jeEndemic: false } as const;
const four = 'VITA1 2023-06-01, VITA2 2023-12-31, VITA3 2024-06-30, VITA4 2024-12-30';
const eight = `${four}, VITA5 2025-06-30, VITA6 2025-12-30, VITA7 2026-06-30, VITA8 2026-12-30`;

const vitaminA: Stories = {
  title: 'vitamin A',
  source:
    'Domain facts 1.1: nine doses, six months apart, under five years, also in rounds; WHO guideline 2011: doses four to six months apart, a dose in the body counts for that',
  person: boy,
  stories: {
    'nine months from 31 August end on 31 May': '2023-05-30: VITA1 upcoming 2023-05-31',
    'syrup of a round a fortnight before nine months does not count, and is not followed by another a fortnight later':
      '2023-05-31, VITA1 2023-05-17: VITA1@2023-05-17 too-early; VITA1 upcoming 2023-09-17',
    'four months after it the first dose comes': '2023-09-17, VITA1 2023-05-17: VITA1 overdue 2023-09-17',
    'the December round finds the child eleven days short of sixteen months: not again at New Year':
      '2023-12-31, VITA1 2023-06-01, VITA2 2023-12-20: VITA2@2023-12-20 too-early; VITA2 upcoming 2024-04-20',
    'a dose one day short of six months: not another the next day':
      '2024-06-30, VITA1 2023-06-01, VITA2 2023-12-31, VITA3 2024-06-29: VITA3@2024-06-29 gap-short; VITA3 upcoming 2024-10-29',
    'six months from 31 December end on 30 June':
      '2024-06-29, VITA1 2023-06-01, VITA2 2023-12-31: VITA3 upcoming 2024-06-30',
    'two rounds missed: one dose today, not two':
      '2025-12-31, VITA1 2023-06-01, VITA2 2023-12-31: VITA3 overdue 2024-06-30; VITA4 waiting 2023-12-31',
    'a first dose ever at four years': '2026-09-01: VITA1 overdue 2023-05-31; VITA2 waiting 2023-12-31',
    'begun at two years: the second half a year later': '2025-03-09, VITA1 2024-09-10: VITA2 upcoming 2025-03-10',
    'the ninth dose closes the row': `2027-07-01, ${eight}: VITA9 due 2027-06-30`,
    'the ninth on the last day under five': `2027-08-30, ${eight}: VITA9 due 2027-06-30`,
    'on the fifth birthday it is over': `2027-08-31, ${eight}: VITA9 closed 2027-08-30`,
    'a seventh dose in May before the fifth birthday leaves no room for an eighth': `2027-06-01, ${four}, VITA5 2025-06-30, VITA6 2025-12-30, VITA7 2027-05-01: VITA8 closed 2027-08-30`,
    'begun three months before the fifth birthday there is one dose':
      '2027-06-01, VITA1 2027-05-10: VITA2 closed 2027-08-30',
    'the fourth was given elsewhere and never written: the fifth stands, one more half a year after it':
      '2025-07-01, VITA1 2023-06-01, VITA2 2023-12-31, VITA3 2024-06-30, VITA5 2025-06-30: VITA4 upcoming 2025-12-30; VITA6 waiting 2023-12-31',
  },
};

/** A girl born on 31/12/2023: nine months on 30/09/2024, sixteen on 30/04/2025. */
const here = { kind: 'child', dob: '2023-12-31', sex: 'F', jeEndemic: true } as const;

const endemic: Stories = {
  title: 'a village of a district with Japanese encephalitis',
  source:
    'Domain facts 1.1 (84 days, under fifteen years) and rule R6: injected live vaccines on one day or 28 days apart',
  person: here,
  stories: {
    'nine months from 31 December end on 30 September': '2024-09-30: JE1 due 2024-09-30; MR1 due 2024-09-30',
    'whoever moves in at seven years begins': '2031-02-01: JE1 overdue 2024-09-30; JE2 waiting 2025-04-30',
    'begun a month before the fifteenth birthday there is no second':
      '2038-12-10, JE1 2038-12-01: JE2 closed 2038-12-30',
    'a campaign at eight months: JE-1 four weeks later, by then nine months are over':
      '2024-09-30, JE1 2024-09-01: JE1@2024-09-01 too-early; JE1 due 2024-09-30',
    'a killed vaccine keeps no distance from measles vaccine the next day':
      '2024-10-02, JE1 2024-10-01 killed: MR1 due 2024-09-30',
    'a live one does': '2024-10-02, JE1 2024-10-01: MR1 upcoming 2024-10-29',
    'JE-2 after 83 days: again, four weeks after the needle':
      '2025-05-24, JE1 2025-03-01, JE2 2025-05-23: JE2@2025-05-23 gap-short; JE2 upcoming 2025-06-20',
    'the same with the killed vaccine: the next day':
      '2025-05-24, JE1 2025-03-01 killed, JE2 2025-05-23 killed: JE2@2025-05-23 gap-short; JE2 due 2025-05-24',
    'JE-2 at fifteen months is repeated':
      '2025-04-30, JE1 2024-09-30, JE2 2025-04-10: JE2@2025-04-10 too-early; JE2 upcoming 2025-05-08',
    'MR-2 and JE-2 at sixteen months on one day':
      '2025-04-30, JE1 2024-09-30, MR1 2024-09-30: MR2 due 2025-04-30; JE2 due 2025-04-30',
    'one of them forgotten waits four weeks':
      '2025-05-01, JE1 2024-09-30, MR1 2024-09-30, MR2 2025-04-30: JE2 upcoming 2025-05-28',
    'killed vaccine keeps its 84 days from the first': '2025-05-20, JE1 2025-03-01 killed: JE2 upcoming 2025-05-24',
    'measles vaccine of an outbreak, too early to count, still holds both back':
      '2024-09-30, MR1 2024-09-10: MR1 upcoming 2024-10-08; JE1 upcoming 2024-10-08',
  },
};

const elsewhere: Stories = {
  title: 'a village of any other district',
  source: 'Domain facts 1.1: Japanese encephalitis vaccine only in districts flagged endemic; what was given counts',
  person: { ...here, jeEndemic: false },
  stories: {
    'the family moved away after JE-1: the second is not asked for':
      '2025-04-30, JE1 2024-09-30: JE1 given 2024-09-30; JE2 not-applicable -',
    'JE of a visit to relatives holds measles vaccine back': '2024-10-10, JE1 2024-10-01: MR1 upcoming 2024-10-29',
    'JE-2 given elsewhere after moving counts':
      '2025-06-01, JE1 2024-09-30, JE2 2025-05-10: JE2@2025-05-10 counts; JE2 given 2025-05-10',
  },
};

/** A girl born on 29/02/2012: fourteen on the day of the launch, 28/02/2026. */
const leapGirl = { kind: 'child', dob: '2012-02-29', sex: 'F', jeEndemic: false } as const;

const hpv: Stories = {
  title: 'HPV',
  source: 'Domain facts 1.4: girls of fourteen, one dose, from 28 February 2026, a programme of its own',
  person: leapGirl,
  stories: {
    'born on 29 February she is fourteen on the 28th': '2026-02-27: HPV1 upcoming 2026-02-28',
    'and has her dose on the day of the launch, with Td': '2026-02-28: today HPV1 TD10',
    'her last day is the 27th a year later': '2027-02-27: HPV1 due 2026-02-28',
    'at fifteen it is over': '2027-02-28: HPV1 closed 2027-02-27',
    'a second dose is asked of nobody': '2026-09-01, HPV1 2026-03-01: HPV1 given 2026-03-01; today TD10',
    'a dose in a school pilot at thirteen: once more':
      '2026-03-01, HPV1 2025-11-14: HPV1@2025-11-14 too-early; HPV1 due 2026-02-28',
    'Td holds HPV back by no day': '2026-03-01, TD10 2026-02-28: today HPV1',
  },
};

const hpvOff: Stories = {
  title: 'a state that switched HPV off',
  source: 'Domain facts 1.4: to be switched per state; decision 029',
  person: { ...leapGirl, programmesOff: ['HPV'] },
  stories: {
    'it is not asked for': '2026-03-01: HPV1 not-applicable -; today TD10',
    'given on holiday in another state it counts':
      '2026-06-01, HPV1 2026-05-20: HPV1@2026-05-20 counts; HPV1 given 2026-05-20',
  },
};

const notForBoys: Stories = {
  title: 'HPV and who is no girl on record',
  source: 'Domain facts 1.4: girls',
  person: { ...leapGirl, sex: 'M' },
  stories: {
    'a boy of fourteen has Td only': '2026-03-01: today TD10; HPV1 not-applicable -',
    'a dose that a boy had is kept': '2026-06-01, HPV1 2026-05-20: HPV1 given 2026-05-20',
  },
};

export const roundsAndDistricts: readonly Stories[] = [vitaminA, endemic, elsewhere, hpv, hpvOff, notForBoys];

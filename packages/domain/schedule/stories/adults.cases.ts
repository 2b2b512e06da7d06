import type { Adult } from '../person.ts';
import type { Stories } from './story.ts';

const source = 'Specification 2, sections 5 and 9: health-worker test, gap of 182 days, materials 3 and 4';

const worker: Adult = { kind: 'adult', dob: '1985-06-15', healthWorker: true, programmesOn: ['COVID-19'] };
const both = 'COV1 2026-01-01, COV2 2026-03-26';

/** The precaution dose against COVID-19: beside the national schedule, no dose of that waits for it, and it waits for none. */
export const adults: readonly Stories[] = [
  {
    title: 'the precaution dose of a health worker',
    source,
    person: worker,
    stories: {
      'nothing on record: it waits for what is told':
        '2026-09-24: COVP waiting 2003-06-15; COV1 not-applicable -; today nothing',
      'a day before 182 days after the last dose': `2026-09-23, ${both}: COVP upcoming 2026-09-24; today nothing`,
      '182 days after the last dose': `2026-09-24, ${both}: COVP due 2026-09-24; today COVP`,
      'the doses told in the other order': '2026-09-24, COV2 2026-03-26, COV1 2026-01-01: COVP due 2026-09-24',
      'one dose alone': '2026-07-02, COV1 2026-01-01: COVP due 2026-07-02',
      'the second dose alone is remembered': '2024-03-01, COV2 2023-09-01: COVP due 2024-03-01',
      'years later: due, never overdue or closed': `2036-09-24, ${both}: COVP due 2026-09-24`,
      'a dose of the course is never called for': '2026-09-24, COV1 2021-02-01: COV2 not-applicable -; today COVP',
      'of the course both count, whatever lies between': `2026-09-24, ${both}: COV1@2026-01-01 counts; COV2@2026-03-26 counts`,
      'once: after it none is due': `2027-09-24, ${both}, COVP 2026-10-01: COVP given 2026-10-01; today nothing`,
      'given without anything on record it counts': '2027-09-24, COVP 2026-10-01: COVP given 2026-10-01; today nothing',
      'given too soon it does not count': `2026-09-24, ${both}, COVP 2026-09-23: COVP@2026-09-23 gap-short; COVP due 2026-09-24`,
      'not of somebody who died': `2026-09-24, ${both}, died 2026-05-01: today nothing`,
      'a dose after the day asked about has not happened': `2026-09-24, ${both}, COVP 2026-10-01: COVP due 2026-09-24`,
    },
  },
  {
    title: 'a health worker who is not grown up yet',
    source,
    person: { ...worker, dob: '2010-02-28' },
    stories: {
      'the day before eighteen': '2028-02-27, COV1 2022-01-10: COVP upcoming 2028-02-28',
      eighteen: '2028-02-28, COV1 2022-01-10: COVP due 2028-02-28',
      'what was given before eighteen counts': '2028-02-28, COV1 2022-01-10: COV1@2022-01-10 counts',
    },
  },
  {
    title: 'somebody who is no health worker',
    source,
    person: { ...worker, healthWorker: false },
    stories: {
      'is not called': `2026-09-24, ${both}: COVP not-applicable -; today nothing`,
      'what was given to somebody else counts': `2026-10-24, ${both}, COVP 2026-10-01: COVP given 2026-10-01`,
    },
  },
  {
    title: 'where the state does not have the programme',
    source,
    person: { ...worker, programmesOn: [] },
    stories: {
      'nobody is called': `2026-09-24, ${both}: COVP not-applicable -; COV1 given 2026-01-01; today nothing`,
      'what was given all the same counts': `2026-10-24, ${both}, COVP 2026-10-01: COVP given 2026-10-01`,
    },
  },
  {
    title: 'where another programme is on',
    source,
    person: { ...worker, programmesOn: ['HPV'] },
    stories: { 'nobody is called': `2026-09-24, ${both}: COVP not-applicable -; today nothing` },
  },
];

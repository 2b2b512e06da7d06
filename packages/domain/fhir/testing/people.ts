import type { CivilDate } from '../../calendar/index.ts';
import { rabiesRules, regimenOf } from '../../rabies/index.ts';
import { isOffered, nationalSchedule } from '../../schedule/index.ts';
import { forecastOf } from '../../vaccinations/index.ts';
import type { GivenDose, HealthRecordFacts } from '../index.ts';

/** The day on which the records of these people are made. */
export const today: CivilDate = '2026-11-26';

const worker = {
  user_id: '01930000-0000-7000-8000-0000000000a1',
  name: 'SUNITA DEVI',
  hpr_number: '71-1000-2000-3000',
};
const another = { user_id: '01930000-0000-7000-8000-0000000000a2', name: 'रेखा कुमारी', hpr_number: '' };
export const facility = { facility_id: '01930000-0000-7000-8000-0000000000f1', name: 'PHC Rampur & Sons <East>' };

let made = 0;
const uuid = () => {
  made += 1;
  return `01930000-0000-7000-8000-${String(made).padStart(12, '0')}`;
};

/**
 * `CODE day`, with `p` for one that a paper tells of, `w` for one told by word; else given by a worker at a facility. `CODE:REGIMEN/day`
 * for one of a course, `!` after it for one that does not count.
 */
function dosesOf(text: string): readonly GivenDose[] {
  return text
    .split(', ')
    .filter(Boolean)
    .map((one, nth) => {
      const [called = '', given_on = '', how] = one.replace('!', '').split(' ');
      const [dose_code = '', place] = called.split(':');
      const [code = '', dayOfCourse] = place?.split('/') ?? [];
      const regimen = regimenOf(rabiesRules, code);
      const elsewhere = how === 'p' || how === 'w';
      return {
        ...{ dose_id: uuid(), dose_code, given_on },
        batch_number: elsewhere ? '' : `B-${nth}`,
        manufacturer: elsewhere ? '' : 'Serum & Co',
        body_site: elsewhere ? '' : 'left-upper-arm',
        expiry_date: elsewhere ? null : '2028-02-29',
        given: elsewhere
          ? how === 'p'
            ? ('read-on-paper' as const)
            : ('told-by-word' as const)
          : { by: nth % 2 === 0 ? worker : another, at: facility },
        not_counted: one.endsWith('!') ? `${dose_code} does not count: it was too early & <has to be> repeated` : '',
        course: regimen ? { regimen, day: Number(dayOfCourse) } : null,
      };
    });
}

interface Sketch {
  readonly name?: string;
  readonly gender?: number;
  readonly dob: CivilDate;
  readonly dob_is_year?: boolean;
  readonly lmp_date?: CivilDate;
  readonly deceased_on?: CivilDate;
  readonly doses?: string;
  readonly above?: true;
  readonly account?: HealthRecordFacts['account'];
}

/** The facts of a person, with what the schedule really has next for them. */
export function factsOf({
  name = 'AARAV KUMAR',
  gender = 1,
  dob,
  dob_is_year = false,
  doses = '',
  ...more
}: Sketch): HealthRecordFacts {
  const { lmp_date = null, deceased_on = null, account = null, above } = more;
  const given = dosesOf(doses);
  const recorded = given.map(({ dose_id: id, dose_code: code, given_on: date }) => ({ id, code, date, byWord: false }));
  const known = { jeEndemic: true, programmesOff: [], doses: recorded, schedule: nationalSchedule };
  const forecast = forecastOf({ dob, gender, lmp_date, deceased_on }, known, { on: today });
  made += 1;
  return {
    ...{
      reference: String(12_345_678_900_000 + made),
      name,
      gender,
      dob,
      dob_is_year,
      deceased_on,
      account,
      doses: given,
    },
    waiting: forecast.doses.filter(isOffered),
    author: { by: worker, at: above ? null : facility },
  };
}

const atBirth = 'BCG 2025-01-01, HEPB0 2025-01-01, OPV0 2025-01-01';
const sixWeeks = 'OPV1 2025-02-12, PENTA1 2025-02-12, RVV1 2025-02-12, FIPV1 2025-02-12, PCV1 2025-02-12';

/** People as they stand in the record of a district. */
export const people: Readonly<Record<string, HealthRecordFacts>> = {
  'a newborn without name and dose': factsOf({ name: '', gender: 2, dob: today }),
  'a newborn with the doses of birth': factsOf({
    dob: '2026-11-25',
    doses: 'BCG 2026-11-25, HEPB0 2026-11-25, OPV0 2026-11-25',
  }),
  'a child of one year and a half': factsOf({
    dob: '2025-01-01',
    doses: `${atBirth}, ${sixWeeks}, MR1 2025-10-05, VITA1 2025-10-05`,
  }),
  'a child who has every dose': factsOf({
    dob: '2010-01-01',
    gender: 2,
    doses: nationalSchedule.rows
      .filter(({ person }) => person === 'child')
      .map(({ code }, nth) => `${code} ${2010 + Math.floor(nth / 4)}-0${1 + (nth % 4)}-15`)
      .join(', '),
  }),
  'a child whom no dose has reached': factsOf({ dob: '2023-05-20' }),
  'a pregnant woman': factsOf({
    name: 'MEENA',
    gender: 2,
    dob: '2000-01-01',
    lmp_date: '2026-06-01',
    doses: 'TDPW1 2026-09-01, TDPW2 2026-10-05',
  }),
  'a man with a course after a bite': factsOf({
    name: 'RAMESH',
    dob: '1980-03-04',
    doses: 'RIG 2026-11-01, ARV:IDRV/0 2026-11-01 p, ARV:IDRV/3 2026-11-04, ARV 2026-11-08',
  }),
  'a child with doses from a card and from memory': factsOf({
    dob: '2024-06-30',
    doses: 'BCG 2024-07-01 p, PENTA1 2024-08-20 w, PENTA2 2026-11-20',
  }),
  'a child with a dose that does not count': factsOf({
    dob: '2026-01-01',
    doses: 'BCG 2026-01-01, PENTA1 2026-02-05!',
  }),
  'somebody of whom only the year of birth is known': factsOf({
    dob: '1990-01-01',
    dob_is_year: true,
    doses: 'ARV 2026-11-01',
  }),
  'a name in Hindi': factsOf({ name: 'आरव कुमार', dob: '2025-11-01', doses: 'BCG 2025-11-01' }),
  'a name with marks': factsOf({ name: 'D\'SOUZA & "SONS" <B/O>', dob: '2025-11-01', doses: 'BCG 2025-11-01' }),
  'a child who has died': factsOf({ dob: '2025-11-01', deceased_on: '2026-02-03', doses: 'BCG 2025-11-01' }),
  'neither woman nor man': factsOf({ gender: 3, dob: '2012-02-29', doses: 'TD10 2022-03-01' }),
  'an unknown sex': factsOf({ gender: 0, dob: '2024-02-29', doses: 'OPV0 2024-02-29' }),
  'somebody with a health account': factsOf({
    dob: '2025-11-01',
    doses: 'BCG 2025-11-01',
    account: { abha_address: 'aarav.kumar25@sbx', care_context: '9b2d0c0e-5d0f-4c59-8a3e-2f60c2a4d7b1' },
  }),
  'handed over by an officer of a district': factsOf({ dob: '2025-11-01', doses: 'BCG 2025-11-01', above: true }),
};

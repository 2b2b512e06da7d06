import { caseTypeOf } from '../bites/index.ts';
import { codeOfVaccine, doseSystem, vaccineCodes } from '../certificates/index.ts';
import type { Regimen } from '../rabies/index.ts';
import { vaccineOfDose } from '../schedule/index.ts';
import type { GivenDose } from './facts.ts';
import { organizationOf, practitionerOf } from './parties.ts';
import { concept, profiled, type Resource, referTo } from './resources.ts';

/** Names of vaccines and sera that a reader of English may not know by our code of them. */
const said: Readonly<Record<string, string>> = {
  VitA: 'Vitamin A',
  ARV: 'Anti-rabies vaccine',
  RIG: 'Rabies immunoglobulin',
};

/** The code among systems where there is one; what is no vaccine there (vitamin A, immunoglobulin) by text alone. */
export function vaccineConcept(vaccine: string) {
  const known = codeOfVaccine(vaccine);
  return {
    ...(known && concept(vaccineCodes.system, known.code, known.display)),
    text: said[vaccine] ?? vaccine,
  };
}

/** A dose outside the schedule (of a course after a bite) is called as its vaccine is. */
export const vaccineOf = ({ dose_code }: Pick<GivenDose, 'dose_code'>): string => vaccineOfDose(dose_code) ?? dose_code;

/** Antivenom protects from nothing to come: it is treatment. */
export const isImmunization = ({ dose_code }: Pick<GivenDose, 'dose_code'>): boolean =>
  caseTypeOf(dose_code) !== 'venom';

/** The programme by whose schedule a dose is numbered. */
export const series = 'Universal Immunisation Programme (India)';

const originSystem = 'http://terminology.hl7.org/CodeSystem/immunization-origin';
/** How a dose that was given elsewhere came to be known. */
const origins = {
  'read-on-paper': concept(originSystem, 'record', 'Written Record'),
  'told-by-word': concept(originSystem, 'recall', 'Parent/Guardian/Patient Recall'),
} as const;
const administering = concept('http://terminology.hl7.org/CodeSystem/v2-0443', 'AP', 'Administering Provider');

function provenance({ given }: GivenDose) {
  if (typeof given === 'string') return { primarySource: false, reportOrigin: origins[given] };
  const { by, at } = given;
  return {
    primarySource: true,
    performer: [
      { function: administering, actor: referTo(practitionerOf(by)) },
      ...(at ? [{ actor: referTo(organizationOf(at)) }] : []),
    ],
  };
}

/** The disease, as SNOMED CT has it. */
const rabies = concept(vaccineCodes.system, '14168008', 'Rabies');

const courses = {
  PEP: 'Rabies post-exposure prophylaxis',
  REEXPOSURE: 'Rabies prophylaxis after re-exposure',
  PREP: 'Rabies pre-exposure prophylaxis',
} as const satisfies Record<Regimen['kind'], string>;

/** A course by the code of its regimen and its days, the last of which may be a span. */
function courseName({ kind, code, days, lastDayWindow }: Regimen): string {
  const last = lastDayWindow?.join('–') ?? days.at(-1);
  return `${courses[kind]}, ${code}: days ${[...days.slice(0, -1), last].join(', ')}`;
}

/** Which dose of how many of its course it is; undefined where nobody knows, and of a day that the regimen has not. */
export function placeInCourse({ course }: Pick<GivenDose, 'course'>) {
  const nth = course ? course.regimen.days.indexOf(course.day) : -1;
  return course && nth >= 0 ? { regimen: course.regimen, number: nth + 1, of: course.regimen.days.length } : undefined;
}

/**
 * The place of a dose: in its course after or before a bite, or in the schedule, where our code of it is its number. One that does not
 * count has none, for it is none of a series.
 */
function protocolOf(dose: GivenDose) {
  if (dose.not_counted) return undefined;
  const place = placeInCourse(dose);
  if (place) {
    const { regimen, number, of } = place;
    const doses = { doseNumberPositiveInt: number, seriesDosesPositiveInt: of };
    return [{ series: courseName(regimen), targetDisease: [rabies], ...doses }];
  }
  return vaccineOfDose(dose.dose_code) && [{ series, doseNumberString: dose.dose_code }];
}

/** A dose that stands on record; of one that does not count the reason stands beside it. */
export function immunizationOf(dose: GivenDose, patient: Resource): Resource {
  const { dose_id, given_on, batch_number, manufacturer, expiry_date, body_site, not_counted } = dose;
  const protocolApplied = protocolOf(dose);
  return {
    resourceType: 'Immunization',
    id: dose_id,
    ...profiled('Immunization'),
    identifier: [{ system: doseSystem, value: dose_id }],
    status: 'completed',
    vaccineCode: vaccineConcept(vaccineOf(dose)),
    patient: referTo(patient),
    occurrenceDateTime: given_on,
    ...provenance(dose),
    ...(manufacturer && { manufacturer: { display: manufacturer } }),
    ...(batch_number && { lotNumber: batch_number }),
    ...(expiry_date && { expirationDate: expiry_date }),
    ...(body_site && { site: { text: body_site.replaceAll('-', ' ') } }),
    ...(not_counted && { note: [{ text: not_counted }] }),
    ...(protocolApplied && { protocolApplied }),
  };
}

import { type CivilDate, isCivilDate } from '../calendar/index.ts';
import { type CardOf, type CertifiedDose, doseSystem, referenceSystem } from './card.ts';
import { vaccineCodes } from './vaccine-codes.ts';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const at = (value: unknown, ...path: readonly string[]): unknown =>
  path.reduce<unknown>((inner, key) => (isObject(inner) ? inner[key] : undefined), value);
const textAt = (value: unknown, ...path: readonly string[]): string => {
  const found = at(value, ...path);
  return typeof found === 'string' ? found : '';
};

const genders: Readonly<Record<string, number>> = { male: 1, female: 2, other: 3 };

function nameOf(patient: unknown): string {
  const [name] = listOf(at(patient, 'name'));
  const given = listOf(at(name, 'given')).filter((part) => typeof part === 'string');
  return textAt(name, 'text') || [...given, textAt(name, 'family')].filter(Boolean).join(' ');
}

/** Empty where another issuer has none of ours. */
function referenceIn(patient: unknown): string {
  const own = listOf(at(patient, 'identifier')).find((one) => textAt(one, 'system') === referenceSystem);
  return textAt(own, 'value');
}

function doseOf(resource: unknown): CertifiedDose | undefined {
  const given_on = textAt(resource, 'occurrenceDateTime').slice(0, 10);
  if (!isCivilDate(given_on)) return undefined;
  const codings = listOf(at(resource, 'vaccineCode', 'coding'));
  const codeIn = (system: string) =>
    textAt(
      codings.find((one) => textAt(one, 'system') === system),
      'code',
    );
  const among = codeIn(vaccineCodes.system);
  const vaccine = Object.entries(vaccineCodes.codes).find(([, { code }]) => code === among)?.[0] ?? among;
  return { dose_code: codeIn(doseSystem), vaccine, given_on, batch_number: textAt(resource, 'lotNumber') };
}

/**
 * What a card says, of whoever issued it; undefined where it is no card of vaccinations with one person in it. A dose of another
 * issuer has no code of ours (empty) and is called by its vaccine, or by the code among systems itself; what has none there (vitamin A)
 * is known by our code alone.
 */
export function readCard(claims: unknown): CardOf | undefined {
  const issuer = textAt(claims, 'iss');
  const issuedAt = at(claims, 'nbf');
  const resources = listOf(at(claims, 'vc', 'credentialSubject', 'fhirBundle', 'entry')).map((one) =>
    at(one, 'resource'),
  );
  const ofType = (type: string) => resources.filter((one) => textAt(one, 'resourceType') === type);
  const [patient, ...others] = ofType('Patient');
  const birth = textAt(patient, 'birthDate');
  const dob_is_year = /^\d{4}$/.test(birth);
  const dob = dob_is_year ? `${birth}-01-01` : birth;
  if (!issuer || typeof issuedAt !== 'number' || !patient || others.length > 0 || !isCivilDate(dob)) return undefined;
  const shots = ofType('Immunization').filter((one) => textAt(one, 'status') === 'completed');
  const doses = shots.map(doseOf);
  if (doses.some((dose) => dose === undefined)) return undefined;
  return {
    issuer,
    issuedAt,
    rid: textAt(claims, 'vc', 'rid'),
    reference: referenceIn(patient),
    name: nameOf(patient),
    dob: dob as CivilDate,
    ...(dob_is_year && { dob_is_year }),
    gender: genders[textAt(patient, 'gender')] ?? 0,
    doses: doses.filter((dose) => dose !== undefined),
  };
}

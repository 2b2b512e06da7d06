import { genders, referenceSystem } from '../certificates/index.ts';
import type { Facility, HealthRecordFacts, Worker } from './facts.ts';
import { concept, profiled, type Resource, uuidOf } from './resources.ts';

/** Who gives and who gets: every one has an identifier whose kind is a code of HL7's table 0203, as the profiles ask. */
const kindsOfIdentifier = {
  MR: 'Medical record number',
  MD: 'Medical License number',
  EI: 'Employee number',
  PRN: 'Provider number',
} as const;

const identifier = (kind: keyof typeof kindsOfIdentifier, system: string, value: string) => ({
  type: concept('http://terminology.hl7.org/CodeSystem/v2-0203', kind, kindsOfIdentifier[kind]),
  system,
  value,
});

/** Where the registry of professionals of ABDM has somebody, as its implementation guide names it. */
const registryOfProfessionals = 'https://doctor.ndhm.gov.in';
/** Where health accounts are kept. */
const registryOfAccounts = 'https://healthid.abdm.gov.in';
const workerSystem = 'urn:teeka:worker';
const facilitySystem = 'urn:teeka:facility';

export function patientOf(facts: HealthRecordFacts): Resource {
  const { reference, name, gender, dob, dob_is_year, deceased_on, account } = facts;
  const linked = account ? [identifier('MR', registryOfAccounts, account.abha_address)] : [];
  return {
    resourceType: 'Patient',
    id: uuidOf('patient', reference),
    ...profiled('Patient'),
    identifier: [identifier('MR', referenceSystem, reference), ...linked],
    ...(name && { name: [{ text: name }] }),
    gender: genders[gender] ?? 'unknown',
    birthDate: dob_is_year ? dob.slice(0, 4) : dob,
    ...(deceased_on && { deceasedDateTime: deceased_on }),
  };
}

export function practitionerOf({ user_id, name, hpr_number }: Worker): Resource {
  const registered = hpr_number ? [identifier('MD', registryOfProfessionals, hpr_number)] : [];
  return {
    resourceType: 'Practitioner',
    id: user_id,
    ...profiled('Practitioner'),
    identifier: [...registered, identifier('EI', workerSystem, user_id)],
    name: [{ text: name }],
  };
}

export function organizationOf({ facility_id, name }: Facility): Resource {
  return {
    resourceType: 'Organization',
    id: facility_id,
    ...profiled('Organization'),
    identifier: [identifier('PRN', facilitySystem, facility_id)],
    name,
  };
}

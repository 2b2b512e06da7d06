import type { CivilDate } from '../calendar/index.ts';
import { codeOfVaccine, vaccineCodes } from './vaccine-codes.ts';

/** A dose as a certificate tells it. */
export interface CertifiedDose {
  readonly dose_code: string;
  /** As the schedule or the catalogue calls it. */
  readonly vaccine: string;
  readonly given_on: CivilDate;
  /** Empty where the batch is not known: a dose that was given before, elsewhere. */
  readonly batch_number: string;
}

/** What the QR of a certificate says, and no more: neither a telephone or identity number nor where somebody lives. */
export interface CertificateFacts {
  /** The number under which the record is found, as the paper has it. */
  readonly reference: string;
  readonly name: string;
  readonly dob: CivilDate;
  /** Only the year of it is known: then no more is signed. */
  readonly dob_is_year?: boolean;
  /** 1 male, 2 female, 3 others. */
  readonly gender: number;
  readonly doses: readonly CertifiedDose[];
}

export interface CardOf extends CertificateFacts {
  /** The address below which the keys of whoever signs are found. */
  readonly issuer: string;
  /** Of this certificate alone (of those before, of the person): by it everybody is told that it holds no more. */
  readonly rid: string;
  /** Seconds since 1970. */
  readonly issuedAt: number;
}

/** Doses of this system are named so beside the codes among systems: each row of the schedule. */
export const doseSystem = 'urn:teeka:dose';
export const referenceSystem = 'urn:teeka:reference';

/** By the number of the sex. */
export const genders = ['unknown', 'male', 'female', 'other'] as const;

export interface Coding {
  readonly system: string;
  readonly code: string;
}
export interface Entry {
  readonly fullUrl: string;
  readonly resource: Readonly<Record<string, unknown>>;
}

/** The claims of a card, in the names of the framework (SMART Health Cards 1.4 of HL7; FHIR R4). */
export interface CardClaims {
  readonly iss: string;
  readonly nbf: number;
  readonly vc: {
    readonly type: readonly string[];
    readonly rid: string;
    readonly credentialSubject: {
      readonly fhirVersion: string;
      readonly fhirBundle: {
        readonly resourceType: 'Bundle';
        readonly type: 'collection';
        readonly entry: readonly Entry[];
      };
    };
  };
}

export const cardTypes = ['https://smarthealth.cards#health-card', 'https://smarthealth.cards#immunization'] as const;

const codings = ({ dose_code, vaccine }: CertifiedDose): readonly Coding[] => {
  const known = codeOfVaccine(vaccine);
  const own = { system: doseSystem, code: dose_code };
  return known ? [{ system: vaccineCodes.system, code: known.code }, own] : [own];
};

/**
 * What is signed: the person by name, day of birth and sex, and each dose that stands, by day. The framework asks for the fewest
 * facts, for short addresses within the bundle and for codes without display.
 */
export function cardClaims({
  issuer,
  rid,
  issuedAt,
  reference,
  name,
  dob,
  dob_is_year,
  gender,
  doses,
}: CardOf): CardClaims {
  const patient = {
    resourceType: 'Patient',
    identifier: [{ system: referenceSystem, value: reference }],
    name: [{ text: name }],
    gender: genders[gender] ?? 'unknown',
    birthDate: dob_is_year ? dob.slice(0, 4) : dob,
  };
  const immunization = (dose: CertifiedDose) => ({
    resourceType: 'Immunization',
    status: 'completed',
    vaccineCode: { coding: codings(dose) },
    patient: { reference: 'resource:0' },
    occurrenceDateTime: dose.given_on,
    ...(dose.batch_number && { lotNumber: dose.batch_number }),
  });
  const resources = [patient, ...doses.map(immunization)];
  return {
    iss: issuer,
    nbf: issuedAt,
    vc: {
      type: cardTypes,
      rid,
      credentialSubject: {
        fhirVersion: '4.0.1',
        fhirBundle: {
          resourceType: 'Bundle',
          type: 'collection',
          entry: resources.map((resource, nth) => ({ fullUrl: `resource:${nth}`, resource })),
        },
      },
    },
  };
}

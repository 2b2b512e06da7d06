import { fieldRow, personFieldNames } from '@teeka/domain/beneficiaries';
import { guardianFields } from './new-guardian.ts';

/** Steps of the registration, and the fields that stand in each. */
export const registrationSteps = ['person', 'details', 'consent'] as const;
export type RegistrationStep = (typeof registrationSteps)[number];

const fieldsInPart = (isPerson: boolean) =>
  personFieldNames.filter((field) => (fieldRow(field).part === 'person') === isPerson && field !== 'dob_is_year');

const fieldsOf: Readonly<Record<RegistrationStep, readonly string[]>> = {
  person: [...fieldsInPart(true), 'birth_year', 'mobile_repeated'],
  details: [...fieldsInPart(false), ...guardianFields],
  consent: ['consent.version', 'duplicate_overruled.reason'],
};

/** Every field with a place for its sentence. */
export const formFields: readonly string[] = Object.values(fieldsOf).flat();

/** The step that asks for a field; what belongs to none is shown at the end. */
export function stepOfField(path: string | undefined): RegistrationStep {
  return registrationSteps.find((step) => fieldsOf[step].includes(path ?? '')) ?? 'consent';
}

/** The earliest step with something wrong; undefined when all is well. */
export function firstWrong(refusals: readonly { readonly path?: string }[]): RegistrationStep | undefined {
  return registrationSteps.find((step) => refusals.some(({ path }) => stepOfField(path) === step));
}

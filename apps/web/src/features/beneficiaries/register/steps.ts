/** Steps of the registration, and the fields that are asked in each. */
export const registrationSteps = ['person', 'details', 'consent'] as const;
export type RegistrationStep = (typeof registrationSteps)[number];

const fieldsOf: Readonly<Record<RegistrationStep, readonly string[]>> = {
  person: ['name', 'gender', 'dob', 'birth_year', 'village_id', 'mobile_number', 'mobile_repeated', 'ben_type_id'],
  details: [
    'guardian_ben_id',
    'guardian_name',
    'father_name',
    'child_weight',
    'lmp_date',
    'previous_pregnancy_year',
    'blood_group',
    'photo_id_type',
    'photo_id_number',
    'abha_address',
    'address',
  ],
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

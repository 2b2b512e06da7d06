/** The kind of health information that is kept here, in the words of ABDM. */
export const sharedKind = 'ImmunizationRecord';

/** What an exchange of health records is told before somebody asks for them: of whom there is what, under which reference. */
export interface CareContexts {
  /** The number under which the person is found here. */
  readonly referenceNumber: string;
  readonly display: string;
  readonly careContexts: readonly { readonly referenceNumber: string; readonly display: string }[];
  readonly hiType: typeof sharedKind;
  readonly count: number;
}

interface Linked {
  readonly beneficiary_id: string;
  /** A UUID, made with the link. */
  readonly care_context: string;
}

/**
 * The care contexts of a person with a linked account, as linking by the provider asks for them (ABDM, milestone 2: `patient` of
 * `link/carecontext`). There is one, for the record of vaccinations is one document that grows. Neither name nor vaccine is told.
 */
export function careContextsOf({ beneficiary_id, care_context }: Linked): CareContexts {
  return {
    referenceNumber: beneficiary_id,
    display: 'Beneficiary of the immunization programme',
    careContexts: [{ referenceNumber: care_context, display: 'Immunization record' }],
    hiType: sharedKind,
    count: 1,
  };
}

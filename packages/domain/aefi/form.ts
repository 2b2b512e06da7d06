import type { FormField } from './form/field.ts';
import { outcomeAndSignature } from './form/outcome-and-signature.ts';
import { placeAndPerson } from './form/place-and-person.ts';
import { vaccinationAndEvent } from './form/vaccination-and-event.ts';
import { formVersion } from './form-version.ts';

/**
 * The case reporting form as data: `docs` of the programme revise it, so a version is never edited; a new one stands
 * beside it. Source: AEFI case reporting form (CRF) and its 2023 additions; sections are numbered as there.
 */
export const aefiForm = {
  version: formVersion,
  fields: [...placeAndPerson, ...vaccinationAndEvent, ...outcomeAndSignature] as readonly FormField[],
} as const;

const byKey: ReadonlyMap<string, FormField> = new Map(aefiForm.fields.map((field) => [field.key, field]));

export const formField = (key: string): FormField | undefined => byKey.get(key);

/** The steps in which the form is filled: what happened comes first, alone it is a notice. */
export const formSteps = ['event', 'notice', 'person', 'vaccination', 'sign'] as const;
export type FormStep = (typeof formSteps)[number];

export const fieldsOfStep = (step: FormStep): readonly FormField[] =>
  aefiForm.fields.filter((field) => field.step === step);

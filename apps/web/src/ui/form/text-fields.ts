import type { ChangeEvent } from 'react';

/** Names of the fields with a text in them. */
type TextIn<Form> = { [Field in keyof Form]-?: Form[Field] extends string ? Field : never }[keyof Form] & string;

interface Typing<Form> {
  readonly form: Form;
  readonly put: (form: Form) => void;
  readonly errorOf: (path: string) => string | undefined;
  /** What was refused of a field is no longer said once it is typed in. */
  readonly clear?: (path: string) => void;
}

interface Reading {
  /** The field as refusals name it, where the form names it otherwise. */
  readonly path?: string;
  /** What is meant by what is typed. */
  readonly read?: (typed: string) => string;
}

/** What a field with a text in it needs of its form, by its name: value, change and error. */
export const textFields =
  <Form>({ form, put, errorOf, clear }: Typing<Form>) =>
  <Field extends TextIn<Form>>(field: Field, { path = field, read = (typed) => typed }: Reading = {}) => ({
    value: form[field],
    error: errorOf(path),
    onChange: ({ currentTarget: { value } }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      clear?.(path);
      put({ ...form, [field]: read(value) });
    },
  });

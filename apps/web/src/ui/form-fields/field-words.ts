import type { FormField } from '@teeka/domain/forms';

/** Options under a title of their own; one group without a title where they are not parted. */
export interface OptionGroup {
  readonly title: string;
  readonly options: readonly string[];
}

/** What is read at the fields of a form. */
export interface FieldWords<Field extends FormField = FormField> {
  readonly label: (field: Field) => string;
  readonly option: (field: Field, value: string) => string;
  /** Help before an error; most fields need none. */
  readonly hint?: (field: Field) => string | undefined;
  readonly unit?: (unit: string) => string;
  /** How the options of a field are parted, where there are several kinds of them. */
  readonly groups?: (field: Field) => readonly OptionGroup[] | undefined;
}

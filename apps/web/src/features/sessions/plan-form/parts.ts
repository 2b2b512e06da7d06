import type { PlanChoices } from '@teeka/contract/sessions/plans';
import type { careOf } from '../../../records/sessions/care-of.ts';
import type { marksOf } from '../../../ui/form/required.ts';
import type { textFields } from '../../../ui/form/text-fields.ts';
import type { PlanForm } from './state.ts';

/** What every step of the form is given. */
export interface PartProps {
  readonly form: PlanForm;
  readonly change: (change: Partial<PlanForm>) => void;
  readonly errorOf: (field: string) => string | undefined;
  /** The mark of a field that must be filled. */
  readonly marks: ReturnType<typeof marksOf>;
  /** A field with a text in it, by its name in the form. */
  readonly text: ReturnType<typeof textFields<PlanForm>>;
  readonly choices: PlanChoices | null;
  /** Which words about care the site's kind has. */
  readonly care: ReturnType<typeof careOf>;
}

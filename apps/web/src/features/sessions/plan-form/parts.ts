import type { PlanChoices } from '@teeka/contract/sessions/plans';
import type { PlanForm } from './state.ts';

/** What every step of the form is given. */
export interface PartProps {
  readonly form: PlanForm;
  readonly change: (change: Partial<PlanForm>) => void;
  readonly errorOf: (field: string) => string | undefined;
  readonly choices: PlanChoices | null;
}

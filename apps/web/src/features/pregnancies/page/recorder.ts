import { addPregnancyEvent, correctPregnancy } from '@teeka/contract/pregnancies';
import { currentUser, mayAsk } from '../../../platform/sign-in/index.ts';

/** Whoever looks at the page, where they may record something: who keeps the record, or who answers for the place. */
export interface Recorder {
  readonly user_id: string;
  readonly answers: boolean;
}

export function recorder(): Recorder | null {
  const user_id = currentUser()?.user_id;
  if (user_id === undefined) return null;
  if (mayAsk(addPregnancyEvent)) return { user_id, answers: false };
  return mayAsk(correctPregnancy) ? { user_id, answers: true } : null;
}

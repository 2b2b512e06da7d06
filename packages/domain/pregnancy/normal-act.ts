import { normalAnswers } from '../forms/index.ts';
import type { PregnancyAct } from './event.ts';
import { birthFields, pregnancyForms } from './forms/index.ts';

/** An act as it is kept. */
export const normalAct = (act: PregnancyAct): PregnancyAct => ({
  ...act,
  facts: normalAnswers(pregnancyForms[act.kind], act.facts),
  births: act.births.map((birth) => ({ ...birth, facts: normalAnswers(birthFields, birth.facts) })),
});

import type { CivilDate } from '@teeka/domain/calendar';

/** A paper of which there is one for a person, a case, a dose, a pregnancy or a session; `name` is whose it is. */
export type Paper = { readonly name: string } & (
  | { readonly kind: 'card'; readonly person: string }
  | { readonly kind: 'case'; readonly person: string; readonly case_id: string }
  | {
      readonly kind: 'proof';
      readonly person: string;
      readonly case_id: string;
      readonly dose_id: string;
      readonly given_on: CivilDate;
    }
  | { readonly kind: 'pregnancy'; readonly person: string; readonly pregnancy_number: number }
  | { readonly kind: 'session'; readonly session_id: string; readonly day: CivilDate }
);

/** What it is called. */
export const paperTitles = {
  card: 'papers:card',
  case: 'papers:caseReport',
  proof: 'papers:doseProof',
  pregnancy: 'papers:pregnancyPaper',
  session: 'papers:sessionPaper',
} as const satisfies Record<Paper['kind'], string>;

import type { Session } from '@teeka/contract/sessions';
import { plans } from '@teeka/domain/care';
import type { PersonNow } from '../../../records/beneficiaries/person-now.ts';
import type { FormName } from '../../../records/forms/forms.ts';
import { hasOpenPregnancy } from '../../../records/pregnancies/her-weeks.ts';

/** Whom a session may care for. */
export interface Visitor {
  readonly session: Pick<Session, 'session_category_type'>;
  readonly person: PersonNow | null;
}

/** Care that a session may offer a person. */
export interface Offer {
  /** What it is called where somebody chooses, by the key of the words. */
  readonly called: string;
  /** The forms that its pages keep, which are no other's: by them a refused record opens in the care it came from. */
  readonly forms: readonly FormName[];
  readonly isOffered: (visitor: Visitor) => boolean;
}

/** All care there is. */
export const offers = {
  schedule: {
    called: 'cases:careSchedule',
    forms: ['visit'],
    isOffered: ({ session }) => plans.schedule.isCaredForIn(session.session_category_type),
  },
  antenatal: {
    called: 'cases:careAntenatal',
    forms: ['antenatal-visit'],
    isOffered: ({ session, person }) =>
      plans.antenatal.isCaredForIn(session.session_category_type) &&
      person?.record != null &&
      hasOpenPregnancy(person.record),
  },
  bites: {
    called: 'cases:careBites',
    forms: ['bite', 'event', 'restart'],
    isOffered: ({ session }) => plans.rabies.isCaredForIn(session.session_category_type),
  },
} as const satisfies Readonly<Record<string, Offer>>;
export type CareOffered = keyof typeof offers;

/** What the address says of it: the care that was chosen, or the form of a record that is corrected. */
interface Said {
  readonly care?: string | undefined;
  readonly form?: string | undefined;
}

/**
 * The care that a visit is of: the only one that the session offers this person, else the one that was chosen or whose
 * record is corrected. All that are offered where somebody has to choose.
 */
export function careOf<Kind extends string>(
  all: Readonly<Record<Kind, Offer>>,
  visitor: Visitor,
  said: Said,
): readonly Kind[] {
  const offered = (Object.keys(all) as Kind[]).filter((kind) => all[kind].isOffered(visitor));
  if (offered.length < 2) return offered;
  const one = offered.find((kind) => kind === said.care || (!said.care && isFormOf(all[kind], said.form)));
  return one ? [one] : offered;
}

const isFormOf = ({ forms }: Offer, form: string | undefined): boolean => forms.some((name) => name === form);

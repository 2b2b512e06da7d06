import type { Answers } from '@teeka/domain/forms';
import {
  birthsKey,
  isOfChild,
  normalAct,
  type PregnancyAct,
  postnatalAlarms,
  pregnancyForms,
  tellsOf,
  textIn,
} from '@teeka/domain/pregnancy';
import { alarmsInWords } from '../../../records/pregnancies/alarm-words.ts';

/** A visit after a delivery as it is filled in. */
export interface PostnatalDraft {
  readonly event_id: string;
  readonly facts: Answers;
  /** Null until somebody has decided. */
  readonly refer: boolean | null;
  readonly referral: Answers;
  /** Under which the referral is saved. */
  readonly referral_id: string;
}

/** What was kept before she could be sent on from this form. */
export const wholeDraft =
  (empty: PostnatalDraft) =>
  (kept: PostnatalDraft): PostnatalDraft => ({ ...empty, ...kept });

const ofReferral = 'referral.';
/** Fields of the form, those of the referral under their own. */
export const postnatalFields: readonly string[] = [
  ...pregnancyForms.postnatal.map(({ key }) => key).filter((key) => key !== birthsKey),
  ...pregnancyForms.referral.map(({ key }) => `${ofReferral}${key}`),
];
export const pathInForm = (kind: PregnancyAct['kind'], path = ''): string => {
  const key = path.replace(/^event\.facts\./, '');
  return kind === 'referral' ? `${ofReferral}${key}` : key;
};

/** The visit, and the referral that is made from it, as they would be saved now. */
export interface FilledPostnatal {
  readonly visit: PregnancyAct;
  /** Where she is sent; null where she is not. */
  readonly referral: PregnancyAct | null;
  /** Does anything that was written down ask for a hospital today? */
  readonly isAlarming: boolean;
  /** Null while nobody has decided and nothing speaks for it. */
  readonly refers: boolean | null;
}

interface Around {
  readonly today: string;
  readonly facility: string;
  /** Ids of the living children in the order of their births, by which the visit tells of them. */
  readonly births: readonly string[];
}

/** Who is sent by what was found: she, a child, both; nobody where nothing was. */
function whomOf(facts: Answers): Answers {
  const alarms = postnatalAlarms(facts);
  const child = alarms.some(({ alarm }) => alarm === 'child');
  const mother = alarms.some(({ alarm }) => alarm !== 'child');
  return mother || child ? { whom: mother && child ? 'both' : child ? 'child' : 'mother' } : {};
}

export function filledPostnatal(draft: PostnatalDraft, { today, facility, births }: Around): FilledPostnatal {
  const { facts, event_id, referral_id } = draft;
  const on = textIn(facts, 'visited_on');
  const isAlarming = postnatalAlarms(facts).length > 0;
  // Of a visit of some days ago nobody knows whether she was sent on until it is said.
  const refers = draft.refer ?? (isAlarming && on === today ? true : null);
  const referral: Answers = {
    referred_on: on,
    ...(facility === '' ? {} : { from_facility: facility }),
    reason: alarmsInWords(facts),
    ...whomOf(facts),
    ...draft.referral,
  };
  const ofBirths = tellsOf(facts, isOfChild) ? { [birthsKey]: births.join(' ') } : {};
  return {
    visit: { event_id, kind: 'postnatal', facts: { ...facts, ...ofBirths }, births: [] },
    referral: refers ? { event_id: referral_id, kind: 'referral', facts: referral, births: [] } : null,
    isAlarming,
    refers,
  };
}

/** The acts of a visit in the order in which they are recorded. */
export const actsOf = ({ visit, referral }: FilledPostnatal): readonly PregnancyAct[] => [
  normalAct(visit),
  ...(referral ? [normalAct(referral)] : []),
];

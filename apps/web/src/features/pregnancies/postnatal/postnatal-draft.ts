import type { Answers } from '@teeka/domain/forms';
import {
  type Birth,
  birthsKey,
  childrenSaid,
  listIn,
  normalAct,
  type PregnancyAct,
  postnatalAlarm,
  postnatalAlarms,
  pregnancyForms,
  textIn,
} from '@teeka/domain/pregnancy';
import { alarmsInWords } from '../../../records/pregnancies/alarm-words.ts';
import { ofChildrenNow } from './of-children-now.ts';

/** A visit after a delivery as it is filled in. */
export interface PostnatalDraft {
  readonly event_id: string;
  readonly facts: Answers;
  /** Null until somebody has decided. */
  readonly refer: boolean | null;
  readonly referral: Answers;
  /** Under which her referral is saved, and that of the children. */
  readonly referral_id: string;
  readonly child_referral_id: string;
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

/** The visit, and the referrals that are made from it, as they would be saved now. */
export interface FilledPostnatal {
  readonly visit: PregnancyAct;
  /** Where they are sent, as the form shows it; null where nobody is. */
  readonly referral: Answers | null;
  /** One of the mother, one of the children: what becomes of each is told by itself. */
  readonly referrals: readonly PregnancyAct[];
  /** Does anything that was written down ask for a hospital today? */
  readonly isAlarming: boolean;
  /** Null while nobody has decided and nothing speaks for it. */
  readonly refers: boolean | null;
}

interface Around {
  readonly today: string;
  readonly facility: string;
  /** The living children in the order of their births. */
  readonly births: readonly Pick<Birth, 'birth_id'>[];
  /** Numbers of those whom the form shows. */
  readonly shown: readonly number[];
  /** The mother died before this visit: children alone are sent. */
  readonly motherDied: boolean;
}

/** Who is sent by what was found: she, a child, both; nobody where nothing was. */
function whomOf(facts: Answers): readonly string[] {
  const alarms = postnatalAlarms(facts);
  return [
    ...(alarms.some(({ alarm }) => alarm !== 'child') ? ['mother'] : []),
    ...(alarms.some(({ alarm }) => alarm === 'child') ? ['child'] : []),
  ];
}

export function filledPostnatal(draft: PostnatalDraft, around: Around): FilledPostnatal {
  const { today, facility, births, shown, motherDied } = around;
  const facts = ofChildrenNow(draft.facts, { births, shown });
  const on = textIn(facts, 'visited_on');
  const isAlarming = postnatalAlarm(facts);
  // Of a visit of some days ago nobody knows whether she was sent on until it is said.
  const refers = draft.refer ?? (isAlarming && on === today ? true : null);
  const proposed = whomOf(facts);
  const referral: Answers = {
    referred_on: on,
    ...(facility === '' ? {} : { from_facility: facility }),
    reason: alarmsInWords(facts),
    ...(proposed.length > 0 ? { whom: proposed } : {}),
    ...draft.referral,
    ...(motherDied ? { whom: ['child'] } : {}),
  };
  const visit: PregnancyAct = { event_id: draft.event_id, kind: 'postnatal', facts, births: [] };
  return {
    visit,
    referral: refers ? referral : null,
    referrals: refers ? referralsOf(referral, draft, { births, shown, facts }) : [],
    isAlarming,
    refers,
  };
}

function referralsOf(
  referral: Answers,
  { referral_id, child_referral_id, referral: typed }: PostnatalDraft,
  { births, shown, facts }: Pick<Around, 'births' | 'shown'> & { readonly facts: Answers },
): readonly PregnancyAct[] {
  const ids = { mother: referral_id, child: child_referral_id };
  const { whom: _, ...where } = referral;
  const whom =
    shown.length > 0 ? (['mother', 'child'] as const).filter((one) => listIn(referral, 'whom').includes(one)) : [];
  if (whom.length === 0) return [{ event_id: referral_id, kind: 'referral', facts: where, births: [] }];
  const ill = childrenSaid(facts, 'ill');
  const sent = ill.length > 0 ? ill : shown;
  /** What is proposed for both is said of each by itself. */
  const reasonOf = (one: string): Answers => {
    const reason = typed.reason === undefined ? alarmsInWords(facts, one) : '';
    return reason === '' ? {} : { reason };
  };
  const of = { [birthsKey]: sent.map((nth) => births[nth - 1]?.birth_id ?? '').join(' ') };
  return whom.map((one) => ({
    event_id: ids[one],
    kind: 'referral',
    facts: { ...where, ...reasonOf(one), whom: [one], ...(one === 'child' ? of : {}) },
    births: [],
  }));
}

/** The acts of a visit in the order in which they are recorded. */
export const actsOf = ({ visit, referrals }: FilledPostnatal): readonly PregnancyAct[] =>
  [visit, ...referrals].map(normalAct);

import type { Answers } from '../forms/index.ts';
import { listIn, type PregnancyAct, textIn } from './event.ts';
import type { PregnancyEventKind } from './forms/index.ts';

/** Results and risks of infections that follow somebody for life: who cares for the woman sees them, nobody else. */
const infections: readonly string[] = ['hiv', 'syphilis', 'hepatitis_b'];
const named: readonly string[] = ['HIV, syphilis or hepatitis B', 'Hepatitis B', 'STI/RTI'];
const lists: readonly string[] = ['risks', 'overruled', 'past_illness'];
/** Free texts in which they may be named; where she is sent tells it as well. */
const texts: readonly string[] = ['medicines', 'note', 'allergy', 'complication', 'reason', 'to_facility'];
/** Why a day was put right or a child added, and what is known of somebody who cannot be found, says nothing of her health. */
const ofDays: readonly PregnancyEventKind[] = ['child-added', 'delivery-date', 'lmp-date', 'lost'];

/** Of a bank account the last digits are shown. */
const shownDigits = 4;

type Shown = Pick<PregnancyAct, 'event_id' | 'kind' | 'facts'>;

/**
 * What may be shown of events: of a bank account its end; to whoever does not care for the woman no infections, nothing that
 * was written freely about her, and of an abortion its day. What has nothing left to be told is left out.
 */
export function shownEvents<Event extends Shown>(
  events: readonly Event[],
  { cares }: { readonly cares: boolean },
): readonly Event[] {
  const masked = events.map((event) => ({ ...event, facts: withoutAccount(event.facts) }));
  if (cares) return masked;
  const shown = masked.map((event) => ({ ...event, facts: withoutInfections(event) }));
  const hidden = shown.filter(isEmptied).map(({ event_id }) => event_id);
  return shown.filter((event) => !hidden.includes(event.event_id) && !hidden.includes(takenBack(event)));
}

function withoutAccount(facts: Answers): Answers {
  const { bank_account } = facts;
  return typeof bank_account === 'string'
    ? { ...facts, bank_account: `••••${bank_account.slice(-shownDigits)}` }
    : facts;
}

function withoutInfections({ kind, facts }: Shown): Answers {
  const isHidden = (key: string): boolean => {
    if (kind === 'abortion') return key !== 'aborted_on';
    if (key === 'reason' && ofDays.includes(kind)) return false;
    return infections.includes(key) || texts.includes(key) || key.endsWith('_other');
  };
  const kept = Object.entries(facts).filter(([key]) => !isHidden(key));
  return Object.fromEntries(
    kept.map(([key, value]) => [
      key,
      lists.includes(key) && Array.isArray(value) ? value.filter((one) => !named.includes(one)) : value,
    ]),
  );
}

/** A judgement of infections alone: that there is one tells of them. */
const isEmptied = ({ kind, facts }: Shown): boolean =>
  kind === 'risk' && listIn(facts, 'risks').length + listIn(facts, 'overruled').length === 0;

const takenBack = ({ kind, facts }: Shown): string => (kind === 'withdrawal' ? textIn(facts, 'event') : '');

interface Risks {
  readonly standing: readonly { readonly risk: string }[];
  readonly proposed: readonly { readonly risk: string }[];
}

/** Is she of high risk for whoever is not shown infections? A mark without any reason would tell of them. */
export const isShownHigh = ({ standing, proposed }: Risks): boolean =>
  [...standing, ...proposed].some(({ risk }) => !named.includes(risk));

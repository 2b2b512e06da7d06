import { addDays, type CivilDate, isCivilDate } from '../calendar/index.ts';
import { checkDay, type DayRange } from '../person/index.ts';
import type { RefusalCode, Refusals } from '../refusal/index.ts';
import { checkRemark, refusedAt } from '../text/index.ts';
import { antenatalRefusals, pressureRefusals, visitRange } from './antenatal.ts';
import type { JudgedBeside } from './beside.ts';
import { birthRefusals } from './birth.ts';
import { abortionRange, deliveryRange, lastDayOfPregnancy } from './dates.ts';
import { listIn, type PregnancyAct, textIn } from './event.ts';
import { formRefusals } from './form-refusals.ts';
import { type PregnancyEventKind, pregnancyForms } from './forms/index.ts';
import { liveBirths, type Pregnancy } from './record.ts';
import { registrationRefusals } from './registration.ts';
import { riskRules } from './risk-rules.ts';

/** Told where a field of this form has to be filled: the catalogue has a prefix for each part of the record. */
const mandatory: Readonly<Record<PregnancyEventKind, RefusalCode>> = {
  registered: 'BENPRE0010',
  changed: 'BENPRE0010',
  antenatal: 'BENANC0010',
  risk: 'BENPRE0010',
  referral: 'BENFAC0001',
  'referral-result': 'BENFAC0001',
  delivery: 'BENPAR0001',
  abortion: 'BENPRE0010',
  'maternal-death': 'BENPRE0010',
  lost: 'BENPRE0010',
  postnatal: 'BENANC0010',
  'delivery-date': 'BENPRE0010',
  withdrawal: 'BENPRE0010',
};

/**
 * Everything that is wrong with an act, at most one refusal a field; empty where it may be recorded. Paths are keys of the
 * form; of a child `births.<nth>.<key>`. Screen and server ask the same. Sources: specification 1, section 5, specification
 * 2, sections 3, 5 and 9; windows as `rules.ts` has them.
 */
export function actRefusals(act: PregnancyAct, beside: JudgedBeside): Refusals {
  const ofForm = formRefusals(pregnancyForms[act.kind], act.facts, mandatory[act.kind]);
  const refusals = [...ofForm, ...orderRefusals(act, beside)];
  return refusals.filter(({ path }, nth) => refusals.findIndex((other) => other.path === path) === nth);
}

/** What speaks against the act whatever its fields say: what is on record, and on which day. */
function orderRefusals(act: PregnancyAct, beside: JudgedBeside): Refusals {
  if (act.kind === 'registered') return registrationRefusals(act.facts, beside);
  const { pregnancy } = beside;
  if (!pregnancy) return [{ code: 'BENPRE0007', path: 'pregnancy_number' }];
  const judge = judges[act.kind];
  return judge(act, pregnancy, beside);
}

type Judge = (act: PregnancyAct, pregnancy: Pregnancy, beside: JudgedBeside) => Refusals;

/** A day of the form within a range; where it is empty or none, the form has said so. */
function dayRefusals(path: string, { facts }: PregnancyAct, range: DayRange): Refusals {
  const typed = textIn(facts, path);
  return isCivilDate(typed) ? refusedAt(path, checkDay(typed, range)) : [];
}

/** The last day of an antenatal visit, before which no outcome can have been. */
function afterVisits(path: string, { facts }: PregnancyAct, { visits }: Pregnancy): Refusals {
  const last = visits.at(-1)?.on;
  const day = textIn(facts, path);
  return last !== undefined && isCivilDate(day) && day < last
    ? [{ code: 'BENPRE0002', path, values: { min: last } }]
    : [];
}

const alreadyEnded = ({ outcome, death }: Pregnancy, path: string): Refusals =>
  outcome ? [{ code: 'BENPRE0001', path }] : death ? [{ code: 'BENPRE0017', path }] : [];

/** Days within which something about the pregnancy may have happened: from its beginning to some weeks after its end. */
function pregnancyRange({ lmp, outcome, death }: Pregnancy, today: CivilDate): DayRange {
  const end = death?.on ?? addDays(outcome?.on ?? lastDayOfPregnancy(lmp), riskRules[0].daysAfterOutcome);
  return { min: lmp, max: end < today ? end : today };
}

/** Within so many days after the end of a pregnancy a death is a maternal one. */
export const maternalDeathDays = 42;
/** Whoever recorded something by mistake takes it back within so many hours; later, whoever answers for the place. */
export const withdrawalHours = 24;

const reasonRefusals = ({ facts }: PregnancyAct): Refusals => {
  const reason = textIn(facts, 'reason');
  return reason === '' ? [] : refusedAt('reason', checkRemark(reason));
};

const judges: Readonly<Record<Exclude<PregnancyEventKind, 'registered'>, Judge>> = {
  changed: (act, _pregnancy, beside) => registrationRefusals(act.facts, beside),
  antenatal({ facts }, { lmp, visits, outcome, death }, { today }) {
    const days = visits.map(({ on }) => on);
    return isCivilDate(textIn(facts, 'visited_on'))
      ? antenatalRefusals(facts, { lmp, endedOn: outcome?.on ?? death?.on ?? null, visits: days }, today)
      : pressureRefusals(facts);
  },
  risk(act, { death }) {
    if (death) return [{ code: 'BENPRE0017', path: 'risks' }];
    const [holding, overruled] = [listIn(act.facts, 'risks'), listIn(act.facts, 'overruled')];
    if (holding.length + overruled.length === 0) return [{ code: 'BENPRE0018', path: 'risks' }];
    if (overruled.some((risk) => holding.includes(risk))) return [{ code: 'BENPRE0018', path: 'overruled' }];
    if (overruled.length > 0 && textIn(act.facts, 'reason') === '') return [{ code: 'BENPRE0010', path: 'reason' }];
    return reasonRefusals(act);
  },
  referral: (act, pregnancy, { today }) => [
    ...dayRefusals('referred_on', act, pregnancyRange(pregnancy, today)),
    ...reasonRefusals(act),
  ],
  'referral-result'(act, { referrals }, { today }) {
    const of = referrals.find(({ event_id }) => event_id === act.facts.referral);
    if (!of || of.result) return [{ code: 'BENFAC0002', path: 'referral' }];
    return dayRefusals('heard_on', act, { min: of.on, max: today });
  },
  delivery(act, pregnancy, { today }) {
    const ended = alreadyEnded(pregnancy, 'delivered_on');
    if (ended.length > 0) return ended;
    const ofDay = dayRefusals('delivered_on', act, deliveryRange(pregnancy.lmp, today));
    return [...(ofDay.length > 0 ? ofDay : afterVisits('delivered_on', act, pregnancy)), ...birthRefusals(act, today)];
  },
  abortion(act, pregnancy, { today }) {
    const ended = alreadyEnded(pregnancy, 'aborted_on');
    if (ended.length > 0) return ended;
    const ofDay = dayRefusals('aborted_on', act, abortionRange(pregnancy.lmp, today));
    return ofDay.length > 0 ? ofDay : afterVisits('aborted_on', act, pregnancy);
  },
  'maternal-death'(act, pregnancy, { today, woman }) {
    const { outcome, lmp, death } = pregnancy;
    if (death || woman.deceased_on !== null) return [{ code: 'BENPRE0017', path: 'died_on' }];
    const min = outcome?.on ?? lmp;
    const last = outcome ? addDays(outcome.on, maternalDeathDays) : lastDayOfPregnancy(lmp);
    const ofDay = dayRefusals('died_on', act, { min, max: last < today ? last : today });
    return ofDay.length > 0 ? ofDay : afterVisits('died_on', act, pregnancy);
  },
  lost(act, pregnancy, { today }) {
    const ended = alreadyEnded(pregnancy, 'lost_on');
    if (ended.length > 0) return ended;
    const ofDay = dayRefusals('lost_on', act, { min: pregnancy.lmp, max: today });
    return [...(ofDay.length > 0 ? ofDay : afterVisits('lost_on', act, pregnancy)), ...reasonRefusals(act)];
  },
  postnatal(act, { outcome, death }, { today }) {
    const path = 'visited_on';
    if (outcome?.kind !== 'delivery') return [{ code: 'BENPRE0014', path }];
    const end = death?.on ?? addDays(outcome.on, riskRules[0].daysAfterOutcome);
    return [
      ...dayRefusals(path, act, { min: outcome.on, max: end < today ? end : today }),
      ...pressureRefusals(act.facts),
    ];
  },
  'delivery-date'(act, pregnancy, { today, recorder }) {
    if (!recorder.answers) return [{ code: 'BENPRE0013', path: 'delivered_on' }];
    if (pregnancy.outcome?.kind !== 'delivery') return [{ code: 'BENPRE0016', path: 'delivered_on' }];
    const ofDay = dayRefusals('delivered_on', act, deliveryRange(pregnancy.lmp, today));
    return [...(ofDay.length > 0 ? ofDay : afterVisits('delivered_on', act, pregnancy)), ...reasonRefusals(act)];
  },
  withdrawal(act, pregnancy, beside) {
    return [...withdrawalRefusals(act, pregnancy, beside), ...reasonRefusals(act)];
  },
};

/** What may be taken back: anything but the registration while more rests on it; by whom, see `withdrawalHours`. */
function withdrawalRefusals(act: PregnancyAct, pregnancy: Pregnancy, beside: JudgedBeside): Refusals {
  const { recorder, at, registeredChildren } = beside;
  const path = 'event';
  const id = textIn(act.facts, 'event');
  const event = pregnancy.events.find(({ event_id }) => event_id === id);
  const isGone = !event || event.kind === 'withdrawal' || pregnancy.withdrawn.has(id);
  if (isGone) return [{ code: 'BENPRE0016', path }];
  const isOwn = event.by === recorder.user_id && at - Date.parse(event.at) <= withdrawalHours * 3_600_000;
  if (!isOwn && !recorder.answers) return [{ code: 'BENPRE0013', path }];
  if (event.kind === 'maternal-death') return [{ code: 'BENPRE0017', path }];
  const standing = pregnancy.events.filter(
    ({ event_id, kind }) => kind !== 'withdrawal' && !pregnancy.withdrawn.has(event_id),
  );
  if (event.kind === 'registered' && standing.length > 1) return [{ code: 'BENPRE0016', path }];
  if (event.kind !== 'delivery') return [];
  const rests = registeredChildren > 0 || pregnancy.postnatal.length > 0 || pregnancy.death !== null;
  return rests && liveBirths(pregnancy).length > 0 ? [{ code: 'BENPRE0015', path }] : [];
}

/** Days that the form of an act takes, where it has a day; what the screen's calendar offers. */
export function daysOfAct(kind: PregnancyEventKind, pregnancy: Pregnancy, today: CivilDate): DayRange {
  const { lmp, outcome, death } = pregnancy;
  switch (kind) {
    case 'delivery':
    case 'delivery-date':
      return deliveryRange(lmp, today);
    case 'abortion':
      return abortionRange(lmp, today);
    case 'antenatal':
      return visitRange({ lmp, endedOn: outcome?.on ?? death?.on ?? null }, today);
    default:
      return pregnancyRange(pregnancy, today);
  }
}

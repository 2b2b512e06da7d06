import { isCivilDate } from '../calendar/index.ts';
import type { Answers } from '../forms/index.ts';
import { checkDay, type DayRange } from '../person/index.ts';
import type { RefusalCode, Refusals } from '../refusal/index.ts';
import { checkRemark, refusedAt } from '../text/index.ts';
import { antenatalRefusals, pressureRefusals } from './antenatal.ts';
import { type JudgedBeside, nextAfter, type Woman } from './beside.ts';
import { addedBirthRefusals, birthRefusals } from './birth.ts';
import { lastVisitBefore, rangeOf } from './days-of-act.ts';
import { deliveryRefusals } from './delivery.ts';
import { listIn, type PregnancyAct, textIn } from './event.ts';
import { formRefusals } from './form-refusals.ts';
import {
  birthsKey,
  birthsNamed,
  childFieldsOf,
  childKey,
  childrenNamed,
  dayFieldOf,
  isOfChild,
  isOfMother,
  type PregnancyEventKind,
  pregnancyForms,
  tellsOf,
} from './forms/index.ts';
import { endedOn, liveBirths, type Pregnancy } from './record.ts';
import { isSettled, lmpCorrectionRefusals, registrationRefusals } from './registration.ts';
import { childrenToSee } from './reported.ts';
import { timeRefusals } from './times.ts';
import { withdrawalRefusals } from './withdrawal.ts';

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
  'child-added': 'BENPRE0010',
  'delivery-date': 'BENPRE0010',
  'lmp-date': 'BENPRE0010',
  withdrawal: 'BENPRE0010',
};

/**
 * Everything that is wrong with an act, at most one refusal a field; empty where it may be recorded. Paths are keys of the
 * form; of a child `births.<nth>.<key>`. Screen and server ask the same. Sources: specification 1, section 5, specification
 * 2, sections 3, 5 and 9; windows as `rules.ts` has them.
 */
export function actRefusals(act: PregnancyAct, beside: JudgedBeside): Refusals {
  const ofForm = formRefusals(pregnancyForms[act.kind], act.facts, mandatory[act.kind]);
  const refusals = [...ofForm, ...orderRefusals(act, beside), ...timeRefusals(act, beside), ...childlessRefusals(act)];
  return refusals.filter(({ path }, nth) => refusals.findIndex((other) => other.path === path) === nth);
}

/** Children are written down with a delivery alone, or added to one. */
const childlessRefusals = ({ kind, births }: PregnancyAct): Refusals =>
  kind !== 'delivery' && kind !== 'child-added' && births.length > 0 ? [{ code: 'REQVAL0002', path: 'births' }] : [];

/** What speaks against the act whatever its fields say: what is on record, and on which day. */
function orderRefusals(act: PregnancyAct, beside: JudgedBeside): Refusals {
  const { pregnancy } = beside;
  if (act.kind === 'registered') return registeredRefusals(act, beside);
  if (!pregnancy) return [{ code: 'BENPRE0007', path: 'pregnancy_number' }];
  const judge = judges[act.kind];
  return [...afterDeath(act, pregnancy, beside.woman), ...judge(act, pregnancy, beside)];
}

/**
 * Two who register one pregnancy without knowing of each other add to one record, where they say the same last period: of two
 * that differ none counts for having come later. Another pregnancy has another number.
 */
function registeredRefusals(act: PregnancyAct, beside: JudgedBeside): Refusals {
  const { pregnancy } = beside;
  const path = 'lmp_date';
  const lmp = textIn(act.facts, path);
  if (!pregnancy || !isCivilDate(lmp) || lmp === pregnancy.lmp) return registrationRefusals(act.facts, beside);
  const isOver = (endedOn(pregnancy) ?? pregnancy.death) !== null;
  if (isOver) return [{ code: 'BENPRE0001', path }];
  // Whoever writes the day on record may change it afterwards, unless it stands.
  return [{ code: isSettled(pregnancy) ? 'BENPRE0025' : 'BENPRE0023', path, values: { lmp: pregnancy.lmp } }];
}

/**
 * Nothing happened with her after her death, wherever that was recorded; what became of a referral is heard later. A living
 * child of hers is seen and sent on still.
 */
function afterDeath({ kind, facts }: PregnancyAct, pregnancy: Pregnancy, { deceased_on }: Woman): Refusals {
  const path = dayFieldOf(kind);
  const died = [pregnancy.death?.on ?? null, deceased_on].filter((day) => day !== null).toSorted()[0];
  if (path === undefined || died === undefined || kind === 'referral-result') return [];
  const isAfter = textIn(facts, path) > died;
  if (isAfter && liveBirths(pregnancy).length > 0) {
    if (kind === 'referral') return [];
    if (kind === 'postnatal') return childAloneRefusals(facts, pregnancy);
  }
  return isAfter && deceased_on !== null ? [{ code: 'BENPRE0017', path }] : [];
}

/** A visit after her death tells of a child, and of her nothing. */
function childAloneRefusals(facts: Answers, pregnancy: Pregnancy): Refusals {
  const ofHer = pregnancyForms.postnatal
    .filter(({ key }) => isOfMother(key) && tellsOf(facts, (said) => said === key))
    .map(({ key }) => ({ code: 'BENPRE0017', path: key }) as const);
  if (tellsOf(facts, isOfChild)) return ofHer;
  const nth = childrenToSee(pregnancy)[0]?.nth ?? 1;
  return [...ofHer, { code: mandatory.postnatal, path: childKey(nth, 'well') }];
}

type Judge = (act: PregnancyAct, pregnancy: Pregnancy, beside: JudgedBeside) => Refusals;

/** A day of the form within a range; where it is empty or none, the form has said so. */
function dayRefusals(path: string, { facts }: PregnancyAct, range: DayRange): Refusals {
  const typed = textIn(facts, path);
  return isCivilDate(typed) ? refusedAt(path, checkDay(typed, range)) : [];
}

/** The last visit, before which the pregnancy cannot have ended. */
function afterVisits(path: string, { kind, facts }: PregnancyAct, pregnancy: Pregnancy): Refusals {
  const last = lastVisitBefore(kind, pregnancy);
  const day = textIn(facts, path);
  return last !== undefined && isCivilDate(day) && day < last
    ? [{ code: 'BENPRE0002', path, values: { min: last } }]
    : [];
}

/** The day of an act within its days; of an end, not before the last visit either. */
function rangeRefusals(path: string, act: PregnancyAct, pregnancy: Pregnancy, beside: JudgedBeside): Refusals {
  const range = rangeOf(act.kind, pregnancy, beside.today, nextAfter(pregnancy, beside.others));
  return dayRefusals(path, act, range);
}

function endRefusals(path: string, act: PregnancyAct, pregnancy: Pregnancy, beside: JudgedBeside): Refusals {
  const ofDay = rangeRefusals(path, act, pregnancy, beside);
  return ofDay.length > 0 ? ofDay : afterVisits(path, act, pregnancy);
}

/** That nobody knew how it ended stands until somebody does. */
const alreadyEnded = ({ outcome, death }: Pregnancy, path: string): Refusals =>
  outcome && outcome.kind !== 'lost' ? [{ code: 'BENPRE0001', path }] : death ? [{ code: 'BENPRE0017', path }] : [];

/** The same of a delivery or an abortion: where her death was recorded first, what came before it is still said. */
const alreadyDelivered = ({ outcome }: Pregnancy, path: string): Refusals =>
  outcome?.kind === 'delivery' || outcome?.kind === 'abortion' ? [{ code: 'BENPRE0001', path }] : [];

/** Nothing is said of a child that was not born alive. */
function childrenRefusals({ facts }: PregnancyAct, pregnancy: Pregnancy): Refusals {
  const known = liveBirths(pregnancy).flatMap((_, at) => childFieldsOf(at + 1).map(({ key }) => key));
  return pregnancyForms.postnatal
    .filter(({ key }) => isOfChild(key) && !known.includes(key) && facts[key] !== undefined && facts[key] !== '')
    .map(({ key }) => ({ code: 'REQVAL0002', path: key }));
}

/**
 * A visit tells of children by their place among those born alive. Where the delivery was put right since it was written, the same
 * place would be another child.
 */
function otherChildrenRefusals({ facts }: PregnancyAct, pregnancy: Pregnancy): Refusals {
  const [were, are] = [birthsNamed(facts), liveBirths(pregnancy).map(({ birth_id }) => birth_id)];
  if (were.length === 0) return [];
  const isSame = childrenNamed(facts).every((nth) => were[nth - 1] !== undefined && were[nth - 1] === are[nth - 1]);
  return isSame ? [] : [{ code: 'BENPRE0027', path: birthsKey }];
}

/** Who is sent on: a child where there is a living one, she while she lives; each with a referral of its own, whose answer is its own. */
function whomRefusals({ facts }: PregnancyAct, pregnancy: Pregnancy, { woman }: JudgedBeside): Refusals {
  const path = 'whom';
  const whom = listIn(facts, path);
  const died = pregnancy.death?.on ?? woman.deceased_on;
  const births = liveBirths(pregnancy).map(({ birth_id }) => birth_id);
  const named = birthsNamed(facts);
  // One that was taken back meanwhile may be among them; what names no child of hers is none.
  if (named.length > 0 && !named.some((id) => births.includes(id))) return [{ code: 'REQVAL0002', path: birthsKey }];
  const isNobody = whom.includes('child') && births.length === 0;
  if (isNobody || whom.length > 1) return [{ code: 'REQVAL0002', path }];
  return whom.includes('mother') && died !== null && textIn(facts, 'referred_on') > died
    ? [{ code: 'BENPRE0017', path }]
    : [];
}

const reasonRefusals = ({ facts }: PregnancyAct): Refusals => {
  const reason = textIn(facts, 'reason');
  return reason === '' ? [] : refusedAt('reason', checkRemark(reason));
};

/** Of 'Other' one may hold and another not, where it is said which. */
function isApart({ facts }: PregnancyAct, risk: string): boolean {
  const [holding, overruled] = [listIn(facts, 'reasons'), listIn(facts, 'overruled_reasons')];
  const areNamed = holding.length > 0 && overruled.length > 0;
  return risk === 'Other' && areNamed && !overruled.some((reason) => holding.includes(reason));
}

const judges: Readonly<Record<Exclude<PregnancyEventKind, 'registered'>, Judge>> = {
  changed: (act, _pregnancy, beside) => registrationRefusals(act.facts, beside),
  antenatal({ facts }, pregnancy, { today, others }) {
    if (!isCivilDate(textIn(facts, 'visited_on'))) return pressureRefusals(facts);
    const { lmp, visits, outcome, death } = pregnancy;
    const days = visits.map(({ on }) => on);
    const known = endedOn(pregnancy) ?? death?.on ?? null;
    // Whom nobody could find and who comes again is pregnant still, unless the next pregnancy has begun.
    const next = nextAfter(pregnancy, others);
    const ended = known ?? (next && outcome ? [outcome.on, next.lmp].toSorted()[0] : next?.lmp) ?? null;
    const end = outcome?.kind === 'delivery' ? 'delivery' : death ? 'death' : 'other';
    return antenatalRefusals(facts, { lmp, endedOn: ended, end, visits: days }, today);
  },
  risk(act, { death }, { woman }) {
    // Also where it was declared by itself: nothing is planned for her any more.
    if (death || woman.deceased_on !== null) return [{ code: 'BENPRE0017', path: 'risks' }];
    const [holding, overruled] = [listIn(act.facts, 'risks'), listIn(act.facts, 'overruled')];
    if (holding.length + overruled.length === 0) return [{ code: 'BENPRE0018', path: 'risks' }];
    if (overruled.some((risk) => holding.includes(risk) && !isApart(act, risk)))
      return [{ code: 'BENPRE0018', path: 'overruled' }];
    const asksWhy = overruled.length > 0 || holding.includes('Other');
    if (asksWhy && textIn(act.facts, 'reason') === '') return [{ code: 'BENPRE0010', path: 'reason' }];
    return reasonRefusals(act);
  },
  referral: (act, pregnancy, beside) => [
    ...rangeRefusals('referred_on', act, pregnancy, beside),
    ...whomRefusals(act, pregnancy, beside),
    ...reasonRefusals(act),
  ],
  'referral-result'(act, { referrals }, { today }) {
    const of = referrals.find(({ event_id }) => event_id === act.facts.referral);
    if (!of || of.result) return [{ code: 'BENFAC0002', path: 'referral' }];
    return dayRefusals('heard_on', act, { min: of.on, max: today });
  },
  delivery(act, pregnancy, beside) {
    const ended = alreadyDelivered(pregnancy, 'delivered_on');
    if (ended.length > 0) return ended;
    return [
      ...endRefusals('delivered_on', act, pregnancy, beside),
      ...deliveryRefusals(act.facts),
      ...birthRefusals(act, beside.today),
    ];
  },
  abortion(act, pregnancy, beside) {
    const ended = alreadyDelivered(pregnancy, 'aborted_on');
    return ended.length > 0 ? ended : endRefusals('aborted_on', act, pregnancy, beside);
  },
  'maternal-death'(act, pregnancy, beside) {
    const path = 'died_on';
    const { deceased_on } = beside.woman;
    // Her death may be on record, and not yet as the end of this pregnancy: that is of the same day.
    const isOther = deceased_on !== null && textIn(act.facts, path) !== deceased_on;
    if (pregnancy.death || isOther) return [{ code: 'BENPRE0017', path }];
    return endRefusals(path, act, pregnancy, beside);
  },
  lost(act, pregnancy, beside) {
    const path = 'lost_on';
    if (pregnancy.outcome?.kind === 'lost') return [{ code: 'BENPRE0001', path }];
    const ended = alreadyEnded(pregnancy, path);
    return ended.length > 0 ? ended : [...endRefusals(path, act, pregnancy, beside), ...reasonRefusals(act)];
  },
  postnatal(act, pregnancy, beside) {
    const path = 'visited_on';
    if (pregnancy.outcome?.kind !== 'delivery') return [{ code: 'BENPRE0014', path }];
    return [
      ...rangeRefusals(path, act, pregnancy, beside),
      ...pressureRefusals(act.facts),
      ...childrenRefusals(act, pregnancy),
      ...otherChildrenRefusals(act, pregnancy),
    ];
  },
  'child-added'(act, { outcome }, { recorder, today }) {
    if (!recorder.answers) return [{ code: 'BENPRE0013', path: 'births' }];
    if (outcome?.kind !== 'delivery') return [{ code: 'BENPRE0016', path: 'births' }];
    return [...addedBirthRefusals(act, outcome, today), ...reasonRefusals(act)];
  },
  'delivery-date'(act, pregnancy, beside) {
    const path = 'delivered_on';
    if (!beside.recorder.answers) return [{ code: 'BENPRE0013', path }];
    if (pregnancy.outcome?.kind !== 'delivery') return [{ code: 'BENPRE0016', path }];
    return [...endRefusals(path, act, pregnancy, beside), ...reasonRefusals(act)];
  },
  'lmp-date'(act, pregnancy, beside) {
    if (!beside.recorder.answers) return [{ code: 'BENPRE0013', path: 'lmp_date' }];
    return [...lmpCorrectionRefusals(act.facts, pregnancy, beside), ...reasonRefusals(act)];
  },
  withdrawal: (act, pregnancy, beside) => [...withdrawalRefusals(act, pregnancy, beside), ...reasonRefusals(act)],
};

import { isClinical, type Role } from '@teeka/contract/roles';
import { addDays, type CivilDate } from '@teeka/domain/calendar';
import { listDays, type OutcomeKind, type PregnancyList, pregnancyRules } from '@teeka/domain/pregnancy';
import type { OpenBirthDose } from '@teeka/domain/schedule';
import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '../../../platform/access/actor.ts';
import { villageInScope } from '../../../platform/access/scope.ts';
import { namesIn } from '../../../platform/db/names.ts';
import { col } from '../../../platform/db/row.ts';
import { read } from '../../../platform/db/statement.ts';
import { isReportedDead, joinVillage, personInArea } from '../../beneficiaries/index.ts';
import type { SealedEvent } from '../sealed/queries.ts';

const [rules] = pregnancyRules;

/** Days of the LMP of pregnancies for which the window of a visit is the last that is over. */
interface PassedWindow {
  readonly latestLmp: CivilDate;
  /** A visit on this day of the pregnancy or later counts. */
  readonly from: number;
}

/** The windows as they lie on a day, the last one first. */
const passedWindows = (today: CivilDate): readonly PassedWindow[] =>
  rules.visitWeeks.map(([from, to]) => ({ latestLmp: addDays(today, -(to * 7 + 7)), from: from * 7 })).toReversed();

/** No visit since the window began that was the last to go by (`overdueSince` of the domain). */
function isOverdue(today: CivilDate): RawBuilder<boolean> {
  const cases = passedWindows(today).map(
    ({ latestLmp, from }) => sql`when p.lmp_on <= ${latestLmp}::date
      then p.last_visit_on is null or p.last_visit_on < p.lmp_on + ${sql.lit(from)}::int`,
  );
  return sql<boolean>`case ${sql.join(cases, sql` `)} else false end`;
}

/** The mark of high risk: whoever does not care for her is not told of infections by it. */
const highRisk = (role: Role) => (isClinical(role) ? sql`p.high_risk` : sql`p.high_risk_shown`);

/** Is she to be seen today, or a child of hers that a visit found ill, and whom nobody has sent? */
const urgentNow = (today: CivilDate) => sql<boolean>`(p.urgent or (p.outcome = 'delivery'
  and p.ended_on >= ${listDays(today).followedFrom}::date and exists (
    select from pregnancy_birth birth join pregnancy_event e using (beneficiary_id, event_id)
    left join beneficiary child on child.beneficiary_id = birth.child_id
    where birth.beneficiary_id = p.beneficiary_id and e.pregnancy_number = p.pregnancy_number
      and birth.ill_on is not null and birth.sent_on is null and child.deceased_on is null and not ${isReportedDead})))`;

/** Which pregnancies `p` stand on each list: `isOnList` of the domain as the database asks it. */
function conditions({ role }: Actor, today: CivilDate): Readonly<Record<PregnancyList, RawBuilder<boolean>>> {
  const open = sql`p.outcome is null and p.died_on is null`;
  const { goesOnFrom, expectedFrom, expectedTo, followedFrom, missedFrom } = listDays(today);
  const goesOn = sql`${open} and p.lmp_on >= ${goesOnFrom}::date`;
  const missed = sql`p.outcome = 'lost' and p.ended_on >= ${missedFrom}::date`;
  const lookedAfter = sql`p.died_on is null
    and ((${goesOn}) or (p.outcome <> 'lost' and p.ended_on >= ${followedFrom}::date))`;
  return {
    all: sql`${goesOn}`,
    urgent: sql`p.died_on is null and ${urgentNow(today)} and ((${lookedAfter}) or (${missed}))`,
    unheard: sql`p.unheard_on <= ${today}::date and ${lookedAfter}`,
    'high-risk': sql`${highRisk(role)} and ${lookedAfter}`,
    overdue: sql`${goesOn} and ${isOverdue(today)}`,
    expected: sql`${goesOn} and p.lmp_on between ${expectedFrom}::date and ${expectedTo}::date`,
    postnatal: sql`p.outcome = 'delivery' and p.died_on is null and p.ended_on >= ${followedFrom}::date`,
    'outcome-missing': sql`${open} and p.lmp_on < ${expectedFrom}::date`,
  };
}

const ofArea = ({ scope }: Actor) => sql`
  from pregnancy p join beneficiary b using (beneficiary_id)
  where not p.is_withdrawn and b.deceased_on is null and ${villageInScope('p.village_code', scope)}`;

const listedRow = {
  beneficiary_id: col.bigint,
  ben_name: col.text,
  dob: col.date,
  guardian_name: col.text,
  village: col.names.orNull,
  mobile_sealed: col.bytea.orNull,
  pregnancy_number: col.int,
  lmp_on: col.date,
  visits: col.int,
  last_visit_on: col.date.orNull,
  high_risk: col.bool,
  urgent: col.bool,
  unheard_on: col.date.orNull,
  outcome: col.text.of<OutcomeKind>().orNull,
  ended_on: col.date.orNull,
};

export interface WomenWish {
  readonly list: PregnancyList;
  readonly page: number;
  readonly pageSize: number;
}

/** Women of a list: whoever needs a doctor at once first, then by how far the pregnancy is. */
export function listedWomen(actor: Actor, today: CivilDate, { list, page, pageSize }: WomenWish) {
  return read(listedRow)`
    select b.beneficiary_id, b.ben_name, b.dob, b.guardian_name, ${namesIn('v')} as village, b.mobile_sealed,
      p.pregnancy_number::int as pregnancy_number, p.lmp_on, p.visits::int as visits, p.last_visit_on,
      ${highRisk(actor.role)} as high_risk, p.is_urgent as urgent, p.unheard_on,
      p.outcome, p.ended_on
    from (select p.*, ${urgentNow(today)} as is_urgent ${ofArea(actor)} and ${conditions(actor, today)[list]}
      order by is_urgent desc, p.lmp_on, p.beneficiary_id
      limit ${pageSize}::int offset ${(page - 1) * pageSize}::int) p
    join beneficiary b using (beneficiary_id) ${joinVillage}
    order by p.is_urgent desc, p.lmp_on, p.beneficiary_id`;
}

const totalsRow = {
  all: col.int,
  urgent: col.int,
  unheard: col.int,
  'high-risk': col.int,
  overdue: col.int,
  expected: col.int,
  postnatal: col.int,
  'outcome-missing': col.int,
};

/** How many stand on each list; what ended longer ago is on none, and is not read. */
export function countedWomen(actor: Actor, today: CivilDate) {
  const counts = Object.entries(conditions(actor, today)).map(
    ([list, condition]) => sql`count(*) filter (where ${condition})::int as ${sql.ref(list)}`,
  );
  return read(totalsRow)`select ${sql.join(counts)} ${ofArea(actor)}
    and (p.outcome is null or p.ended_on >= ${listDays(today).followedFrom}::date)`;
}

const newbornRow = {
  mother_id: col.bigint,
  mother_name: col.text,
  mother_deceased_on: col.date.orNull,
  mobile_sealed: col.bytea.orNull,
  village: col.names.orNull,
  born_on: col.date,
  birth_id: col.uuid,
  child_id: col.bigint.butFilled,
  /** The delivery, and children who were added to it. */
  written: col.json<readonly Pick<SealedEvent, 'event_id' | 'sealed'>[]>(),
  registered: col.bool,
  /** Null where the child is not registered, or is somebody of another area. */
  child: col.json<{ readonly beneficiary_id: string; readonly ben_name: string }>().orNull,
  given: col.text.array,
  /** Found ill, where the mother who would be called for it has died, and when it was sent on, where nobody heard of it. */
  ill_on: col.date.orNull,
  sent_on: col.date.orNull,
};

/** Within so many days after the birth somebody is looked for who misses a birth dose (BCG goes on to a year). */
const newbornDays = 45;
/** A child of a delivery may be born so many days after its day. */
const birthsApart = 2;

/** A child of a mother who died, for whom nobody else is called: found ill at a visit, and not known to have come to a hospital since. */
const ofTheDead = (day: 'ill_on' | 'sent_on') =>
  sql<CivilDate | null>`case when b.deceased_on is not null or p.died_on is not null then ${sql.ref(`birth.${day}`)} end`;
const illAlone = ofTheDead('ill_on');
/** Whoever misses a birth dose that can still be given, whoever is not registered yet, and whoever is ill and has no mother. */
function newborns(actor: Actor, today: CivilDate, birthDoses: readonly OpenBirthDose[]) {
  const codes = birthDoses.map(({ code }) => code);
  const bornFrom = birthDoses.map((dose) => dose.bornFrom);
  return sql`
  from pregnancy p
  join pregnancy_event e using (beneficiary_id, pregnancy_number)
  join pregnancy_birth birth using (beneficiary_id, event_id)
  join beneficiary b using (beneficiary_id)
  left join beneficiary child on child.beneficiary_id = birth.child_id
  ${joinVillage}
  cross join lateral (select array(
    select d.dose_code from dose d
    where d.beneficiary_id = birth.child_id and d.dose_code = any(${codes}::text[])
      and not exists (select from dose_void x where x.beneficiary_id = d.beneficiary_id and x.dose_id = d.dose_id)) as given) had
  where not p.is_withdrawn and p.ended_on >= ${addDays(today, -newbornDays - birthsApart)}::date
    and birth.child_id is not null and birth.born_on >= ${addDays(today, -newbornDays)}::date
    and birth.born_on <= ${today}::date and child.deceased_on is null and not ${isReportedDead}
    and ${villageInScope('p.village_code', actor.scope)}
    and (child.beneficiary_id is null or ${illAlone} is not null or exists (
      select from unnest(${codes}::text[], ${bornFrom}::date[]) as still (code, born_from)
      where birth.born_on >= still.born_from and still.code <> all(had.given)))`;
}

export function listedNewborns(
  actor: Actor,
  today: CivilDate,
  {
    page,
    pageSize,
    birthDoses,
  }: { readonly page: number; readonly pageSize: number; readonly birthDoses: readonly OpenBirthDose[] },
) {
  return read(newbornRow)`
    select b.beneficiary_id as mother_id, b.ben_name as mother_name,
      b.deceased_on as mother_deceased_on, b.mobile_sealed, ${namesIn('v')} as village,
      birth.born_on, birth.birth_id, birth.child_id,
      (select json_agg(json_build_object('event_id', w.event_id, 'sealed', encode(w.facts_sealed, 'hex')))
        from pregnancy_event w where w.beneficiary_id = e.beneficiary_id and w.pregnancy_number = e.pregnancy_number
          and (w.event_id = e.event_id or w.kind = 'child-added')) as written,
      child.beneficiary_id is not null as registered,
      case when child.beneficiary_id is not null and ${personInArea(actor, today, 'child')} then
        json_build_object('beneficiary_id', child.beneficiary_id::text, 'ben_name', child.ben_name) end as child,
      had.given, ${illAlone} as ill_on, ${ofTheDead('sent_on')} as sent_on
    ${newborns(actor, today, birthDoses)}
    order by (${illAlone}) is not null and birth.sent_on is null desc, (${illAlone}) is not null desc, birth.born_on desc, birth.birth_id limit ${pageSize}::int offset ${(page - 1) * pageSize}::int`;
}

export function countedNewborns(actor: Actor, today: CivilDate, birthDoses: readonly OpenBirthDose[]) {
  return read({ total: col.int, ill: col.int })`
    select count(*)::int as total, count(${illAlone})::int as ill ${newborns(actor, today, birthDoses)}`;
}

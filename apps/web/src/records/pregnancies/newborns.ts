import { addDays, type CivilDate } from '@teeka/domain/calendar';
import type { SpokenLanguage } from '@teeka/domain/names';
import { childrenAlive, childrenIll, childrenReportedDead, textIn } from '@teeka/domain/pregnancy';
import { birthDosesOn, type OpenBirthDose, scheduleInForce } from '@teeka/domain/schedule';
import type { PersonOnPhone } from '../../platform/pack/person-card.ts';
import { recordedDoses } from '../schedule/person-forecast.ts';
import type { PackView } from '../view/view.ts';
import { goneOf, isRegistered } from './children-known.ts';
import { pregnanciesOf } from './pregnancies-of.ts';
import { villageNames } from './village-names.ts';

/** A child that misses a birth dose, from the phone's own pack or from the server. */
export interface NewbornLine {
  readonly key: string;
  /** The number that its birth gave it. */
  readonly childId: string;
  readonly motherId: string;
  readonly motherName: string;
  /** She died: the family is called, not she. */
  readonly motherDied: boolean;
  readonly mobile: string;
  readonly village: string;
  readonly bornOn: CivilDate;
  /** HH:MM where it was written down. */
  readonly bornTime: string;
  readonly registered: boolean;
  /** Null where it is not registered yet, or is somebody of elsewhere. */
  readonly child: { readonly id: string; readonly name: string } | null;
  /** Of one whose mother has died: the day of the visit that found it ill, and when it was sent on, where nobody heard of it. */
  readonly ill: { readonly on: CivilDate; readonly sentOn: CivilDate | null } | null;
  /** Birth doses that are missing and can still be given, and those for which it is too late. */
  readonly missing: readonly string[];
  readonly late: readonly string[];
}

/** Within so many days after the birth it is looked for (as the server does). */
export const newbornDays = 45;

/** Missing birth doses by whether they can still be given to who was born on that day. */
export function byWhatIsOpen(missing: readonly string[], bornOn: CivilDate, doses: readonly OpenBirthDose[]) {
  const isOpen = (code: string) => doses.some((dose) => dose.code === code && bornOn >= dose.bornFrom);
  return { missing: missing.filter(isOpen), late: missing.filter((code) => !isOpen(code)) };
}

/** Doses of this phone that the server has not refused. */
const givenHere = (doses: PackView['doses'], id: string) =>
  (doses.get(id) ?? []).filter(({ state }) => state !== 'refused');

/** The children that are born alive and live, as far as is known; whoever was given a dose since a visit said otherwise lives. */
const childrenOf = (mother: PersonOnPhone, { rows: { people }, doses }: PackView) => {
  const pregnancies = pregnanciesOf(mother);
  const gone = goneOf({ ...mother, pregnancies }, people);
  return pregnancies.flatMap((pregnancy) => {
    const reported = new Map(childrenReportedDead(pregnancy).map(({ birth, on }) => [birth.birth_id, on]));
    return childrenAlive(pregnancy, gone)
      .filter(({ birth }) => {
        const died = reported.get(birth.birth_id);
        const child = birth.child_id === null ? undefined : people.get(birth.child_id);
        if (died === undefined || !child) return died === undefined;
        return recordedDoses(child, givenHere(doses, child.beneficiary_id)).some(({ date }) => date > died);
      })
      .map(({ birth }) => ({ pregnancy, birth, gone }));
  });
};

/** Children of the deliveries on this phone who miss a birth dose that can still be given, are nobody yet, or ill without a mother: these first, then the youngest. */
export function newbornsOnPhone(view: PackView, today: CivilDate, language: SpokenLanguage): readonly NewbornLine[] {
  const doses = birthDosesOn(today, scheduleInForce(today));
  const names = villageNames(view, language);
  const { people } = view.rows;
  const found: NewbornLine[] = [];
  for (const mother of people.values())
    for (const { pregnancy, birth, gone } of childrenOf(mother, view)) {
      const { child_id, facts } = birth;
      const bornOn = textIn(facts, 'born_on');
      if (child_id === null || bornOn > today || bornOn < addDays(today, -newbornDays)) continue;
      const child = people.get(child_id);
      const given = child ? recordedDoses(child, givenHere(view.doses, child_id)).map(({ code }) => code) : [];
      const lacking = doses.map(({ code }) => code).filter((code) => !given.includes(code));
      const { missing, late } = byWhatIsOpen(lacking, bornOn, doses);
      const motherDied = mother.deceased_on !== null;
      const ill = motherDied
        ? childrenIll(pregnancy, gone).find((one) => one.birth.birth_id === birth.birth_id)
        : undefined;
      if (child && ((missing.length === 0 && !ill) || child.deceased_on !== null)) continue;
      const registered = isRegistered(child_id, { people, registered: mother.registered_children });
      // Of a child who is registered elsewhere this phone does not know what it was given.
      if (!child && registered && !ill) continue;
      found.push({
        key: child_id,
        childId: child_id,
        motherId: mother.beneficiary_id,
        motherName: mother.ben_name,
        motherDied,
        mobile: mother.mobile,
        village: names.get(mother.village_id) ?? '',
        bornOn,
        bornTime: textIn(facts, 'born_time'),
        registered,
        child: child ? { id: child_id, name: child.ben_name } : null,
        ill: ill ? { on: ill.on, sentOn: ill.sentOn } : null,
        missing,
        late,
      });
    }
  const isIll = ({ ill }: NewbornLine): number => (ill === null ? 0 : ill.sentOn === null ? 2 : 1);
  return found.toSorted(
    (a, b) => isIll(b) - isIll(a) || b.bornOn.localeCompare(a.bornOn) || b.bornTime.localeCompare(a.bornTime),
  );
}

/** Hepatitis B at birth is given within so many hours. */
const hepatitisHours = 24;

/** How long hepatitis B can still be given: whole hours, 0 in the last one, `some` where the time of birth is not known, `over`. */
export function hepatitisLeft({ bornOn, bornTime, missing }: NewbornLine, now: Date): number | 'some' | 'over' | null {
  if (!missing.includes('HEPB0')) return null;
  const at = (time: string) => Date.parse(`${bornOn}T${time}:00+05:30`);
  if (bornTime === '') return now.getTime() < at('23:59') + hepatitisHours * 3_600_000 ? 'some' : 'over';
  const left = at(bornTime) + hepatitisHours * 3_600_000 - now.getTime();
  return left <= 0 ? 'over' : Math.floor(left / 3_600_000);
}

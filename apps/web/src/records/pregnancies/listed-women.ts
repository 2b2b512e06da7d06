import type { CivilDate } from '@teeka/domain/calendar';
import type { SpokenLanguage } from '@teeka/domain/names';
import {
  type Gone,
  type ListedPregnancy,
  lastSeenOn,
  type OutcomeKind,
  type Pregnancy,
  risksNow,
  unheardSince,
} from '@teeka/domain/pregnancy';
import type { PersonOnPhone } from '../../platform/pack/person-card.ts';
import type { PackView } from '../view/view.ts';
import { goneOf } from './children-known.ts';
import { pregnanciesOf } from './pregnancies-of.ts';
import { villageNames } from './village-names.ts';

/** A pregnancy on a list, from the phone's own pack or from the server. */
export interface WomanLine extends ListedPregnancy {
  readonly id: string;
  readonly number: number;
  readonly name: string;
  readonly dob: CivilDate;
  readonly guardian: string;
  readonly village: string;
  readonly mobile: string;
  readonly urgent: boolean;
  readonly outcome: OutcomeKind | null;
}

/** Read once a person, as long as nothing about her changes. */
const kept = new WeakMap<PersonOnPhone, { readonly key: string; readonly lines: readonly WomanLine[] }>();

/** The pregnancies of somebody in the pack as lists know them. */
export function linesOfWoman(
  person: PersonOnPhone,
  {
    village,
    today,
    people,
  }: { readonly village: string; readonly today: CivilDate; readonly people: PackView['rows']['people'] },
): readonly WomanLine[] {
  if (!person.pregnancies?.length || person.deceased_on !== null) return [];
  const born = (person.pregnancies ?? []).flatMap(({ events }) => events.flatMap(({ births }) => births));
  const died = born.map(({ child_id }) => (child_id === null ? '' : (people.get(child_id)?.deceased_on ?? '')));
  const key = [today, village, ...died].join(' ');
  const before = kept.get(person);
  if (before?.key === key) return before.lines;
  const all = pregnanciesOf(person);
  const gone = goneOf({ ...person, pregnancies: all }, people);
  const lines = all.map((one) =>
    lineOf(person, one, { village, today, others: all.filter((other) => other !== one), gone }),
  );
  kept.set(person, { key, lines });
  return lines;
}

function lineOf(
  person: PersonOnPhone,
  pregnancy: Pregnancy,
  of: {
    readonly village: string;
    readonly today: CivilDate;
    readonly others: readonly Pregnancy[];
    readonly gone: Gone;
  },
): WomanLine {
  const { lmp, outcome, death } = pregnancy;
  const { confirmed, proposed, isUrgent } = risksNow(pregnancy, person.dob, of.today, of.others, of.gone);
  return {
    id: person.beneficiary_id,
    number: pregnancy.pregnancy_number,
    name: person.ben_name,
    dob: person.dob,
    guardian: person.guardian_name,
    village: of.village,
    mobile: person.mobile,
    lmp_on: lmp,
    last_visit_on: lastSeenOn(pregnancy),
    high_risk: confirmed.length + proposed.length > 0,
    urgent: isUrgent,
    unheard_on: unheardSince(pregnancy),
    outcome: outcome?.kind ?? null,
    ended_on: outcome?.on ?? null,
    died_on: death?.on ?? null,
  };
}

/** Every pregnancy that this phone has: whoever needs a doctor today first, then by how far it is. */
export function womenOnPhone(view: PackView, today: CivilDate, language: SpokenLanguage): readonly WomanLine[] {
  const names = villageNames(view, language);
  const { people } = view.rows;
  return [...people.values()]
    .flatMap((person) => linesOfWoman(person, { village: names.get(person.village_id) ?? '', today, people }))
    .toSorted(inTurn);
}

/** As the server has them in order. */
export const inTurn = (a: WomanLine, b: WomanLine): number =>
  Number(b.urgent) - Number(a.urgent) || a.lmp_on.localeCompare(b.lmp_on) || a.id.localeCompare(b.id);

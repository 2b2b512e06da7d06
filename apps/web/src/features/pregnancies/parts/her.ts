import type { ReplyOf } from '@teeka/contract/call';
import type { getPregnancies } from '@teeka/contract/pregnancies';
import type { RegisteredChildren } from '@teeka/contract/pregnancies/shapes';
import type { CivilDate } from '@teeka/domain/calendar';
import type { Gone, Pregnancy, Woman } from '@teeka/domain/pregnancy';
import type { PersonCard, PersonOnPhone } from '../../../platform/pack/person-card.ts';
import { goneOf } from '../../../records/pregnancies/children-known.ts';
import { womanOf } from '../../../records/pregnancies/judged-here.ts';

export type PregnanciesReply = ReplyOf<typeof getPregnancies>;

/** A child of hers that is a person of its own. */
export interface Child {
  readonly beneficiary_id: string;
  readonly ben_name: string;
  readonly dob: CivilDate;
  readonly deceased_on: CivilDate | null;
}

/** A woman with her pregnancies, as this phone and the server know her. */
export interface Her {
  readonly card: PersonCard;
  readonly woman: Woman;
  /** As her own record has it, where no pregnancy is registered yet. */
  readonly lmp: CivilDate | null;
  /** The earliest first. */
  readonly pregnancies: readonly Pregnancy[];
  readonly children: readonly Child[];
  /** Which of hers are people of their own, here or elsewhere. */
  readonly registered: RegisteredChildren;
  /** Children whose own record says that they died. */
  readonly gone: Gone;
  /** Who recorded, by the number of their account. */
  readonly names: ReadonlyMap<string, string>;
  /** Events that are on this phone alone. */
  readonly unsent: ReadonlySet<string>;
}

/** The children of her deliveries whom this phone knows as people. */
function childrenHere(
  pregnancies: readonly Pregnancy[],
  people: ReadonlyMap<string, PersonOnPhone> | undefined,
): readonly Child[] {
  const ids = pregnancies.flatMap(({ outcome }) => outcome?.births.map(({ child_id }) => child_id) ?? []);
  return ids.flatMap((id) => (id === null ? [] : (people?.get(id) ?? [])));
}

interface Sources {
  readonly record: PersonOnPhone | null;
  readonly reply: PregnanciesReply | null;
  readonly people: ReadonlyMap<string, PersonOnPhone> | undefined;
  readonly pregnancies: readonly Pregnancy[];
  readonly unsent: ReadonlySet<string>;
  readonly me: { readonly user_id: string; readonly display_name: string } | null;
}

/** Everything together; null where nobody knows her. */
export function herOf({ record, reply, people, pregnancies, unsent, me }: Sources): Her | null {
  const known = record ?? reply;
  if (!known) return null;
  const { beneficiary_id, ben_name, dob, gender, guardian_name, lmp_date } = known;
  const written = (reply?.pregnancies ?? []).flatMap(({ events }) => events);
  const here = childrenHere(pregnancies, people);
  const more = (reply?.children ?? []).filter(
    (child) => !here.some((one) => one.beneficiary_id === child.beneficiary_id),
  );
  const registered = reply?.registered_children ?? record?.registered_children;
  return {
    card: { beneficiary_id, ben_name, dob, gender, guardian_name },
    woman: womanOf(known),
    lmp: lmp_date,
    pregnancies,
    children: [...here, ...more],
    registered,
    gone: goneOf({ pregnancies, registered_children: registered }, people),
    names: new Map([
      ...written.map(({ by, by_name }) => [by, by_name] as const),
      ...(me ? [[me.user_id, me.display_name] as const] : []),
    ]),
    unsent,
  };
}

import type { getBeneficiaryDetails } from '@teeka/contract/beneficiaries';
import type { ListedPerson } from '@teeka/contract/beneficiaries/lists';
import type { ReplyOf } from '@teeka/contract/call';
import type { CivilDate } from '@teeka/domain/calendar';
import type { PackRows, PersonOnPhone } from '../../../platform/pack/index.ts';
import { genderId } from '../../../records/beneficiaries/gender-id.ts';

/** How somebody belongs to the person: by guardian, or merely by the same mobile number. */
export const relations = ['guardian', 'child', 'sibling', 'sameMobile'] as const;
export type Relation = (typeof relations)[number];

/** Somebody of the family, or behind the same mobile number. */
export interface Member {
  readonly beneficiary_id: string;
  readonly ben_name: string;
  readonly dob: CivilDate;
  readonly gender: number;
  readonly relation: Relation;
  /** Where this phone knows of it. */
  readonly deceased_on?: CivilDate | null;
}

/** What the server tells of the family; null while it was not asked. */
export interface FamilyAnswer {
  readonly linked: ReplyOf<typeof getBeneficiaryDetails>['linkedmembers'];
  readonly onMobile: readonly ListedPerson[];
}

function relationOnPhone(person: PersonOnPhone, other: PersonOnPhone): Relation | null {
  const guardian = person.guardian_ben_id ?? null;
  if (other.beneficiary_id === guardian) return 'guardian';
  if (other.guardian_ben_id === person.beneficiary_id) return 'child';
  if (guardian !== null && other.guardian_ben_id === guardian) return 'sibling';
  return person.mobile !== '' && other.mobile === person.mobile ? 'sameMobile' : null;
}

function onPhone(rows: PackRows, person: PersonOnPhone): readonly Member[] {
  return [...rows.people.values()].flatMap((other) => {
    const relation = other.beneficiary_id === person.beneficiary_id ? null : relationOnPhone(person, other);
    const { beneficiary_id, ben_name, dob, gender, deceased_on } = other;
    return relation === null ? [] : [{ beneficiary_id, ben_name, dob, gender, relation, deceased_on }];
  });
}

const fromServer = ({ linked, onMobile }: FamilyAnswer): readonly Member[] => [
  ...linked.map(({ beneficiary_gender, ...member }) => ({ ...member, gender: genderId(beneficiary_gender) })),
  ...onMobile.map(({ beneficiary_id, ben_name, dob, beneficiary_gender }): Member => {
    return { beneficiary_id, ben_name, dob, gender: genderId(beneficiary_gender), relation: 'sameMobile' };
  }),
];

/**
 * The guardian, then children, brothers and sisters, then whoever shares the mobile number; each once, in the closest
 * relation. From this phone, and what the server answered besides.
 */
export function familyOf(person: PersonOnPhone, rows: PackRows | null, answer: FamilyAnswer | null): readonly Member[] {
  const all = [...(rows ? onPhone(rows, person) : []), ...(answer ? fromServer(answer) : [])];
  const members = new Map<string, Member>();
  for (const relation of relations)
    for (const member of all)
      if (member.relation === relation && member.beneficiary_id !== person.beneficiary_id)
        if (!members.has(member.beneficiary_id)) members.set(member.beneficiary_id, member);
  return [...members.values()];
}

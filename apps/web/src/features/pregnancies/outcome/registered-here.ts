import { registration } from '@teeka/contract/beneficiaries/register';
import type { InputOf } from '@teeka/contract/call';
import { type Birth, mayBeThisChild } from '@teeka/domain/pregnancy';
import type { Item } from '../../../platform/outbox/index.ts';
import type { PersonOnPhone } from '../../../platform/pack/person-card.ts';
import { pregnanciesOf } from '../../../records/pregnancies/pregnancies-of.ts';

interface Known {
  readonly mother: PersonOnPhone;
  readonly people: ReadonlyMap<string, PersonOnPhone>;
  readonly items: readonly Item[];
}

/**
 * Children on this phone who may be this one of a delivery: registered before it was written down, or with one of another
 * woman that was taken back. Whoever is the child of a delivery on record, or is not with the server yet, is none of them.
 */
export function registeredHere(
  birth: Pick<Birth, 'facts'>,
  { mother, people, items }: Known,
): readonly PersonOnPhone[] {
  const may = [...people.values()].filter((person) => {
    const { guardian_ben_id = null } = person;
    const guardian = guardian_ben_id === null ? null : people.get(guardian_ben_id);
    // Of a guardian whom this phone does not know it is not known whether she is the mother.
    return guardian !== undefined && mayBeThisChild(birth, { ...person, guardian }, mother.beneficiary_id);
  });
  if (may.length === 0) return [];
  const born = new Set(
    [...people.values()].flatMap((woman) =>
      pregnanciesOf(woman).flatMap(({ outcome }) => outcome?.births.map(({ child_id }) => child_id) ?? []),
    ),
  );
  const isSent = (id: string) =>
    !items.some(
      ({ call, input, state }) =>
        call === registration.name && state !== 'done' && (input as InputOf<typeof registration>).beneficiary_id === id,
    );
  return may.filter(({ beneficiary_id }) => !born.has(beneficiary_id) && isSent(beneficiary_id));
}

import { type GuardianStanding, guardianStands } from '@teeka/domain/abha';
import type { CivilDate } from '@teeka/domain/calendar';
import type { PersonOnPhone } from '../../../platform/pack/index.ts';
import type { Abha } from '../../../records/abha/use-abha.ts';

/** A child's guardian as far as it is known now. `unknown`: the server could not be asked, and this phone does not know them. */
export interface GuardianNow {
  readonly stands: GuardianStanding | 'unknown';
  readonly id: string | null;
  readonly name: string;
  readonly hasAccount: boolean;
}

type Child = Pick<PersonOnPhone, 'guardian_ben_id' | 'guardian_name'>;
type OnPhone = Pick<PersonOnPhone, 'dob' | 'deceased_on' | 'ben_name'>;

/** What the server says; else what this phone can say by itself: that there is none, that they are under 18 or have died. */
export function guardianNow(
  abha: Pick<Abha, 'guardian' | 'guardian_stands'> | null,
  child: Child,
  onPhone: OnPhone | undefined,
  today: CivilDate,
): GuardianNow {
  const id = child.guardian_ben_id ?? null;
  if (abha) {
    const { guardian, guardian_stands: stands } = abha;
    const name = guardian?.ben_name ?? child.guardian_name;
    return { stands, id: guardian?.beneficiary_id ?? id, name, hasAccount: guardian?.has_account ?? false };
  }
  const name = onPhone?.ben_name ?? child.guardian_name;
  const known = guardianStands({ isNamed: id !== null, here: onPhone }, today);
  const stands = known === 'none' || known === 'minor' || known === 'dead' ? known : 'unknown';
  return { stands, id, name, hasAccount: false };
}

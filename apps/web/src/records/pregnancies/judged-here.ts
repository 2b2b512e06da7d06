import type { JudgedBeside, Woman } from '@teeka/domain/pregnancy';
import type { PersonOnPhone } from '../../platform/pack/person-card.ts';

/** A woman as the rules of pregnancies ask for her. */
export const womanOf = ({
  dob: born,
  gender,
  deceased_on,
}: Pick<PersonOnPhone, 'dob' | 'gender' | 'deceased_on'>): Woman => ({ born, gender, deceased_on });

/** What an act of somebody who cares for her is judged beside, on this phone as on the server. */
export const judgedHere = <Beside extends Pick<JudgedBeside, 'pregnancy' | 'others' | 'woman' | 'today'>>(
  beside: Beside,
  { user_id, at }: { readonly user_id: string; readonly at: Date },
): Beside & JudgedBeside => ({
  ...beside,
  recorder: { user_id, answers: false },
  at: at.getTime(),
  registeredChildren: 0,
});

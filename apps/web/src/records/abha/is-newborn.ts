import type { CivilDate } from '@teeka/domain/calendar';
import { beneficiaryTypeIds, beneficiaryTypesAt } from '@teeka/domain/person';
import type { PersonOnPhone } from '../../platform/pack/person-card.ts';

/** Of an age at which somebody may be registered as a newborn, under whatever type they were. */
export const isNewborn = ({ dob, gender }: Pick<PersonOnPhone, 'dob' | 'gender'>, today: CivilDate): boolean =>
  beneficiaryTypesAt({ dob, dobIsYear: false, gender }, today).some(({ id }) => id === beneficiaryTypeIds.newBorn);

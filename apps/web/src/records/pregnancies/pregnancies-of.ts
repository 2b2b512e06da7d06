import { goesOn, type Pregnancy, readPregnancy } from '@teeka/domain/pregnancy';
import type { PersonOnPhone } from '../../platform/pack/person-card.ts';

/** The pregnancies of a person as this phone knows them, the earliest first. */
export const pregnanciesOf = ({ pregnancies = [] }: Pick<PersonOnPhone, 'pregnancies'>): readonly Pregnancy[] =>
  pregnancies.flatMap(({ pregnancy_number, events }) => readPregnancy(pregnancy_number, events) ?? []);

/** The one that goes on, or is looked after in the weeks after its delivery; else the latest. */
export const currentPregnancy = (pregnancies: readonly Pregnancy[]): Pregnancy | undefined =>
  pregnancies.find(goesOn) ?? pregnancies.at(-1);

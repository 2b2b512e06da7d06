import type { PersonOnPhone } from '../../platform/pack/person-card.ts';

/** Died, or said by a visit to have: nobody makes an account for them. */
export const isGone = ({
  deceased_on,
  reported_dead_on,
}: Pick<PersonOnPhone, 'deceased_on' | 'reported_dead_on'>): boolean =>
  deceased_on !== null || Boolean(reported_dead_on);

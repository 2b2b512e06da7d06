import type { SpokenLanguage } from '@teeka/domain/names';

/** A kind of device in somebody's hands. */
export interface Profile {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly language: SpokenLanguage;
  readonly touch: boolean;
}

/** A health worker's phone, in Hindi. */
export const phone: Profile = { name: '360-hi', width: 360, height: 740, language: 'hi', touch: true };
/** The desktop of a block office, in English. */
export const desktop: Profile = { name: '1366-en', width: 1366, height: 768, language: 'en', touch: false };

/**
 * Where a journey that is not about the device is made: on the one that falls to it, both having about half of them.
 * `npm test -- --everywhere` makes it on both.
 */
export function dealt(profile: Profile): readonly Profile[] {
  return process.env.JOURNEYS === 'everywhere' ? [phone, desktop] : [profile];
}

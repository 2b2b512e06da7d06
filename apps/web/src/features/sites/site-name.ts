import type { Site } from '@teeka/contract/sites';
import type { Facility } from './site-picker/state.ts';

/** Places have a Hindi name beside the English one; where it is missing, the English one stands. */
const chosenName = (english: string, hindi: string, language: string): string =>
  language === 'hi' && hindi !== '' ? hindi : english;

export const siteName = (site: Site, language: string): string =>
  chosenName(site.session_site_name, site.session_site_name_hi, language);

export const facilityName = (facility: Facility, language: string): string =>
  chosenName(facility.facilty_name, facility.facilty_name_hi, language);

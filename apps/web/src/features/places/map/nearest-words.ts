import type { SiteLine } from '@teeka/contract/places';
import { nameHere } from '../../../platform/language/index.ts';
import type { Words } from '../../../platform/language/use-words.ts';

/** Which of the other sites is nearest, and how far it is. */
export const nearestWords = ({ one, km }: { readonly one: SiteLine; readonly km: number }, t: Words): string =>
  t('places:nearest', {
    site: nameHere(one, 'session_site_name'),
    far: km < 1 ? t('places:metres', { n: Math.round(km * 1000) }) : t('places:km', { n: km.toFixed(1) }),
  });

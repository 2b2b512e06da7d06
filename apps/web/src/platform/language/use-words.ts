import type * as en from '@teeka/words/en/index';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';

/** All sentences by `capability:key`, typed; a key that has no words does not compile. */
export type Words = TFunction<readonly (keyof typeof en)[]>;

/** The words of the active language; the component draws again when the language changes. */
export function useWords(): { readonly t: Words } {
  const { t } = useTranslation();
  return { t: t as unknown as Words };
}

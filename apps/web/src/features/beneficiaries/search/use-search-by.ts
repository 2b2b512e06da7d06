import { useWords } from '../../../platform/language/index.ts';
import { documentName } from '../../../ui/person/document-name.ts';
import type { SearchChoice } from './state.ts';
import { useIdTypes } from './use-id-types.ts';

/** The 'Search By' list: mobile, name, reference ID, and each kind of photo ID; and why those may be missing. */
export function useSearchBy() {
  const { t } = useWords();
  const { idTypes, failed } = useIdTypes();
  const options = [
    { value: 'mobile', label: t('beneficiaries:mobileNumber') },
    { value: 'name', label: t('beneficiaries:name') },
    { value: 'reference', label: t('beneficiaries:referenceId') },
    ...idTypes.map(({ id, type }) => ({ value: `photoID-${id}`, label: documentName(id) || type })),
  ];
  return { options, missing: failed ? t('app:lookupFailed') : null };
}

const placeholders = {
  name: 'beneficiaries:searchPlaceholderName',
  mobile: 'beneficiaries:searchPlaceholderMobile',
  reference: 'beneficiaries:searchPlaceholderReference',
} as const;

/** How the value of a 'Search By' is typed. */
export function useValueField(by: SearchChoice | '') {
  const { t } = useWords();
  const numeric = by === 'mobile' || by === 'reference';
  return {
    type: numeric ? 'tel' : 'text',
    inputMode: numeric ? 'numeric' : 'text',
    autoComplete: 'off',
    enterKeyHint: 'search',
    maxLength: numeric ? 20 : 60,
    placeholder: t(by in placeholders ? placeholders[by as keyof typeof placeholders] : 'beneficiaries:searchValue'),
  } as const;
}

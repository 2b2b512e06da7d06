import { useQuery } from '@tanstack/react-query';
import { getBeneficiaryIdType } from '@teeka/contract/beneficiaries';
import { keptAsLookup, send } from '../../../platform/api/index.ts';
import { useWords } from '../../../platform/language/index.ts';
import { useOnline } from '../../../records/workday/index.ts';
import { documentName } from '../../../ui/person/document-name.ts';
import type { SearchChoice } from './state.ts';

const none: readonly { readonly id: number; readonly type: string }[] = [];

/** The kinds of photo ID: requested only with network, and not again while the answer holds. */
function useIdTypes() {
  const online = useOnline();
  const { data, isError } = useQuery({
    queryKey: ['beneficiaryIdTypes'],
    enabled: online,
    ...keptAsLookup(getBeneficiaryIdType),
    queryFn: async () => (await send(getBeneficiaryIdType, {}, { quiet: true, silent: true })).types,
  });
  return { idTypes: data ?? none, failed: isError };
}

/** The 'Search By' list: mobile, name, reference ID, and each kind of photo ID; and why those may be missing. */
export function useSearchBy() {
  const { t } = useWords();
  const { idTypes, failed } = useIdTypes();
  const options = [
    { value: 'mobile', label: t('beneficiaries:mobileNumber') },
    { value: 'name', label: t('beneficiaries:name') },
    { value: 'reference', label: t('beneficiaries:referenceId') },
    { value: 'abha', label: t('abha:numberOrAddress') },
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

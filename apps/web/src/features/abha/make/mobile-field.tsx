import { TextInput } from '@mantine/core';
import { ownDigits } from '@teeka/domain/text';
import { useWords } from '../../../platform/language/use-words.ts';
import { mark } from '../../../ui/form/required.ts';
import type { Flow } from './use-flow.ts';

interface Props {
  readonly refusals: Flow['refusals'];
  /** The mobile number that the account is to have, as typed. */
  readonly mobile: string;
  readonly onMobile: (mobile: string) => void;
}

/** The mobile number that the account is to have: digits alone, in whichever script they are typed. */
export function MobileField({ refusals, mobile, onMobile }: Props) {
  const { t } = useWords();
  return (
    <TextInput
      label={t('abha:mobile')}
      {...mark(true)}
      description={t('abha:mobileHelp')}
      type="tel"
      inputMode="numeric"
      autoComplete="off"
      maxLength={10}
      value={mobile}
      onChange={({ currentTarget }) => {
        refusals.clear('mobile_number');
        onMobile(ownDigits(currentTarget.value).replace(/\D/g, ''));
      }}
      error={refusals.of('mobile_number')}
    />
  );
}

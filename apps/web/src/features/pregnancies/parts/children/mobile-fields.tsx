import { TextInput } from '@mantine/core';
import { mobileDigits } from '@teeka/domain/contact';
import { useWords } from '../../../../platform/language/index.ts';
import { mark } from '../../../../ui/form/required.ts';
import type { useRefusals } from '../../../../ui/form/use-refusals.ts';

/** The number at which the family of a child is reached. */
export interface FamilyMobile {
  readonly mobile_number: string;
  /** Asked for where it is another number than the mother's. */
  readonly mobile_repeated: string;
}

interface Props {
  readonly mobile: FamilyMobile;
  readonly ofMother: string;
  readonly refusals: ReturnType<typeof useRefusals>;
  readonly onChange: (change: Partial<FamilyMobile>) => void;
}

/** The mother's number, unless another one is typed, twice: a number has only so many people. */
export function MobileFields({ mobile, ofMother, refusals, onChange }: Props) {
  const { t } = useWords();
  const field = (key: keyof FamilyMobile) => ({
    ...mark(true),
    type: 'tel',
    inputMode: 'numeric' as const,
    autoComplete: 'off',
    value: mobile[key],
    error: refusals.of(key),
    onChange: ({ currentTarget: { value } }: { readonly currentTarget: { readonly value: string } }) => {
      refusals.clear(key);
      onChange({ [key]: mobileDigits(value) });
    },
  });
  return (
    <>
      <TextInput label={t('registration:mobile')} {...field('mobile_number')} />
      {mobile.mobile_number === ofMother ? null : (
        <TextInput label={t('registration:mobileRepeated')} {...field('mobile_repeated')} />
      )}
    </>
  );
}

import { TextInput } from '@mantine/core';
import { mobileDigits } from '@teeka/domain/contact';
import { useWords } from '../../../platform/language/index.ts';
import { fieldProps, type PartProps } from './field-props.ts';

interface Props extends PartProps {
  /** The number on record, while editing. */
  readonly onRecord: string | undefined;
}

/** The mobile number, twice: a wrong digit leads every message to strangers. One on record is not typed again. */
export function MobileFields({ onRecord, ...props }: Props) {
  const { t } = useWords();
  const field = (key: 'mobile_number' | 'mobile_repeated') => ({
    ...fieldProps(props, key),
    type: 'tel',
    inputMode: 'numeric' as const,
    autoComplete: 'off',
    onChange: ({ currentTarget: { value } }: { readonly currentTarget: { readonly value: string } }) =>
      props.change({ [key]: mobileDigits(value) }),
  });
  return (
    <>
      <TextInput label={t('registration:mobile')} {...field('mobile_number')} />
      {onRecord !== undefined && onRecord === props.form.mobile_number ? null : (
        <TextInput label={t('registration:mobileRepeated')} {...field('mobile_repeated')} />
      )}
    </>
  );
}

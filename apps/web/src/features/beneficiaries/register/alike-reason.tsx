import { Textarea } from '@mantine/core';
import { useWords } from '../../../platform/language/index.ts';
import { mark } from '../../../ui/form/required.ts';

interface Props {
  readonly value: string;
  readonly onChange: (reason: string) => void;
  readonly error: string | undefined;
}

/** Why somebody is registered though others are alike. */
export function AlikeReason({ value, onChange, error }: Props) {
  const { t } = useWords();
  return (
    <Textarea
      className="above-16"
      label={t('registration:reason')}
      {...mark(true)}
      autosize
      minRows={2}
      maxLength={500}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      error={error}
    />
  );
}

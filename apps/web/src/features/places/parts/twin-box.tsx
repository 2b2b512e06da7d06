import { Checkbox } from '@mantine/core';
import { useWords } from '../../../platform/language/index.ts';

interface Props {
  readonly isAnother: boolean;
  readonly onAnother: (isAnother: boolean) => void;
}

/** The name of another was read: this is not that one. */
export function TwinBox({ isAnother, onAnother }: Props) {
  const { t } = useWords();
  return (
    <Checkbox
      label={t('places:isAnother')}
      checked={isAnother}
      onChange={({ currentTarget }) => onAnother(currentTarget.checked)}
    />
  );
}

import { Button } from '@mantine/core';
import { IconHeartbeat } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useWords } from '../../../platform/language/use-words.ts';

interface Props {
  readonly person: string;
  /** Stands among other things to do. */
  readonly isPlain?: boolean;
}

/** A problem after a dose: to the one form for adverse events, which knows the doses. */
export function ReportAefi({ person, isPlain = false }: Props) {
  const { t } = useWords();
  return (
    <Button
      component={Link}
      to={`/aefi/new/${person}`}
      variant={isPlain ? 'default' : 'subtle'}
      leftSection={<IconHeartbeat size={isPlain ? 22 : 20} aria-hidden />}
    >
      {t('aefi:report')}
    </Button>
  );
}

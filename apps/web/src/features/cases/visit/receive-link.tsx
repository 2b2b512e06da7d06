import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { Material } from '@teeka/contract/vaccinations';
import { useWords } from '../../../platform/language/use-words.ts';
import { vaccineFor } from './vaccine-for.ts';

interface Props {
  /** The vaccines that serve the dose; none where this phone cannot tell. */
  readonly serving: readonly Material[];
}

/** The vial in the hand is in no list: it is taken into stock here and now, and then the visit goes on. */
export function ReceiveLink({ serving }: Props) {
  const { t } = useWords();
  return (
    <Button component={Link} to="/stock" search={{ receive: vaccineFor(serving) } as never} variant="default">
      {t('cases:receiveVials')}
    </Button>
  );
}

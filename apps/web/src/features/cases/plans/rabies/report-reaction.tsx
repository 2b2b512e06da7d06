import { Button } from '@mantine/core';
import { IconHeartbeat } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useWords } from '../../../../platform/language/use-words.ts';
import type { OpenBite } from '../bites/use-bite-visit.ts';

/** A reaction after vaccine or immunoglobulin: to the one form for adverse events, which knows these doses. */
export function ReportReaction({ visit }: { readonly visit: OpenBite }) {
  const { t } = useWords();
  const given = visit.cases.some(({ doses }) => doses.some(({ voided }) => !voided));
  if (!given) return null;
  return (
    <Button
      component={Link}
      to={`/aefi/new/${visit.person.person.beneficiary_id}`}
      variant="default"
      leftSection={<IconHeartbeat size={22} aria-hidden />}
    >
      {t('aefi:report')}
    </Button>
  );
}

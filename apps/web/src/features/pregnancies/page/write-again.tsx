import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import type { PregnancyEvent } from '@teeka/domain/pregnancy';
import type { AddressQuery } from '../../../platform/address/use-address-query.ts';
import { useWords } from '../../../platform/language/use-words.ts';

interface Props {
  readonly beneficiaryId: string;
  readonly event: PregnancyEvent;
}

/** Opens the form of a visit as it was written; saved, the new one takes its place. */
export function WriteAgain({ beneficiaryId, event }: Props) {
  const { t } = useWords();
  const navigate = useNavigate();
  const search: AddressQuery = { again: event.event_id };
  return (
    <Button variant="light" onClick={() => void navigate({ to: `/pregnancy/${beneficiaryId}/visit`, search })}>
      {t('pregnancyPage:writeAgain')}
    </Button>
  );
}

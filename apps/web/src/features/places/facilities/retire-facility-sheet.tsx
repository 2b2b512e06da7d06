import { retireFacility } from '@teeka/contract/places';
import { send } from '../../../platform/api/index.ts';
import { nameHere, useWords } from '../../../platform/language/index.ts';
import { toast } from '../../../ui/index.ts';
import { ReasonSheet } from '../parts/reason-sheet.tsx';
import { useChange } from '../parts/use-change.ts';
import type { FoundFacility } from './use-facility.ts';

interface Props {
  readonly found: FoundFacility;
  readonly onCancel: () => void;
  readonly onDone: () => void;
}

/** Closes a facility; open sites and workers that it still has the server says. */
export function RetireFacilitySheet({ found: { facility }, onCancel, onDone }: Props) {
  const { t } = useWords();
  const change = useChange();
  const name = nameHere(facility, 'facility_name');
  return (
    <ReasonSheet
      keptAs={`close/facility/${facility.facility_id}`}
      title={t('places:closeTitle', { name })}
      text={t('places:closeFacilityText')}
      confirm={t('places:closeFacility')}
      onSend={async (reason) => {
        const { facility_id, version } = facility;
        await change(() => send(retireFacility, { facility_id, version, reason }, { ownRefusals: true }));
        toast.success(t('places:closeDone', { name }));
        onDone();
      }}
      onCancel={onCancel}
    />
  );
}

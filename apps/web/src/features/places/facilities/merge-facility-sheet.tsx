import { getFacilities, mergeFacilities } from '@teeka/contract/places';
import { indianNumber } from '@teeka/domain/format';
import { send } from '../../../platform/api/index.ts';
import { nameHere, useWords } from '../../../platform/language/index.ts';
import { toast } from '../../../ui/index.ts';
import { facilityKindTitle } from '../parts/kind-title.ts';
import { MergeSheet } from '../parts/merge-sheet.tsx';
import { useChange } from '../parts/use-change.ts';
import type { FoundFacility } from './use-facility.ts';

interface Props {
  readonly found: FoundFacility;
  readonly onCancel: () => void;
  readonly onDone: () => void;
}

const most = 50;

/** Merges a facility into another of its district: its sites and workers follow. */
export function MergeFacilitySheet({ found: { facility }, onCancel, onDone }: Props) {
  const { t } = useWords();
  const change = useChange();
  const name = nameHere(facility, 'facility_name');
  const find = async (search: string) => {
    const within = search === '' ? ({ level: 'block', code: facility.block_code } as const) : null;
    const { data, total } = await send(getFacilities, { within, search, pageSize: most }, { quiet: true });
    const others = data.filter((one) => one.valid_to === null && one.facility_id !== facility.facility_id);
    return {
      found: others.map((one) => ({
        id: one.facility_id,
        name: nameHere(one, 'facility_name'),
        note: [facilityKindTitle(one.kind, t), nameHere(one, 'block_name')].filter(Boolean).join(' · '),
        value: one.facility_id,
      })),
      more: total > most,
    };
  };
  return (
    <MergeSheet
      keptAs={`facility/${facility.facility_id}`}
      merged={name}
      text={t('places:mergeFacilityText', {
        sites: indianNumber(facility.sites),
        workers: indianNumber(facility.workers),
      })}
      label={t('places:mergeIntoFacility')}
      name={`facilities for ${facility.facility_id}`}
      find={find}
      onMerge={async (into, reason) => {
        const { facility_id, version } = facility;
        const input = { facility_id, into: into.value, version, reason };
        await change(() => send(mergeFacilities, input, { ownRefusals: true }));
        toast.success(t('places:mergeFacilityDone', { name, into: into.name }));
        onDone();
      }}
      onCancel={onCancel}
    />
  );
}

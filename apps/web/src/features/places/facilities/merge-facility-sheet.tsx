import { getFacilities, mergeFacilities } from '@teeka/contract/places';
import { indianNumber } from '@teeka/domain/format';
import { useState } from 'react';
import { send } from '../../../platform/api/index.ts';
import { nameHere, useWords } from '../../../platform/language/index.ts';
import { toast } from '../../../ui/index.ts';
import { FindField, type Found } from '../parts/find-field.tsx';
import { facilityKindTitle } from '../parts/kind-title.ts';
import { ReasonSheet } from '../parts/reason-sheet.tsx';
import { useChange } from '../parts/use-change.ts';
import type { FoundFacility } from './facility-screen.tsx';

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
  const [into, setInto] = useState<Found<string> | null>(null);
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
    <ReasonSheet
      title={t('places:mergeTitle', { name })}
      text={t('places:mergeFacilityText', {
        sites: indianNumber(facility.sites),
        workers: indianNumber(facility.workers),
      })}
      confirm={t('places:merge')}
      choice={{
        field: 'into',
        isChosen: into !== null,
        draw: (error, onChosen) => (
          <FindField
            label={t('places:mergeIntoFacility')}
            name={`facilities near ${facility.facility_id}`}
            find={find}
            chosen={into ? [into.id] : []}
            required
            onChoose={(one) => {
              onChosen();
              setInto(one);
            }}
            error={error}
          />
        ),
      }}
      onSend={async (reason) => {
        const { facility_id, version } = facility;
        await change(() =>
          send(mergeFacilities, { facility_id, into: into?.value ?? '', version, reason }, { ownRefusals: true }),
        );
        toast.success(t('places:mergeFacilityDone', { name, into: into?.name ?? '' }));
        onDone();
      }}
      onCancel={onCancel}
    />
  );
}

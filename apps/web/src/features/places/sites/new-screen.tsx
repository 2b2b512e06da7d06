import { IconBuildingHospital } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { saveSite } from '@teeka/contract/places';
import { nameIn } from '@teeka/domain/names';
import { useState } from 'react';
import type { ParamsOf } from '../../../platform/address/params-of.ts';
import { send } from '../../../platform/api/index.ts';
import { now } from '../../../platform/clock/index.ts';
import { activeLanguage, nameHere, useWords } from '../../../platform/language/index.ts';
import { newId } from '../../../platform/store/index.ts';
import { useDraft } from '../../../records/workday/index.ts';
import { Page, toast } from '../../../ui/index.ts';
import { useFacility } from '../facilities/use-facility.ts';
import { PlaceNotHere } from '../parts/not-here.tsx';
import { underFreeId } from '../parts/under-free-id.ts';
import { useChange } from '../parts/use-change.ts';
import { SiteFields } from './site-form.tsx';
import { emptySite, type SiteForm, siteInput } from './state.ts';

const nothing: { readonly form: SiteForm | null } = { form: null };

/** A session site for a facility; half-filled it is kept. */
export function Screen({ facilityID }: ParamsOf<'facilities/$facilityID/new-site'>) {
  const { t } = useWords();
  const navigate = useNavigate();
  const change = useChange();
  const [fresh] = useState(() => emptySite(newId(now())));
  const [draft, keep] = useDraft(`site/new/${facilityID}`, nothing);
  const query = useFacility(facilityID, 'form');
  const { data } = query;
  const back = `/facilities/${facilityID}`;
  if (!data || !draft)
    return (
      <Page title={t('titles:addSite')} back={back}>
        <PlaceNotHere query={query} sign={IconBuildingHospital} />
      </Page>
    );
  const form = draft.form ?? fresh;
  const { facility, around } = data;
  const save = async (is_far: boolean) => {
    const input = { ...siteInput(form, { facility_id: facility.facility_id, is_far }), version: null };
    const id = await change(() =>
      underFreeId(form.session_site_id, (session_site_id) =>
        send(saveSite, { ...input, session_site_id }, { ownRefusals: true }),
      ),
    );
    toast.success(t('places:added', { name: nameIn(form.names, activeLanguage()) }));
    await keep(null);
    await navigate({ to: `/session-sites/${id}`, replace: true });
  };
  return (
    <Page title={t('places:addSiteTo', { name: nameHere(facility, 'facility_name') })} back={back}>
      <SiteFields
        form={form}
        put={(next) => void keep({ form: next })}
        block={facility.block_code}
        around={around}
        onSave={save}
      />
    </Page>
  );
}

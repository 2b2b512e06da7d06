import { IconMapPinOff } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { namesOf } from '@teeka/contract/names';
import { saveSite } from '@teeka/contract/places';
import { nameIn } from '@teeka/domain/names';
import { pointWords } from '@teeka/domain/places';
import type { ParamsOf } from '../../../platform/address/params-of.ts';
import { send } from '../../../platform/api/index.ts';
import { activeLanguage, nameHere, useWords } from '../../../platform/language/index.ts';
import { useKeptForm } from '../../../records/workday/index.ts';
import { Page, toast } from '../../../ui/index.ts';
import { positioned } from '../map/site-map.tsx';
import { PlaceNotHere } from '../parts/not-here.tsx';
import { useChange } from '../parts/use-change.ts';
import { SiteFields } from './site-form.tsx';
import { type SiteForm, siteInput } from './state.ts';
import { type FoundSite, useSite } from './use-site.ts';

/** Another name, category or position of a session site, or other villages. */
export function Screen({ siteID }: ParamsOf<'session-sites/$siteID/change'>) {
  const { t } = useWords();
  const query = useSite(siteID, 'form');
  const { data } = query;
  if (data) return <ChangePage found={data} />;
  return (
    <Page title={t('titles:site')} back={`/session-sites/${siteID}`}>
      <PlaceNotHere query={query} sign={IconMapPinOff} />
    </Page>
  );
}

function ChangePage({ found }: { readonly found: FoundSite }) {
  const { t } = useWords();
  const navigate = useNavigate();
  const change = useChange();
  const { site, around } = found;
  const { form, put, forget } = useKeptForm(`site/${site.session_site_id}/${site.version}`, formOf(found));
  const name = nameHere(site, 'session_site_name');
  const page = `/session-sites/${site.session_site_id}`;
  const save = async (is_far: boolean) => {
    const { facility_id, version } = site;
    const input = { ...siteInput(form, { facility_id, is_far }), version };
    await change(() => send(saveSite, input, { ownRefusals: true }));
    toast.success(t('places:changed', { name: nameIn(form.names, activeLanguage()) }));
    await forget();
    await navigate({ to: page, replace: true });
  };
  return (
    <Page title={t('places:changeOf', { name })} back={page}>
      <SiteFields form={form} put={put} block={site.block_code} around={around} onSave={save} />
    </Page>
  );
}

const formOf = ({ site, villages }: FoundSite): SiteForm => ({
  session_site_id: site.session_site_id,
  names: namesOf(site, 'session_site_name'),
  category: site.session_category_type,
  villages: villages.map((one) => ({ code: one.code, names: namesOf(one, 'place_name') })),
  position: pointWords(positioned(site)),
  is_another: false,
});

import { NativeSelect } from '@mantine/core';
import { IconCheck, IconHome } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { type Site, setDefaultSite } from '@teeka/contract/sites';
import { useState } from 'react';
import { send } from '../../../platform/api/index.ts';
import { nameHere, useWords } from '../../../platform/language/index.ts';
import { keepSiteItem, readSiteItem } from '../../../platform/storage/site-items.ts';
import { useWatched } from '../../../platform/storage/use-watched.ts';
import { useOnline } from '../../../records/workday/index.ts';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { toast } from '../../../ui/toast/index.ts';
import { chooseSite, chosenSite } from '../chosen-site.ts';
import classes from './site-picker.module.css';
import { facilitiesOf, facilityShown, sitesAt } from './state.ts';

interface Props {
  readonly sites: readonly Site[];
  /** The server has made a site the default: the dashboard opens, anew if it is open. */
  readonly onDefault: () => void;
}

/** Facility and session site, one below the other on phones and side by side on wide screens. */
export function SitePicker({ sites, onDefault }: Props) {
  const { t } = useWords();
  const site = useWatched(chosenSite);
  const [facility, setFacility] = useState(() => facilityShown(sites, readSiteItem('facilityId'), site));

  const unchosen = [{ value: '', label: t('sites:placeholder'), disabled: true }];
  const chooseFacility = (id: string) => {
    setFacility(id);
    keepSiteItem('facilityId', id);
  };
  const choose = (id: string) => {
    const chosen = sites.find((one) => one.session_site_id === id);
    if (chosen) chooseSite(chosen);
  };
  const inFacility = sitesAt(sites, facility);
  const shown = inFacility.some((one) => one.session_site_id === site?.session_site_id) ? site : null;
  return (
    <div className={classes.picker}>
      <NativeSelect
        label={t('sites:selectFacility')}
        value={facility ?? ''}
        onChange={(event) => chooseFacility(event.currentTarget.value)}
        data={[
          ...(facility === null ? unchosen : []),
          ...facilitiesOf(sites).map((one) => ({ value: one.facility_id, label: nameHere(one, 'facilty_name') })),
        ]}
      />
      <NativeSelect
        label={t('sites:currentSite')}
        value={shown?.session_site_id ?? ''}
        onChange={(event) => choose(event.currentTarget.value)}
        data={[
          ...(shown === null ? unchosen : []),
          ...inFacility.map((one) => ({ value: one.session_site_id, label: nameHere(one, 'session_site_name') })),
        ]}
      />
      {shown ? <DefaultSite site={shown} onDefault={onDefault} /> : null}
    </div>
  );
}

/** Makes the chosen site the one that opens first; with network only, since it belongs to the user's account. */
function DefaultSite({ site, onDefault }: { readonly site: Site; readonly onDefault: () => void }) {
  const { t } = useWords();
  const online = useOnline();
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  if (site.is_default) {
    return (
      <p className={classes.first}>
        <IconCheck size={20} aria-hidden />
        {t('sites:isDefault')}
      </p>
    );
  }
  const makeDefault = async () => {
    setBusy(true);
    try {
      const answer = await send(setDefaultSite, { session_site_id: site.session_site_id });
      if (!answer) return;
      toast.success(t('sites:madeDefault', { site: nameHere(site, 'session_site_name') }));
      await queries.invalidateQueries({ queryKey: ['sites'] });
      onDefault();
    } catch {
      // The failure was shown where it happened.
    } finally {
      setBusy(false);
    }
  };
  return (
    <IconButton
      icon={IconHome}
      className={classes.make ?? ''}
      variant="light"
      loading={busy}
      disabled={!online}
      onClick={makeDefault}
    >
      {t('sites:makeDefault')}
    </IconButton>
  );
}

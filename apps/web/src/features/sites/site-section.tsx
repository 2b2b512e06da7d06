import { Button, Skeleton } from '@mantine/core';
import { IconBuildingHospital } from '@tabler/icons-react';
import { useState } from 'react';
import { useWords } from '../../platform/language/index.ts';
import { useWatched } from '../../platform/storage/use-watched.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { chosenSite } from './chosen-site.ts';
import { SitePicker } from './site-picker/screen.tsx';
import { SiteStrip } from './site-strip/screen.tsx';
import { useSites } from './use-sites.ts';

/** Where the worker works today, and how to change it. Where nothing has to be chosen, nothing is asked. */
export function SiteSection({ onDefault }: { readonly onDefault: () => void }) {
  const { t } = useWords();
  const site = useWatched(chosenSite);
  const { sites, loading, failed, again } = useSites();
  const [changing, setChanging] = useState(false);
  if (loading) return <Skeleton height={62} radius={14} />;
  if (sites.length === 0 && !site) {
    return (
      <EmptyState
        icon={IconBuildingHospital}
        title={t(failed ? 'sessions:dayNotReady' : 'sites:noSites')}
        {...(failed ? {} : { text: t('sites:noSitesWhatNext') })}
        action={<Button onClick={again}>{t('app:retry')}</Button>}
      />
    );
  }
  const picking = changing || !site;
  return (
    <section className="rows-12" aria-label={t('sites:chooseSite')}>
      <SiteStrip
        aside={
          sites.length > 1 ? (
            <Button variant="subtle" aria-expanded={picking} onClick={() => setChanging(!changing)}>
              {t(changing ? 'app:close' : 'sites:change')}
            </Button>
          ) : null
        }
      />
      {site ? null : <p className="flat strong">{t('sites:chooseSiteFirst')}</p>}
      {picking ? <SitePicker sites={sites} onDefault={onDefault} /> : null}
    </section>
  );
}

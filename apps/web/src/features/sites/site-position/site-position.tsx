import { Button } from '@mantine/core';
import { IconCurrentLocation } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { updateLatLong } from '@teeka/contract/sites';
import { pointRefusals, positionRefusals } from '@teeka/domain/sites';
import { useState } from 'react';
import { send } from '../../../platform/api/index.ts';
import { nameHere, refusalWords, useWords } from '../../../platform/language/index.ts';
import { devicePosition } from '../../../platform/native/position.ts';
import { wayLink } from '../../../platform/native/way-to.ts';
import { useWatched } from '../../../platform/storage/use-watched.ts';
import { useOnline } from '../../../records/workday/index.ts';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { Notice } from '../../../ui/form/notice.tsx';
import { Section } from '../../../ui/page/section.tsx';
import { toast } from '../../../ui/toast/index.ts';
import { chosenSite } from '../chosen-site.ts';

const problems = {
  denied: 'plans:positionDenied',
  'no-signal': 'plans:positionNoSignal',
  unknown: 'plans:positionUnknown',
} as const;

/** Where the chosen site is, and a way to say so from its door; belongs to the network, since everybody sees it. */
export function SitePosition() {
  const { t } = useWords();
  const online = useOnline();
  const queries = useQueryClient();
  const site = useWatched(chosenSite);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  if (!site) return null;
  const { session_site_id, latitude = null, longitude = null } = site;
  const take = async () => {
    setBusy(true);
    setProblem(null);
    try {
      const found = await devicePosition();
      if (typeof found === 'string') return setProblem(t(problems[found]));
      const [refused] = pointRefusals(positionRefusals(found));
      if (refused) return setProblem(refusalWords(refused));
      await send(updateLatLong, { session_site_id, ...found }, { quiet: true });
      chosenSite.set({ ...site, latitude: found.latitude, longitude: found.longitude });
      toast.success(t('plans:positionKept', { m: found.accuracy_m }));
      await queries.invalidateQueries({ queryKey: ['sites'] });
    } catch {
      // The failure was shown where it happened.
    } finally {
      setBusy(false);
    }
  };
  const way = wayLink(site);
  return (
    <Section title={t('plans:position')}>
      <p className="flat strong">{nameHere(site, 'session_site_name')}</p>
      <p className="flat">
        {latitude === null || longitude === null
          ? t('plans:positionNone')
          : t('plans:positionSaved', { latitude, longitude })}
      </p>
      <p className="quiet flat">{t('plans:positionHelp')}</p>
      {problem === null ? null : <Notice>{problem}</Notice>}
      <div className="beside-10 above-8">
        <IconButton icon={IconCurrentLocation} loading={busy} disabled={!online} onClick={() => void take()}>
          {t('plans:positionTake')}
        </IconButton>
        {way === null ? null : (
          <Button component="a" {...way} variant="default">
            {t('plans:directions')}
          </Button>
        )}
      </div>
    </Section>
  );
}

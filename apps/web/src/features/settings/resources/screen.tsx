import { IconHelpCircle, IconSettings } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { installedVersion, versionDetails } from '../../../platform/api/version.ts';
import { faultsHere } from '../../../platform/faults/index.ts';
import { useWords } from '../../../platform/language/use-words.ts';
import { useWatched } from '../../../platform/storage/use-watched.ts';
import { useView } from '../../../records/workday/index.ts';
import { Contact } from '../../../ui/content/contact.tsx';
import { DeviceSetup } from '../../../ui/device/device-setup.tsx';
import { Disclosure } from '../../../ui/disclosure/disclosure.tsx';
import { FactList } from '../../../ui/facts/fact-list.tsx';
import { inOwnTime } from '../../../ui/late/in-own-time.ts';
import { Page } from '../../../ui/page/page.tsx';
import { Section } from '../../../ui/page/section.tsx';
import { instantWords } from '../../../ui/time/instant-words.ts';
import { WayOn } from '../../../ui/way-on/way-on.tsx';
import classes from './resources.module.css';

/** What cleans the texts of the administration comes with them. */
const ContentBlock = inOwnTime(() => import('../../../ui/content/content-block.tsx'));

/** Help: texts of the administration, whom to ask, which pages failed here, the way to the devices, and what runs here. */
export function Screen({ pairing }: { readonly pairing: ReactNode }) {
  const { t } = useWords();
  const server = useWatched(versionDetails)?.app_version;
  const rules = useView()?.rows.meta.rules_version ?? '';
  return (
    <Page title={t('app:resources')}>
      <Section title={t('resources:help')}>
        <div className="beside below-8">
          <WayOn to="/help" icon={IconHelpCircle}>
            {t('help:all')}
          </WayOn>
        </div>
        <ContentBlock id="help" />
        <p className={classes.text}>{t('resources:askOffice')}</p>
        <Contact />
        <Faults />
      </Section>
      {pairing}
      <Section title={t('identity:deviceTitle')}>
        <DeviceSetup />
        <div className="beside above-8">
          <WayOn to="/configurations" icon={IconSettings}>
            {t('resources:openSettings')}
          </WayOn>
        </div>
      </Section>
      <Section title={t('resources:versions')}>
        <FactList
          facts={[
            [t('resources:app'), installedVersion],
            [t('resources:server'), server ?? t('resources:serverUnknown')],
            [t('resources:rules'), rules],
          ]}
        />
      </Section>
      <ContentBlock id="about" title={t('resources:about')} />
    </Page>
  );
}

/** The numbers that a failed page showed, so that they can be read out later. */
function Faults() {
  const { t } = useWords();
  const [faults] = useState(faultsHere);
  if (faults.length === 0) return <p className="quiet small flat">{t('resources:noFaults')}</p>;
  return (
    <Disclosure title={t('resources:faults')}>
      <ul>
        {faults.map(({ id, at, screen }) => (
          <li key={id}>
            <strong>{id}</strong> {t('resources:fault', { at: instantWords(at), screen })}
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

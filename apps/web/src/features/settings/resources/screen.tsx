import { IconSettings } from '@tabler/icons-react';
import { useState } from 'react';
import { installedVersion, versionDetails } from '../../../platform/api/version.ts';
import { faultsHere } from '../../../platform/faults/index.ts';
import { useWords } from '../../../platform/language/use-words.ts';
import { serverSettings } from '../../../platform/server-settings/index.ts';
import { useWatched } from '../../../platform/storage/use-watched.ts';
import { useView } from '../../../records/workday/index.ts';
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
export function Screen() {
  const { t } = useWords();
  const server = useWatched(versionDetails)?.app_version;
  const rules = useView()?.rows.meta.rules_version ?? '';
  return (
    <Page title={t('app:resources')}>
      <Section title={t('resources:help')}>
        <ContentBlock id="help" />
        <p className={classes.text}>{t('resources:askOffice')}</p>
        <Contact />
        <Faults />
      </Section>
      <Section title={t('resources:devices')}>
        <p className={classes.text}>{t('resources:devicesText')}</p>
        <div className="beside">
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

/** Whom to ask, where the administration has said so. */
function Contact() {
  const { t } = useWords();
  const { help_contact: who = '', help_phone: phone = '' } = useWatched(serverSettings);
  return (
    <FactList
      facts={[
        [t('resources:contact'), who],
        [
          t('resources:phone'),
          phone === '' ? (
            ''
          ) : (
            <a key="phone" href={`tel:${phone.replaceAll(/[ -]/g, '')}`}>
              {phone}
            </a>
          ),
        ],
      ]}
    />
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

import { Button, Switch } from '@mantine/core';
import { defaultTheme, isNight, nightTheme } from '@teeka/domain/settings';
import { type ReactNode, useState } from 'react';
import { chosenLanguage, languages } from '../../../platform/language/index.ts';
import { useWords } from '../../../platform/language/use-words.ts';
import { useWatched } from '../../../platform/storage/use-watched.ts';
import { changeSettings, settings } from '../../../platform/theme/index.ts';
import { Choices } from '../../../ui/choice/choices.tsx';
import { DeviceSetup } from '../../../ui/device/device-setup.tsx';
import { inOwnTime } from '../../../ui/late/in-own-time.ts';
import { Page } from '../../../ui/page/page.tsx';
import { Section } from '../../../ui/page/section.tsx';
import classes from './configurations.module.css';

const LanguagePopup = inOwnTime(() => import('../../../ui/language/language-popup.tsx'));

const look = { labelPosition: 'left', classNames: { body: classes.switch ?? '' } } as const;

interface Props {
  readonly site?: ReactNode;
  readonly keyboard?: ReactNode;
  /** The way to the devices that are paired. */
  readonly devices?: ReactNode;
}

/** What a worker sets on this phone: colours, night, language. */
export function Screen({ site, keyboard, devices }: Props) {
  const { t } = useWords();
  const { theme, autoNightMode, hour, stickyHeader, elementsAnimations } = useWatched(settings);
  const chosen = useWatched(chosenLanguage);
  const language = languages.find((one) => one.id === chosen);
  const [choosing, setChoosing] = useState(false);
  return (
    <Page title={t('app:configuration')}>
      <Section title={t('settings:look')}>
        <Choices
          label={t('settings:theme')}
          value={theme === nightTheme ? nightTheme : defaultTheme}
          onChoose={(value) => changeSettings({ theme: value })}
          choices={[
            { value: defaultTheme, label: t('settings:themeLight') },
            { value: nightTheme, label: t('settings:themeDark') },
          ]}
        />
        <Switch
          {...look}
          label={t('settings:autoNight')}
          description={autoNightMode && isNight(hour) ? t('settings:nightNow') : t('settings:autoNightHelp')}
          checked={autoNightMode}
          onChange={(event) => changeSettings({ autoNightMode: event.currentTarget.checked })}
        />
        <Switch
          {...look}
          label={t('settings:stickyHeader')}
          checked={stickyHeader}
          onChange={(event) => changeSettings({ stickyHeader: event.currentTarget.checked })}
        />
        <Switch
          {...look}
          label={t('settings:motion')}
          description={t('settings:motionHelp')}
          checked={elementsAnimations}
          onChange={({ currentTarget: { checked: on } }) =>
            changeSettings({ elementsAnimations: on, pageAnimations: on, pageAnimationsDisabled: !on })
          }
        />
      </Section>
      <Section title={t('settings:language')}>
        <div className={classes.row}>
          <span>{language ? `${language.regional} (${language.name})` : ''}</span>
          <Button variant="light" onClick={() => setChoosing(true)}>
            {t('settings:change')}
          </Button>
        </div>
      </Section>
      {site}
      {keyboard}
      <Section title={t('identity:deviceTitle')}>
        <DeviceSetup />
        {devices ? <div className="beside above-8">{devices}</div> : null}
      </Section>
      <p className="quiet small flat">{t('settings:keptHere')}</p>
      {choosing ? <LanguagePopup onClose={() => setChoosing(false)} /> : null}
    </Page>
  );
}

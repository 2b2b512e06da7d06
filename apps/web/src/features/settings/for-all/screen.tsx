import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getSettingsToChange, type SettingToChange } from '@teeka/contract/settings';
import { type SettingGroup, settingGroups, settingOf } from '@teeka/domain/settings';
import { useState } from 'react';
import { send } from '../../../platform/api/index.ts';
import { useWords } from '../../../platform/language/index.ts';
import { useOnline } from '../../../records/workday/index.ts';
import { Page, Section } from '../../../ui/index.ts';
import classes from '../parts/administration.module.css';
import { Waiting } from '../parts/waiting.tsx';
import { ChangeSheet } from './change-sheet.tsx';
import { valueWords } from './value-words.ts';

const headings = {
  people: 'administration:groupPeople',
  passwords: 'administration:groupPasswords',
  signIn: 'administration:groupSignIn',
  language: 'administration:groupLanguage',
  help: 'administration:groupHelp',
} as const satisfies Record<SettingGroup, string>;

/** What holds for every worker, by what it is about; each is changed by itself, with its reason. */
export function Screen() {
  const { t } = useWords();
  const online = useOnline();
  const [open, setOpen] = useState<SettingToChange | null>(null);
  const { data, isError, refetch } = useQuery({
    queryKey: ['settings-for-all'],
    enabled: online,
    retry: false,
    staleTime: 0,
    queryFn: async () => (await send(getSettingsToChange, {}, { quiet: true })).settings,
  });
  return (
    <Page title={t('titles:settings')}>
      <p className={classes.intro}>{t('administration:settingsText')}</p>
      {data
        ? settingGroups.map((group) => (
            <Section key={group} title={t(headings[group])}>
              <ul className={classes.list}>
                {data
                  .filter(({ key_name }) => settingOf(key_name).group === group)
                  .map((setting) => (
                    <Row key={setting.key_name} setting={setting} onChange={() => setOpen(setting)} />
                  ))}
              </ul>
            </Section>
          ))
        : null}
      {data ? null : <Waiting online={online} failed={isError} again={() => void refetch()} rows={6} />}
      {open ? (
        <ChangeSheet
          setting={open}
          onCancel={() => setOpen(null)}
          onDone={() => {
            void refetch();
            setOpen(null);
          }}
        />
      ) : null}
    </Page>
  );
}

function Row({ setting, onChange }: { readonly setting: SettingToChange; readonly onChange: () => void }) {
  const { t } = useWords();
  const { key_name, value, fixed } = setting;
  const what = t(`administration:${key_name}`);
  return (
    <li className={classes.row}>
      <span className={classes.what}>
        <span>{what}</span>
        <strong>{valueWords(key_name, value, t)}</strong>
        {fixed ? <span className="quiet small">{t('administration:fixed')}</span> : null}
      </span>
      {fixed ? null : (
        <Button variant="light" aria-label={t('administration:changeOf', { what })} onClick={onChange}>
          {t('administration:change')}
        </Button>
      )}
    </li>
  );
}

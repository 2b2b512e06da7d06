import { TextInput } from '@mantine/core';
import { IconChevronRight, IconSearch } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { findHelp, helpPages } from '@teeka/words/help';
import { useState } from 'react';
import { chosenLanguage } from '../../platform/language/active.ts';
import { wordsOf } from '../../platform/language/languages.ts';
import { useWords } from '../../platform/language/use-words.ts';
import { useWatched } from '../../platform/storage/use-watched.ts';
import { Contact } from '../../ui/content/contact.tsx';
import { inOwnTime } from '../../ui/late/in-own-time.ts';
import { Page } from '../../ui/page/page.tsx';
import { Section } from '../../ui/page/section.tsx';
import classes from './help.module.css';

/** What cleans the texts of the administration comes with them. */
const ContentBlock = inOwnTime(() => import('../../ui/content/content-block.tsx'));

/** All help, found by a word of either language; it comes with the app and needs no network. */
export function Screen() {
  const { t } = useWords();
  const [typed, setTyped] = useState('');
  const pages = helpPages[wordsOf(useWatched(chosenLanguage))];
  const found = findHelp(typed);
  return (
    <Page title={t('help:title')}>
      <Section title={t('help:find')}>
        <TextInput
          type="search"
          aria-label={t('help:search')}
          placeholder={t('help:search')}
          leftSection={<IconSearch size={20} aria-hidden />}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <p className="quiet small" role="status">
          {found.length === 0 ? t('app:noResults') : null}
        </p>
        <ul className={`bare-list ${classes.links}`}>
          {found.map((id) => (
            <li key={id}>
              <Link to="/help/$page" params={{ page: id }} className={classes.link}>
                <span className={classes.name}>{pages[id].title}</span>
                <IconChevronRight size={20} aria-hidden />
              </Link>
            </li>
          ))}
        </ul>
      </Section>
      <AskWhom />
      <ContentBlock id="help" title={t('help:ofPlace')} />
    </Page>
  );
}

/** Whom to ask: as the administration has set it, else the office. */
export function AskWhom() {
  const { t } = useWords();
  return (
    <Section title={t('help:contact')}>
      <p className="flat">{t('help:askOffice')}</p>
      <Contact />
    </Section>
  );
}

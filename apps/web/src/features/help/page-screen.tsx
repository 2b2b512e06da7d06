import { IconBook2 } from '@tabler/icons-react';
import { type HelpId, helpIds, helpPages } from '@teeka/words/help';
import { chosenLanguage } from '../../platform/language/active.ts';
import { wordsOf } from '../../platform/language/languages.ts';
import { useWords } from '../../platform/language/use-words.ts';
import { useWatched } from '../../platform/storage/use-watched.ts';
import { Notice } from '../../ui/index.ts';
import { Page } from '../../ui/page/page.tsx';
import { Section } from '../../ui/page/section.tsx';
import { WayOn } from '../../ui/way-on/way-on.tsx';
import classes from './help.module.css';
import { AskWhom } from './screen.tsx';

const isHelp = (page: string): page is HelpId => (helpIds as readonly string[]).includes(page);

/** One page of help: what is done on a screen, in short lines. */
export function Screen({ page }: { readonly page: string }) {
  const { t } = useWords();
  const pages = helpPages[wordsOf(useWatched(chosenLanguage))];
  const help = isHelp(page) ? pages[page] : undefined;
  return (
    <Page title={t('help:title')}>
      {help ? (
        <Section title={help.title}>
          <ul className={classes.lines}>
            {help.lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Section>
      ) : (
        <Notice kind="info">{t('help:none')}</Notice>
      )}
      <div className="beside below-12">
        <WayOn to="/help" icon={IconBook2}>
          {t('help:all')}
        </WayOn>
      </div>
      <AskWhom />
    </Page>
  );
}

import { spokenLanguages, spokenOf } from '@teeka/domain/names';
import { contentNames } from '@teeka/domain/settings';
import { useState } from 'react';
import { activeLanguage, useWords } from '../../../platform/language/index.ts';
import { cleanHtml } from '../../../ui/content/clean-html.ts';
import { RichText } from '../../../ui/content/rich-text.tsx';
import { Choices, Page, Section } from '../../../ui/index.ts';
import { languageName } from '../../../ui/language/language-name.ts';
import { Waiting } from '../parts/waiting.tsx';
import { ContentForm } from './content-form.tsx';
import classes from './contents.module.css';
import { useContents } from './use-contents.ts';

/** One text: written in one language while the other stands beside it. */
export function Screen({ name: requested }: { readonly name: string }) {
  const { t } = useWords();
  const { contents, ...loading } = useContents();
  const [language, setLanguage] = useState(spokenOf(activeLanguage()) ?? 'en');
  const name = contentNames.find((one) => one === requested);
  const own = contents?.filter((one) => one.name === name);
  const open = own?.find((one) => one.language === language);
  const other = own?.find((one) => one.language !== language);
  const title = t(name ? `administration:content-${name}` : 'app:notFound');
  return (
    <Page title={name ? t('administration:textOf', { what: title }) : title} deep>
      {open && other ? (
        <div className={classes.beside}>
          <div>
            <Choices
              label={t('administration:textLanguage')}
              choices={spokenLanguages.map((value) => ({ value, label: languageName(value) }))}
              value={language}
              onChoose={setLanguage}
            />
            <ContentForm key={`${language} ${open.version}`} content={open} what={title} onDone={loading.again} />
          </div>
          <Section title={t('administration:other', { language: languageName(other.language) })}>
            <div lang={other.language}>
              {other.value === '' ? (
                <p className="quiet">{t('administration:otherEmpty', { language: languageName(other.language) })}</p>
              ) : (
                <RichText html={cleanHtml(other.value)} />
              )}
            </div>
          </Section>
        </div>
      ) : null}
      {contents ? null : <Waiting {...loading} rows={3} />}
    </Page>
  );
}

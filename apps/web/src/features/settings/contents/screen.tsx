import type { ContentToChange } from '@teeka/contract/settings';
import { dayInIndia } from '@teeka/domain/calendar';
import { displayDate } from '@teeka/domain/format';
import { addedContents, type ContentName, contentNames } from '@teeka/domain/settings';
import { useWords } from '../../../platform/language/index.ts';
import { Page, Section, StatusBadge } from '../../../ui/index.ts';
import { languageName } from '../../../ui/language/language-name.ts';
import { LinkButton } from '../../../ui/page/link-button.tsx';
import classes from '../parts/administration.module.css';
import { Waiting } from '../parts/waiting.tsx';
import { useContents } from './use-contents.ts';

/** The texts that the administration keeps: where each stands, and which language is missing. */
export function Screen() {
  const { t } = useWords();
  const { contents, ...loading } = useContents();
  return (
    <Page title={t('titles:contents')}>
      <p className={classes.intro}>{t('administration:contentsText')}</p>
      {contents
        ? contentNames.map((name) => (
            <Section key={name} title={t(`administration:content-${name}`)}>
              <div className={classes.row}>
                <div className={classes.what}>
                  <span className="quiet">{t(`administration:content-${name}Where`)}</span>
                  <StandingOf name={name} contents={contents.filter((one) => one.name === name)} />
                </div>
                <LinkButton
                  to="/administration/contents/$name"
                  params={{ name }}
                  variant="light"
                  aria-label={t('administration:editOf', { what: t(`administration:content-${name}`) })}
                >
                  {t('administration:edit')}
                </LinkButton>
              </div>
            </Section>
          ))
        : null}
      {contents ? null : <Waiting {...loading} rows={3} />}
    </Page>
  );
}

interface Props {
  readonly name: ContentName;
  readonly contents: readonly ContentToChange[];
}

/** How a text stands in each language; one that only adds to a screen is missing nowhere until one language has it. */
function StandingOf({ name, contents }: Props) {
  const { t } = useWords();
  const isNone = addedContents.includes(name) && contents.every(({ value }) => value === '');
  if (isNone) return <span>{t('administration:noneWritten')}</span>;
  return contents.map((one) => <Standing key={one.language} content={one} />);
}

function Standing({ content: { language, value, versions } }: { readonly content: ContentToChange }) {
  const { t } = useWords();
  const named = { language: languageName(language) };
  if (value === '') return <StatusBadge status="overdue">{t('administration:languageMissing', named)}</StatusBadge>;
  const latest = versions[0];
  return (
    <span>
      {latest
        ? t('administration:changedOn', { ...named, date: displayDate(dayInIndia(latest.changed_at)) })
        : t('administration:asShipped', named)}
    </span>
  );
}

import { Button } from '@mantine/core';
import type { ContentToChange, ContentVersion } from '@teeka/contract/settings';
import { useState } from 'react';
import { useWords } from '../../../platform/language/index.ts';
import { useDraft } from '../../../records/workday/index.ts';
import { Section, SkeletonList, toast } from '../../../ui/index.ts';
import { inOwnTime } from '../../../ui/late/in-own-time.ts';
import { instantWords } from '../../../ui/time/instant-words.ts';
import classes from '../parts/administration.module.css';
import { KeepSheet } from './keep-sheet.tsx';

/** What writes rich text comes with the first text that is opened. */
const Editor = inOwnTime(() => import('../../../ui/content/editor.tsx'));

interface Props {
  readonly content: ContentToChange;
  readonly what: string;
  readonly onDone: () => void;
}

/**
 * A text in one language as it is written, the way to where everybody is shown it, and its versions so far. What was written
 * and not yet shown to anybody is kept, for the version that it follows.
 */
export function ContentForm({ content, what, onDone }: Props) {
  const { t } = useWords();
  const { name, language, version: before, value } = content;
  const [html, keep] = useDraft(`content/${name}/${language}/${before}`, value);
  /** Counts what was put into the field from outside it. */
  const [taken, setTaken] = useState(0);
  const [looking, setLooking] = useState(false);
  // What writes the text begins with what was kept of it.
  if (html === null) return <SkeletonList rows={3} />;
  return (
    <>
      <Editor
        key={taken}
        label={t('administration:textField')}
        language={content.language}
        html={html}
        onHtml={(next) => void keep(next)}
      />
      <div className="above-16">
        <Button fullWidth onClick={() => setLooking(true)}>
          {t('administration:preview')}
        </Button>
      </div>
      {content.versions.length > 0 ? (
        <div className="above-16">
          <Section title={t('administration:versions')}>
            <ul className={classes.list}>
              {content.versions.map((version) => (
                <VersionRow
                  key={version.version}
                  version={version}
                  isShown={version.version === content.version}
                  onTake={() => {
                    void keep(version.value);
                    setTaken(taken + 1);
                    toast.success(t('administration:takenBack'));
                  }}
                />
              ))}
            </ul>
          </Section>
        </div>
      ) : null}
      {looking ? (
        <KeepSheet
          content={content}
          html={html}
          what={what}
          onCancel={() => setLooking(false)}
          onDone={() => {
            setLooking(false);
            void keep(null);
            onDone();
          }}
        />
      ) : null}
    </>
  );
}

interface RowProps {
  readonly version: ContentVersion;
  readonly isShown: boolean;
  readonly onTake: () => void;
}

function VersionRow({ version: { reason, changed_by, changed_at }, isShown, onTake }: RowProps) {
  const { t } = useWords();
  const at = instantWords(changed_at);
  return (
    <li className={classes.row}>
      <span className={classes.what}>
        <span>{changed_by === null ? t('administration:firstVersion') : reason}</span>
        {changed_by === null ? null : (
          <span className="quiet small">{t('administration:changedBy', { at, name: changed_by })}</span>
        )}
      </span>
      {isShown ? null : (
        <Button variant="light" aria-label={t('administration:takeBackOf', { at })} onClick={onTake}>
          {t('administration:takeBack')}
        </Button>
      )}
    </li>
  );
}

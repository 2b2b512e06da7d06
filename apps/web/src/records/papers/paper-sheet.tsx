import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { type PaperLanguage, paperLanguages } from '@teeka/domain/certificates';
import { fallback, spokenOf } from '@teeka/domain/names';
import { type ReactNode, useState } from 'react';
import { activeLanguage, useWords } from '../../platform/language/index.ts';
import { saveFile } from '../../ui/files/save-file.ts';
import { useAttempt } from '../../ui/form/use-attempt.ts';
import { BottomSheet, Choices, Notice, toast } from '../../ui/index.ts';
import { languageName } from '../../ui/language/language-name.ts';
import { useStillHere } from '../../ui/page/use-still-here.ts';
import type { PaperAbout } from '../beneficiaries/standing-of.ts';
import { useOnline } from '../workday/index.ts';
import { unsentWords, useUnsent } from './use-unsent.ts';

interface Props {
  readonly title: string;
  readonly text: string;
  /** Asks the server for the paper in a language. */
  readonly ask: (language: PaperLanguage) => Promise<unknown>;
  readonly fileName: (paper: Blob) => string;
  readonly onClose: () => void;
  /** Of whom or what it is: what this phone has not sent of that would be missing in it. */
  readonly of: Exclude<PaperAbout, 'people'>;
  /** What else is chosen of it. */
  readonly children?: ReactNode;
  /** What there is instead without network. */
  readonly offline?: ReactNode;
  /** Why none can be made, as far as this phone knows. */
  readonly without?: string | null | undefined;
}

/** A paper to be taken along: in which language; the server draws it. */
export function PaperSheet({ title, text, ask, fileName, onClose, of, children, offline, without }: Props) {
  const { t } = useWords();
  const online = useOnline();
  const [language, setLanguage] = useState<PaperLanguage>(() => spokenOf(activeLanguage()) ?? fallback);
  const { refusals, busy, attempt } = useAttempt([]);
  const isStillHere = useStillHere();
  const unsent = useUnsent(of);
  const words = 'person' in of ? 'papers:unsent' : 'papers:unsentOfSession';
  const save = () =>
    void attempt(async () => {
      const paper = (await ask(language)) as Blob;
      await saveFile(paper, fileName(paper));
      toast.success(t('papers:saved'));
      if (isStillHere()) onClose();
    });
  const named = (value: PaperLanguage) => (value === 'both' ? t('papers:both') : languageName(value));
  return (
    <BottomSheet
      open
      onClose={onClose}
      title={title}
      actions={
        <Button
          leftSection={<IconDownload size={20} aria-hidden />}
          loading={busy}
          disabled={!online || unsent === 'waits' || Boolean(without)}
          onClick={save}
        >
          {t('papers:download')}
        </Button>
      }
    >
      {refusals.general ? <Notice>{refusals.general}</Notice> : null}
      {online ? null : <Notice kind="info">{t('papers:needsNetwork')}</Notice>}
      {online && unsent ? <Notice kind="info">{t(unsentWords(unsent, words))}</Notice> : null}
      {offline && !online ? (
        <div className="above-8">{offline}</div>
      ) : (
        <>
          {without ? (
            <div className="below-12">
              <Notice kind="info">{without}</Notice>
            </div>
          ) : (
            <p>{text}</p>
          )}
          {children}
          <Choices
            label={t('papers:language')}
            choices={paperLanguages.map((value) => ({ value, label: named(value) }))}
            value={language}
            onChoose={setLanguage}
          />
        </>
      )}
    </BottomSheet>
  );
}

import { Button, FileButton } from '@mantine/core';
import { IconDownload, IconFileSpreadsheet } from '@tabler/icons-react';
import { mostImportBytes, mostImportRows } from '@teeka/contract/imports/shapes';
import { useWords } from '../../platform/language/index.ts';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { Notice, Section } from '../../ui/index.ts';
import classes from './import.module.css';
import type { Import } from './use-import.ts';

/** The template to fill in, and the filled-in file. */
export function ChooseFile({ of }: { readonly of: Import }) {
  const { t } = useWords();
  const wrong = of.refusals.of('file') ?? of.refusals.general;
  const isSending = of.busy !== null && of.busy !== 'template';
  return (
    <>
      {of.online ? null : <Notice kind="info">{t('reports:importNeedsNetwork')}</Notice>}
      {wrong ? (
        <div className="stack-12 below-12">
          <Notice>{wrong}</Notice>
        </div>
      ) : null}
      <Section title={t('reports:importFirst')}>
        <p className={classes.help}>{t(`brought:first-${of.ways.kind}`, { n: mostImportRows })}</p>
        <IconButton
          icon={IconDownload}
          variant="light"
          disabled={!of.online}
          loading={of.busy === 'template'}
          onClick={() => void of.template()}
        >
          {t('reports:importTemplate')}
        </IconButton>
      </Section>
      <Section title={t('reports:importSecond')}>
        <p className={classes.help}>
          {t('reports:importSecondHelp', { mb: Math.floor(mostImportBytes / 1024 / 1024) })}
        </p>
        <FileButton
          accept=".xlsx,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          onChange={(file) => file && of.bring(file)}
        >
          {(props) => (
            <Button
              {...props}
              leftSection={<IconFileSpreadsheet size={20} aria-hidden />}
              disabled={!of.online}
              loading={isSending}
            >
              {t('reports:importChoose')}
            </Button>
          )}
        </FileButton>
        <div role="status">{isSending ? t('reports:importSending', { name: of.busy ?? '' }) : null}</div>
      </Section>
    </>
  );
}

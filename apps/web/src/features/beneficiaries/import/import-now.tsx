import { Button, Progress } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import type { ImportProgress } from '@teeka/contract/imports/shapes';
import { useState } from 'react';
import { useWords } from '../../../platform/language/index.ts';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { ConfirmSheet, Notice, Section, StatusBadge } from '../../../ui/index.ts';
import classes from './import.module.css';
import { isWorking, percentOf, possible } from './state.ts';
import type { Import } from './use-import.ts';

/** One import: how far it is, what came of it, and what the person decides. */
export function ImportNow({ of, now }: { readonly of: Import; readonly now: ImportProgress }) {
  const { t } = useWords();
  const [asking, setAsking] = useState(false);
  const can = possible(now);
  const { done, total } = now.progress;
  const working = t(now.state === 'storing' ? 'reports:importStoring' : 'reports:importChecking', {
    done,
    total,
  });
  return (
    <Section title={now.file_name}>
      {of.refusals.general ? <Notice>{of.refusals.general}</Notice> : null}
      <div role="status" className="stack-12 below-12">
        {isWorking(now.state) ? (
          <>
            <strong>{working}</strong>
            <Progress value={percentOf(now.progress)} size="lg" aria-label={working} />
            <span className={classes.help}>{t('reports:importKeepsOn')}</span>
          </>
        ) : (
          <>
            <div className={classes.counts}>
              <StatusBadge status="given">{t('reports:importGood', { n: now.good_rows })}</StatusBadge>
              {now.bad_rows > 0 ? (
                <StatusBadge status="needsYou">{t('reports:importBad', { n: now.bad_rows })}</StatusBadge>
              ) : null}
            </div>
            <Outcome now={now} />
          </>
        )}
      </div>
      {can.errors ? <ImportErrors of={of} now={now} /> : null}
      <div className={classes.actions}>
        {can.confirm ? (
          <Button onClick={() => setAsking(true)} loading={of.busy === 'confirm'}>
            {t('reports:importConfirm', { n: now.good_rows })}
          </Button>
        ) : null}
        {can.discard ? (
          <Button variant="default" onClick={() => void of.discard()} loading={of.busy === 'discard'}>
            {t('reports:importDiscard')}
          </Button>
        ) : null}
        {isWorking(now.state) ? null : (
          <Button variant="subtle" onClick={() => of.look(null)}>
            {t('reports:importAnother')}
          </Button>
        )}
      </div>
      <ConfirmSheet
        open={asking}
        title={t('reports:importTitle')}
        confirm={t('reports:importConfirm', { n: now.good_rows })}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          void of.confirm();
        }}
      >
        {t('reports:importConfirmAsk', { n: now.good_rows, name: now.file_name, bad: now.bad_rows })}
      </ConfirmSheet>
    </Section>
  );
}

function Outcome({ now }: { readonly now: ImportProgress }) {
  const { t } = useWords();
  if (now.state === 'stored') return <strong>{t('reports:importStored', { n: now.stored_rows })}</strong>;
  if (now.state === 'failed') return <Notice>{t('reports:importFailed')}</Notice>;
  if (now.state === 'discarded') return <span>{t('reports:importDiscarded')}</span>;
  return now.good_rows === 0 ? <span>{t('reports:importNoGood')}</span> : null;
}

const mostShown = 10;

/** The first errors in words, and the file in which all of them are corrected. */
function ImportErrors({ of, now }: { readonly of: Import; readonly now: ImportProgress }) {
  const { t } = useWords();
  return (
    <>
      <ul className={classes.errors}>
        {now.errors.slice(0, mostShown).map(({ row, column, code, message }) => (
          <li key={`${row} ${column} ${code}`}>
            <strong>{t('reports:importRow', { row, column })}</strong>
            <span>{message}</span>
          </li>
        ))}
      </ul>
      {now.errors.length > mostShown ? <p className={classes.help}>{t('reports:importMoreErrors')}</p> : null}
      <IconButton
        icon={IconDownload}
        variant="light"
        loading={of.busy === 'errors'}
        disabled={!of.online}
        onClick={() => void of.errors()}
      >
        {t('reports:importErrors')}
      </IconButton>
      <p className={classes.help}>{t('reports:importErrorsHelp')}</p>
    </>
  );
}

import { Button, Progress } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import type { ImportProgress } from '@teeka/contract/imports/shapes';
import { useState } from 'react';
import { useWords } from '../../platform/language/index.ts';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { PasswordField } from '../../ui/form/password-field.tsx';
import { ConfirmSheet, Notice, Section, StatusBadge } from '../../ui/index.ts';
import classes from './import.module.css';
import { isWorking, percentOf, possible } from './state.ts';
import type { Import } from './use-import.ts';

interface Props {
  readonly of: Import;
  readonly now: ImportProgress;
  readonly title: string;
}

/** One import: how far it is, what came of it, and what the person decides. */
export function ImportNow({ of, now, title }: Props) {
  const { t } = useWords();
  const [asking, setAsking] = useState(false);
  const [password, setPassword] = useState('');
  const can = possible(now);
  const confirm = () => {
    const missing = of.ways.asksPassword && password === '';
    if (of.refusals.show(missing ? [{ code: 'USRPRF0018', path: 'currentPassword' }] : [])) setAsking(true);
  };
  const { done, total } = now.progress;
  const working = t(now.state === 'storing' ? 'brought:storing' : 'reports:importChecking', {
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
            <Outcome of={of} now={now} />
          </>
        )}
      </div>
      {can.errors ? <ImportErrors of={of} now={now} /> : null}
      {can.confirm && of.ways.asksPassword ? (
        <PasswordField
          className="below-12"
          label={t('workers:ownPassword')}
          description={t('workers:ownPasswordHelp')}
          autoComplete="current-password"
          value={password}
          onChange={({ currentTarget }) => {
            of.refusals.clear('currentPassword');
            setPassword(currentTarget.value);
          }}
          error={of.refusals.of('currentPassword')}
        />
      ) : null}
      <div className={classes.actions}>
        {can.confirm ? (
          <Button onClick={confirm} loading={of.busy === 'confirm'}>
            {t(`brought:confirm-${of.ways.kind}`, { n: now.good_rows })}
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
        title={title}
        confirm={t(`brought:confirm-${of.ways.kind}`, { n: now.good_rows })}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          void of.confirm(password);
        }}
      >
        {t('brought:confirmAsk', { n: now.good_rows, name: now.file_name, bad: now.bad_rows })}
      </ConfirmSheet>
    </Section>
  );
}

function Outcome({ of, now }: { readonly of: Import; readonly now: ImportProgress }) {
  const { t } = useWords();
  if (now.state === 'stored')
    return (
      <>
        <strong>{t(`brought:stored-${of.ways.kind}`, { n: now.stored_rows })}</strong>
        {of.ways.kind === 'users' ? <span>{t('brought:passwords')}</span> : null}
      </>
    );
  if (now.state === 'failed') return <Notice>{t('brought:failed')}</Notice>;
  if (now.state === 'discarded') return <span>{t('brought:discarded')}</span>;
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

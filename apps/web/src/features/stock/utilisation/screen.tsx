import { Button, NativeSelect, TextInput } from '@mantine/core';
import { IconPackage } from '@tabler/icons-react';
import { useNavigate, useParams } from '@tanstack/react-router';
import type { Session } from '@teeka/contract/sessions';
import { lineKey } from '@teeka/domain/stock';
import { useWords } from '../../../platform/language/index.ts';
import type { PackView } from '../../../platform/pack/index.ts';
import { useSession, useView } from '../../../platform/workday/index.ts';
import { materialNamed } from '../../../ui/immunisation-card/dose-words.ts';
import { EmptyState, Notice, Page, toast } from '../../../ui/index.ts';
import { sessionTitle } from '../../../ui/session/session-title.ts';
import classes from '../stock.module.css';
import { LineForm } from './line-form.tsx';
import { newLine } from './state.ts';
import { useCount } from './use-count.ts';

/** The vials of a session: how many came, were opened, given, kept, returned. */
export function Screen() {
  const { t } = useWords();
  const { sessionID = '' } = useParams({ strict: false }) as { sessionID?: string };
  const view = useView();
  const now = useSession(sessionID);
  if (view && now) return <Count key={sessionID} view={view} session={now.session} />;
  return (
    <Page title={t('stock:forSession')} back="/home">
      <EmptyState icon={IconPackage} title={t('stock:notHere')} />
    </Page>
  );
}

function Count({ view, session }: { readonly view: PackView; readonly session: Session }) {
  const { t } = useWords();
  const navigate = useNavigate();
  const count = useCount(view, session);
  const { refusals, lines } = count;
  const back = `/session/${session.session_id}`;
  const nameOf = materialNamed(view.rows.meta.materials);
  const finish = async () => {
    if (!(await count.finish())) return;
    toast.success(t('stock:saved'));
    void navigate({ to: back, replace: true });
  };
  return (
    <Page
      title={t('stock:forSession')}
      back={back}
      action={
        <Button loading={count.busy} disabled={!count.ready} onClick={() => void finish()}>
          {t('stock:save')}
        </Button>
      }
    >
      <div className={classes.stack}>
        <p className={classes.quiet}>{sessionTitle(session, view)}</p>
        {refusals.general ? <Notice>{refusals.general}</Notice> : null}
        {count.isCorrection ? (
          <>
            <Notice kind="info">{t('stock:correctionNote')}</Notice>
            <TextInput
              label={t('stock:correction')}
              withAsterisk
              maxLength={200}
              value={count.draft?.correction_reason ?? ''}
              error={refusals.of('correction_reason')}
              onChange={(event) => count.correct(event.currentTarget.value)}
            />
          </>
        ) : null}
        {lines.length === 0 ? (
          <EmptyState icon={IconPackage} title={t('stock:nothingGiven')} />
        ) : (
          lines.map((line, at) => (
            <LineForm
              key={lineKey(line)}
              line={line}
              name={nameOf(line.material_id)}
              code={count.vaccines.get(line.material_id) ?? ''}
              on={session.date_of_session}
              onLine={count.change}
              errorOf={(field) => refusals.of(`lines.${at}.${field}`)}
            />
          ))
        )}
        <AddLine view={view} count={count} nameOf={nameOf} />
      </div>
    </Page>
  );
}

interface AddProps {
  readonly view: PackView;
  readonly count: ReturnType<typeof useCount>;
  readonly nameOf: (material_id: number) => string;
}

/** A vial that was opened for nobody, or damaged on the way, is counted as well. */
function AddLine({ view, count, nameOf }: AddProps) {
  const { t } = useWords();
  const there = new Set(count.lines.map(lineKey));
  const batches = view.rows.meta.batches.filter((batch) => !there.has(lineKey(batch)));
  if (batches.length === 0) return null;
  return (
    <NativeSelect
      label={t('stock:addLine')}
      value=""
      onChange={(event) => {
        const batch = batches.find((one) => one.batch_id === event.currentTarget.value);
        if (!batch) return;
        const { material_id, batch_number, expiry_date } = batch;
        count.add(newLine({ material_id, batch_number, expiry_date }));
      }}
      data={[
        { value: '', label: t('stock:choose') },
        ...batches.map((batch) => ({
          value: batch.batch_id,
          label: `${nameOf(batch.material_id)} · ${batch.batch_number}`,
        })),
      ]}
    />
  );
}

import { Button, NativeSelect, TextInput } from '@mantine/core';
import { IconPackage } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type Batch, getAllMaterial } from '@teeka/contract/vaccinations';
import { displayDate } from '@teeka/domain/format';
import { carriedOn, lineKey } from '@teeka/domain/stock';
import type { ParamsOf } from '../../../platform/address/params-of.ts';
import { send } from '../../../platform/api/index.ts';
import { useWords } from '../../../platform/language/index.ts';
import { materialNamed } from '../../../records/schedule/dose-words.ts';
import { sessionTitle } from '../../../records/sessions/session-title.ts';
import { useNoSite, useOnline, useSession, useView } from '../../../records/workday/index.ts';
import { mark } from '../../../ui/form/required.ts';
import { EmptyState, Notice, Page, Section, SkeletonList, toast } from '../../../ui/index.ts';
import classes from '../stock.module.css';
import { LineForm } from './line-form.tsx';
import { newLine, recordedIn } from './state.ts';
import { type CountGround, useCount, utilisationQuery } from './use-count.ts';

/** The vials of a session: how many came, were opened, given, kept, returned. */
export function Screen({ sessionID }: ParamsOf<'session/$sessionID/utilisation'>) {
  const view = useView();
  const noSite = useNoSite();
  const session = useSession(sessionID)?.session;
  if (view && session) {
    const { meta } = view.rows;
    const { session_id, date_of_session: on, doses_given = [], doses_counted = [] } = session;
    const carried = carriedOn(meta.kept_vials ?? [], on);
    const known = { session_id, on, given: doses_given, counted: doses_counted, carried };
    return (
      <Count
        key={sessionID}
        ground={{ ...known, materials: meta.materials }}
        batches={meta.batches}
        title={sessionTitle(session, view)}
        back={`/session/${sessionID}`}
      />
    );
  }
  return view || noSite ? <NotHere sessionId={sessionID} /> : <Pending />;
}

function Pending() {
  const { t } = useWords();
  return (
    <Page title={t('stock:forSession')} deep>
      <SkeletonList rows={4} />
    </Page>
  );
}

/** A session of earlier days, or of another site of this worker: the server knows what it gave. */
function NotHere({ sessionId }: { readonly sessionId: string }) {
  const { t } = useWords();
  const online = useOnline();
  const { data, isLoading } = useQuery({ ...utilisationQuery(sessionId), enabled: online });
  const materials = useQuery({
    queryKey: ['allMaterial'],
    enabled: online,
    retry: false,
    queryFn: () => send(getAllMaterial, {}, { quiet: true, silent: true }),
  });
  if (data && materials.data) {
    const known = { session_id: sessionId, on: data.date_of_session, given: data.given };
    const counted = recordedIn(data.report?.lines ?? []);
    return (
      <Count
        key={sessionId}
        ground={{ ...known, counted, carried: data.carried, materials: materials.data.materials }}
        batches={[]}
        title={sessionTitle(data, null)}
        back="/utilisation"
      />
    );
  }
  if (isLoading || materials.isLoading) return <Pending />;
  return (
    <Page title={t('stock:forSession')} deep>
      <EmptyState icon={IconPackage} title={t('stock:notHere')} text={t('stock:notHereNext')} />
    </Page>
  );
}

interface CountProps {
  readonly ground: CountGround;
  readonly batches: readonly Batch[];
  /** The session, and where it lies. */
  readonly title: string;
  readonly back: string;
}

function Count({ ground, batches, title, back }: CountProps) {
  const { t } = useWords();
  const navigate = useNavigate();
  const count = useCount(ground);
  const { refusals, lines, changed } = count;
  const nameOf = materialNamed(ground.materials);
  const sizesOf = (id: number) => ground.materials.find(({ material_id }) => material_id === id)?.doses_per_vial ?? [];
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
        <p className="quiet wraps">{[displayDate(ground.on), title].join(' · ')}</p>
        {refusals.general ? <Notice>{refusals.general}</Notice> : null}
        {changed.length > 0 ? (
          <Notice kind="info">
            {t('stock:changedNote')}
            <ul>
              {changed.map((one) => (
                <li key={lineKey(one)}>
                  {t('stock:changedLine', {
                    vaccine: nameOf(one.material_id),
                    batch: one.batch_number,
                    recorded: one.recorded,
                    counted: one.counted,
                  })}
                </li>
              ))}
            </ul>
          </Notice>
        ) : null}
        {count.isCorrection ? (
          <>
            <Notice kind="info">{t('stock:correctionNote')}</Notice>
            <TextInput
              label={t('stock:correction')}
              {...mark(true)}
              maxLength={200}
              value={count.reason}
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
              on={ground.on}
              sizes={sizesOf(line.material_id)}
              onLine={count.change}
              onLeave={count.leave(line)}
              errorOf={(field) => refusals.of(`lines.${at}.${field}`)}
            />
          ))
        )}
        {count.behind.length > 0 ? (
          <Section title={t('stock:leftBehind')}>
            <ul className="frame">
              {count.behind.map((vials) => (
                <li key={lineKey(vials)} className={`ruled ${classes.row}`}>
                  <span>
                    {nameOf(vials.material_id)} · {vials.batch_number} · {t('stock:dosesLeft', { count: vials.doses })}
                  </span>
                  <div>
                    <Button variant="subtle" className={classes.flush ?? ''} onClick={() => count.take(lineKey(vials))}>
                      {t('stock:takenAlong')}
                    </Button>
                  </div>
                </li>
              ))}
            </ul>
          </Section>
        ) : null}
        <AddLine batches={batches} count={count} nameOf={nameOf} sizesOf={sizesOf} />
      </div>
    </Page>
  );
}

interface AddProps {
  readonly batches: readonly Batch[];
  readonly count: ReturnType<typeof useCount>;
  readonly nameOf: (material_id: number) => string;
  readonly sizesOf: (material_id: number) => readonly number[];
}

/** A vial that was opened for nobody, or damaged on the way, is counted as well. */
function AddLine({ batches: inStock, count, nameOf, sizesOf }: AddProps) {
  const { t } = useWords();
  const there = new Set(count.lines.map(lineKey));
  const batches = inStock.filter((batch) => !there.has(lineKey(batch)));
  if (batches.length === 0) return null;
  return (
    <NativeSelect
      label={t('stock:addLine')}
      value=""
      onChange={(event) => {
        const batch = batches.find((one) => one.batch_id === event.currentTarget.value);
        if (!batch) return;
        const { material_id, batch_number, expiry_date } = batch;
        count.add(newLine({ material_id, batch_number, expiry_date }, sizesOf(material_id)));
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

import { Button, NativeSelect, TextInput } from '@mantine/core';
import { IconPackage } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type Batch, getAllMaterial } from '@teeka/contract/vaccinations';
import { displayDate } from '@teeka/domain/format';
import { type CarriedVials, carriedOn, lineKey } from '@teeka/domain/stock';
import type { ParamsOf } from '../../../platform/address/params-of.ts';
import { send } from '../../../platform/api/index.ts';
import { useToday } from '../../../platform/clock/index.ts';
import { useWords } from '../../../platform/language/index.ts';
import { materialNamed } from '../../../records/schedule/dose-words.ts';
import { sessionTitle } from '../../../records/sessions/session-title.ts';
import { useNoSite, useOnline, useSession, useView } from '../../../records/workday/index.ts';
import { mark } from '../../../ui/form/required.ts';
import { RequiredMark } from '../../../ui/form/required-mark.tsx';
import { EmptyState, Notice, Page, SkeletonList, toast } from '../../../ui/index.ts';
import classes from '../stock.module.css';
import rows from './count.module.css';
import { CountRow } from './count-row.tsx';
import { recordedIn } from './state.ts';
import { type CountGround, useCount, utilisationQuery } from './use-count.ts';

/** The vials of a session: how many came, were opened, given, kept, returned. */
export function Screen({ sessionID }: ParamsOf<'session/$sessionID/utilisation'>) {
  const view = useView();
  const noSite = useNoSite();
  const session = useSession(sessionID)?.session;
  if (view && session) {
    const { meta } = view.rows;
    const { session_id, session_site_id, date_of_session: on, doses_given = [], doses_counted = [] } = session;
    const carried = carriedOn(meta.kept_vials ?? [], on);
    const known = { session_id, session_site_id, on, given: doses_given, counted: doses_counted, carried };
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
    const { session_site_id, date_of_session: on, given } = data;
    const known = { session_id: sessionId, session_site_id, on, given };
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
  const today = useToday();
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
        {ground.on === today ? null : <p className="quiet wraps flat">{[displayDate(ground.on), title].join(' · ')}</p>}
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
          <div className={rows.list}>
            <div className={rows.head} aria-hidden>
              <span>{t('stock:whichVaccine')}</span>
              {(['vials_received', 'vials_returned'] as const).map((key) => (
                <span key={key}>
                  {t(`stock:${key}`)}
                  <RequiredMark />
                </span>
              ))}
            </div>
            <ul className="frame">
              {lines.map((line, at) => (
                <CountRow
                  key={lineKey(line)}
                  line={line}
                  name={nameOf(line.material_id)}
                  isOneOfSeveral={lines.some((one) => one !== line && one.material_id === line.material_id)}
                  code={count.vaccines.get(line.material_id) ?? ''}
                  on={ground.on}
                  sizes={sizesOf(line.material_id)}
                  onChange={(typed) => count.change(line, typed)}
                  onLeave={count.leave(line)}
                  errorOf={(field) => refusals.of(`lines.${at}.${field}`)}
                />
              ))}
            </ul>
            <p className="quiet small wraps flat above-8">{t('stock:restComputed')}</p>
          </div>
        )}
        <AddLine batches={batches} count={count} nameOf={nameOf} />
      </div>
    </Page>
  );
}

interface AddProps {
  readonly batches: readonly Batch[];
  readonly count: ReturnType<typeof useCount>;
  readonly nameOf: (material_id: number) => string;
}

/**
 * Vials of which nobody was given are counted as well: opened for nobody, damaged on the way, or kept by an earlier
 * session and taken along.
 */
function AddLine({ batches: inStock, count, nameOf }: AddProps) {
  const { t } = useWords();
  const there = new Set([...count.lines, ...count.behind].map(lineKey));
  const unopened = inStock.filter((batch) => !there.has(lineKey(batch)));
  if (unopened.length + count.behind.length === 0) return null;
  const named = (one: Batch | CarriedVials) => `${nameOf(one.material_id)} · ${one.batch_number}`;
  const groups = [
    {
      group: t('stock:leftBehind'),
      items: count.behind.map((vials) => ({
        value: lineKey(vials),
        label: `${named(vials)} · ${t('stock:dosesLeft', { count: vials.doses })}`,
      })),
    },
    {
      group: t('stock:inStock'),
      items: unopened.map((batch) => ({ value: batch.batch_id, label: named(batch) })),
    },
  ];
  return (
    <NativeSelect
      aria-label={t('stock:addLine')}
      value=""
      onChange={({ currentTarget: { value } }) => {
        const batch = unopened.find(({ batch_id }) => batch_id === value);
        if (batch) count.add(batch);
        else if (value !== '') count.take(value);
      }}
      data={[{ value: '', label: t('stock:addLine') }, ...groups.filter(({ items }) => items.length > 0)]}
    />
  );
}

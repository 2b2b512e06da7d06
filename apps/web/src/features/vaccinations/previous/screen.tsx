import { IconUserQuestion } from '@tabler/icons-react';
import { useNavigate, useParams } from '@tanstack/react-router';
import type { PreviousProof } from '@teeka/domain/vaccinations';
import { useEffect, useMemo, useState } from 'react';
import { now, useToday } from '../../../platform/clock/index.ts';
import { useWords } from '../../../platform/language/index.ts';
import { newId } from '../../../platform/store/new-id.ts';
import { vaccineName } from '../../../records/schedule/dose-words.ts';
import { doseName, personForecast } from '../../../records/schedule/index.ts';
import { placeRules } from '../../../records/schedule/place-rules.ts';
import { useDraft, useItem, useItems, usePerson, useView, useWorkday } from '../../../records/workday/index.ts';
import { Choices, DateField, EmptyState, Notice, Page, Section, toast, useRefusals } from '../../../ui/index.ts';
import { personPath } from '../../../ui/person/person-path.ts';
import { useMended } from '../../../ui/saving/use-mended.ts';
import { useSaving } from '../../../ui/saving/use-saving.ts';
import { CardButton } from './card-button.tsx';
import { FileAgain } from './file-again.tsx';
import { formOf, mendedEntries, refusalsOfItem, refusedFile, refusedReport } from './mended.ts';
import classes from './previous.module.css';
import { PreviousPage } from './previous-page.tsx';
import { emptyForm, openDoses, otherDoses, type PreviousForm, previousEntries, refusalsOf } from './state.ts';

/** Doses given elsewhere, as the card shows them or the family tells: they count at once, and wait for approval. */
export function Screen() {
  const { t } = useWords();
  const navigate = useNavigate();
  const { benId = '' } = useParams({ strict: false }) as { benId?: string };
  const today = useToday();
  const view = useView();
  const person = usePerson(benId);
  const workday = useWorkday();
  const { busy, save } = useSaving();
  const items = useItems();
  const mendedId = useMended();
  const mended = useItem(mendedId);
  const refused = refusedReport(mended);
  const key = refused ? `previous/${benId}/${mendedId}` : `previous/${benId}`;
  const [form, change] = useDraft<PreviousForm>(key, emptyForm);
  const { record } = person ?? {};
  const local = person?.doses.filter(({ item_id, state }) => item_id !== null && state !== 'refused');
  const meta = view?.rows.meta;
  const forecast = useMemo(
    () =>
      record && meta ? personForecast(record, local ?? [], { today, ...placeRules(meta, record.village_id) }) : null,
    [record, local, today, meta],
  );
  const [more, setMore] = useState(false);
  const groups = forecast ? openDoses(forecast) : [];
  const others = forecast && form ? otherDoses(forecast, form) : [];
  const refusals = useRefusals([
    'days',
    ...[...groups, ...others].flatMap(({ codes }) => codes.map((code) => `days.${code}`)),
  ]);
  const { show } = refusals;
  const isEmpty = form !== null && Object.keys(form.days).length === 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each refused record that is opened
  useEffect(() => {
    if (!refused || form === null) return;
    if (isEmpty) void change(formOf(refused, items));
    show(refusalsOfItem(refused));
  }, [refused?.id, form === null]);
  const back = personPath(benId);
  const file = refusedFile(mended);
  if (person && file) return <FileAgain person={person} file={file} back={back} />;
  if (!person || !record || !forecast || !form) {
    return (
      <Page title={t('app:recordPrevious')} back={back} ownHeading>
        <EmptyState
          icon={IconUserQuestion}
          title={t('beneficiaries:notFound')}
          text={t('beneficiaries:notFoundWhatNext')}
        />
      </Page>
    );
  }
  const finish = async () => {
    if (!workday || !view) return;
    if (!refusals.show(refusalsOf(form, record, today))) return;
    const entries = previousEntries(form, {
      person: benId,
      materials: view.rows.meta.materials,
      capturedAt: now().toISOString(),
      newId: () => newId(now()),
    });
    const saved = await save(async () => {
      const { outbox } = workday;
      if (refused) {
        const { instead, files, gone, more } = mendedEntries(refused, entries, items);
        for (const { id, input } of files) await outbox.replace(id, input);
        for (const id of gone) await outbox.discard(id);
        if (more.length > 0) await outbox.enqueueAll(more);
        await (instead ? outbox.replace(refused.id, instead) : outbox.discard(refused.id));
      } else await outbox.enqueueAll(entries);
      await change(emptyForm);
    });
    if (!saved) return;
    toast.success(t('doses:previousSaved'));
    void navigate({ to: back, replace: true });
  };
  const isMore = more || others.some(({ codes }) => codes.some((code) => form.days[code]));
  const drawn = ({ vaccine, codes }: (typeof groups)[number]) => (
    <Section key={vaccine} title={vaccineName(vaccine)}>
      <div className={classes.doses}>
        {codes.map((code) => (
          <div key={code} className={classes.dose}>
            <DateField
              label={doseName(code)}
              value={form.days[code] ?? ''}
              min={record.dob}
              max={today}
              onChange={(day) => {
                refusals.clear(`days.${code}`);
                refusals.clear('days');
                void change({ ...form, days: { ...form.days, [code]: day } });
              }}
              error={refusals.of(`days.${code}`)}
            />
            {form.days[code] ? (
              <CardButton
                about={doseName(code)}
                file={form.files[code]}
                onFile={(file) => {
                  const { [code]: _, ...left } = form.files;
                  void change({ ...form, files: file ? { ...left, [code]: file } : left });
                }}
              />
            ) : null}
          </div>
        ))}
      </div>
    </Section>
  );
  return (
    <PreviousPage person={person} back={back} busy={busy} onSave={() => void finish()}>
      <Choices<PreviousProof>
        label={t('doses:proof')}
        choices={[
          { value: 'card', label: t('doses:proofCard') },
          { value: 'word', label: t('doses:proofWord') },
        ]}
        value={form.proof}
        onChoose={(proof) => void change({ ...form, proof })}
      />
      <p className={classes.quiet}>{t('doses:previousHint')}</p>
      {refusals.of('days') ? <Notice>{t('doses:previousNone')}</Notice> : null}
      {groups.map(drawn)}
      {others.length > 0 ? (
        <details
          className={classes.more ?? ''}
          open={isMore}
          onToggle={({ currentTarget }) => setMore(currentTarget.open)}
        >
          <summary>{t('doses:previousMore')}</summary>
          {isMore ? <div className={classes.stack}>{others.map(drawn)}</div> : null}
        </details>
      ) : null}
    </PreviousPage>
  );
}

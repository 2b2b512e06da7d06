import { IconUserQuestion } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import type { PreviousProof } from '@teeka/domain/vaccinations';
import { useMemo, useState } from 'react';
import type { ParamsOf } from '../../../platform/address/params-of.ts';
import { now, useToday } from '../../../platform/clock/index.ts';
import { useWords } from '../../../platform/language/index.ts';
import { newId } from '../../../platform/store/new-id.ts';
import { useForm, useOpened } from '../../../records/forms/use-form.ts';
import { vaccineName } from '../../../records/schedule/dose-words.ts';
import { doseName, personForecast } from '../../../records/schedule/index.ts';
import { placeRules } from '../../../records/schedule/place-rules.ts';
import { usePerson, useView } from '../../../records/workday/index.ts';
import { Disclosure } from '../../../ui/disclosure/disclosure.tsx';
import { Choices, DateField, EmptyState, Notice, Page, Section, toast } from '../../../ui/index.ts';
import { personPath } from '../../../ui/person/person-path.ts';
import { CardButton } from './card-button.tsx';
import { FileAgain } from './file-again.tsx';
import classes from './previous.module.css';
import { PreviousPage } from './previous-page.tsx';
import {
  emptyForm,
  filePlace,
  openDoses,
  otherDoses,
  previousEntries,
  previousPlace,
  refusalsInForm,
  refusalsOf,
  type SentCard,
} from './state.ts';

/** Doses given elsewhere, as the card shows them or the family tells: they count at once, and wait for approval. */
export function Screen({ benId }: ParamsOf<'new-beneficiary/record-previous-vaccination/$benId'>) {
  const { t } = useWords();
  const navigate = useNavigate();
  const today = useToday();
  const view = useView();
  const person = usePerson(benId);
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
  const {
    value: form,
    put: change,
    ...previous
  } = useForm({
    place: previousPlace(benId),
    empty: emptyForm,
    fields: ['days', ...(forecast?.doses ?? []).map(({ code }) => `days.${code}`)],
    keptAs: `previous/${benId}`,
    named: refusalsInForm,
  });
  const { refusals } = previous;
  const others = forecast ? otherDoses(forecast, form) : [];
  const back = personPath(benId);
  const card = useOpened<SentCard>(filePlace(benId));
  if (person && card) return <FileAgain person={person} sent={card} back={back} />;
  if (!person || !record || !forecast || !previous.ready) {
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
    if (!view) return;
    if (!refusals.show(refusalsOf(form, record, today))) return;
    const entries = previousEntries(form, {
      person: benId,
      materials: view.rows.meta.materials,
      capturedAt: now().toISOString(),
      newId: () => newId(now()),
    });
    if (!(await previous.save(entries))) return;
    toast.success(t('doses:previousSaved'));
    void navigate({ to: back, replace: true });
  };
  const isMore = more || others.some(({ codes }) => codes.some((code) => form.days[code]));
  const drawn = ({ vaccine, codes }: (typeof groups)[number]) => (
    <Section key={vaccine} title={vaccineName(vaccine)}>
      <div className={classes.doses}>
        {codes.map((code) => (
          <div key={code} className="rows-8">
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
    <PreviousPage person={person} back={back} busy={previous.busy} onSave={() => void finish()}>
      <Choices<PreviousProof>
        label={t('doses:proof')}
        choices={[
          { value: 'card', label: t('doses:proofCard') },
          { value: 'word', label: t('doses:proofWord') },
        ]}
        value={form.proof}
        onChoose={(proof) => void change({ ...form, proof })}
      />
      <p className="quiet flat">{t('doses:previousHint')}</p>
      {refusals.of('days') ? <Notice>{t('doses:previousNone')}</Notice> : null}
      {groups.map(drawn)}
      {others.length > 0 ? (
        <Disclosure
          title={t('doses:previousMore')}
          open={isMore}
          onToggle={({ currentTarget }) => setMore(currentTarget.open)}
        >
          {isMore ? <div className={classes.stack}>{others.map(drawn)}</div> : null}
        </Disclosure>
      ) : null}
    </PreviousPage>
  );
}

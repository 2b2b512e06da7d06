import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { ParamsOf } from '../../../platform/address/params-of.ts';
import { useWords } from '../../../platform/language/index.ts';
import type { PersonOnPhone } from '../../../platform/pack/person-card.ts';
import { signedIn, type User } from '../../../platform/sign-in/index.ts';
import { useWatched } from '../../../platform/storage/use-watched.ts';
import { PersonLine } from '../../../records/beneficiaries/person-line.tsx';
import { pregnancyWords } from '../../../records/pregnancies/field-words.ts';
import { useMother } from '../../../records/pregnancies/use-mother.ts';
import type { PackView } from '../../../records/view/view.ts';
import { usePerson, useView } from '../../../records/workday/index.ts';
import { FormFields } from '../../../ui/form-fields/form-fields.tsx';
import { ConfirmSheet, Notice, Page, Section, StepHeader, toast } from '../../../ui/index.ts';
import { NoForm } from '../parts/no-form.tsx';
import { NotFound } from '../parts/not-found.tsx';
import { ChildPart } from './child-part.tsx';
import { factsOf, fieldsOfStep } from './draft.ts';
import { FamilyPart } from './family-part.tsx';
import { OnRecord } from './on-record.tsx';
import classes from './outcome.module.css';
import { type OpenOutcome, useOutcome } from './use-outcome.ts';

/** How a pregnancy ended: one question, then the form of that end in short steps. */
export function Screen({ benID }: ParamsOf<'pregnancy/$benID/outcome'>) {
  const { t } = useWords();
  const heading = t('pregnancyOutcome:title');
  const signed = useWatched(signedIn);
  const view = useView();
  const { mother, isLooking } = useMother(benID);
  if (!view || isLooking || signed.status !== 'in') return <NoForm heading={heading} />;
  if (!mother) return <NotFound title={heading} />;
  return <OutcomeForm key={benID} view={view} mother={mother} user={signed.user} />;
}

interface Props {
  readonly view: PackView;
  readonly mother: PersonOnPhone;
  readonly user: User;
}

function OutcomeForm({ view, mother, user }: Props) {
  const { t } = useWords();
  const navigate = useNavigate();
  const open = useOutcome(view, mother, user);
  const [asking, setAsking] = useState(false);
  const person = usePerson(mother.beneficiary_id);
  const { draft, steps, at, refusals } = open;
  const title = mother.ben_name;
  if (!open.ready) return <NoForm heading={title} />;
  if (open.kinds.length === 0)
    return (
      <NoForm
        heading={t('pregnancyOutcome:title')}
        title={t('pregnancyOutcome:nothing')}
        text={t('pregnancyOutcome:nothingText')}
      />
    );
  const isDeath = draft.kind === 'maternal-death';
  const finish = async () => {
    const { kind } = draft;
    setAsking(false);
    if (kind === null || !(await open.save())) return;
    // A loss is told quietly.
    const tell = kind === 'delivery' ? toast.success : toast.info;
    tell(t(`pregnancyOutcome:saved-${kind}`, { name: mother.ben_name }));
    void navigate({ to: `/pregnancy/${mother.beneficiary_id}`, replace: true });
  };
  const isLast = at === steps.length - 1 && draft.step !== 'how';
  const action = isLast ? (
    <Button loading={open.busy} onClick={() => (isDeath ? setAsking(open.check()) : void finish())}>
      {t('pregnancyOutcome:save')}
    </Button>
  ) : draft.kind === null ? undefined : (
    <Button onClick={open.next}>{t('app:next')}</Button>
  );
  const earlier = steps[at - 1];
  return (
    <Page deep title={title} action={action} onBack={earlier ? () => open.goTo(earlier) : undefined}>
      {draft.kind ? (
        <StepHeader
          steps={steps.map((key, nth) => ({
            key,
            title: key.startsWith('child-')
              ? t('pregnancyOutcome:step-child', { n: Number(key.slice(6)) + 1 })
              : t(`pregnancyOutcome:step-${key as 'how' | 'what' | 'more' | 'family'}`),
            ...(nth < at ? { onGo: () => open.goTo(key) } : {}),
          }))}
          current={at}
        />
      ) : null}
      <div className={classes.stack}>
        {refusals.general ? <Notice>{refusals.general}</Notice> : null}
        {open.onRecord ? <OnRecord motherId={mother.beneficiary_id} outcome={open.onRecord} /> : null}
        <StepPart open={open} />
      </div>
      <ConfirmSheet
        open={asking}
        title={t('pregnancyOutcome:deathTitle', { name: mother.ben_name })}
        confirm={t('pregnancyOutcome:save')}
        onConfirm={() => void finish()}
        onCancel={() => setAsking(false)}
        busy={open.busy}
      >
        {person ? <PersonLine person={person} /> : null}
        <p>{t('pregnancyOutcome:deathAfter')}</p>
      </ConfirmSheet>
    </Page>
  );
}

function StepPart({ open }: { readonly open: OpenOutcome }) {
  const { t } = useWords();
  const { draft, steps, at, days } = open;
  const { kind } = draft;
  const step = steps[at] ?? 'how';
  if (step === 'how' || kind === null) return <How open={open} />;
  if (step === 'family') return <FamilyPart open={open} />;
  if (step.startsWith('child-')) return <ChildPart key={step} open={open} nth={Number(step.slice(6))} />;
  return (
    <Section title={t(step === 'more' ? 'pregnancyOutcome:step-more' : `pregnancyOutcome:end-${kind}`)}>
      {kind === 'maternal-death' ? <p className="quiet flat">{t('pregnancyOutcome:deathKind')}</p> : null}
      <FormFields
        fields={fieldsOfStep(kind, step)}
        answers={factsOf(draft)}
        words={pregnancyWords(kind)}
        errorOf={open.refusals.of}
        isRequired={({ needed }) => needed === true}
        onAnswer={open.answer}
        daysOf={({ key }) => (key === 'discharged_on' || days === undefined ? undefined : days)}
      />
    </Section>
  );
}

/** The one question before the form, as large buttons. */
function How({ open }: { readonly open: OpenOutcome }) {
  const { t } = useWords();
  const error = open.refusals.of('kind');
  return (
    <Section title={t('pregnancyOutcome:how')}>
      <div className={classes.kinds}>
        {open.kinds.map((kind) => (
          <Button
            key={kind}
            aria-pressed={open.draft.kind === kind}
            size="lg"
            variant={open.draft.kind === kind ? 'filled' : 'default'}
            onClick={() => open.choose(kind)}
          >
            {t(`pregnancyOutcome:end-${kind}`)}
          </Button>
        ))}
      </div>
      {error ? <Notice>{error}</Notice> : null}
    </Section>
  );
}

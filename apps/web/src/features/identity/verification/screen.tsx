import { Button } from '@mantine/core';
import { IconUserOff } from '@tabler/icons-react';
import { useNavigate, useParams } from '@tanstack/react-router';
import { verifyManually } from '@teeka/contract/sessions';
import { useState } from 'react';
import { now } from '../../../platform/clock/clock.ts';
import { useWords } from '../../../platform/language/use-words.ts';
import { useItem, usePerson, useSession, useView, useWorkday } from '../../../platform/workday/index.ts';
import { EmptyState, Page, Section, SkeletonList, StepHeader } from '../../../ui/index.ts';
import { PersonFacts } from '../../../ui/person/person-facts.tsx';
import { PersonLine } from '../../../ui/person/person-line.tsx';
import { useMended } from '../../../ui/saving/use-mended.ts';
import { useSaving } from '../../../ui/saving/use-saving.ts';
import { Identification } from './identification.tsx';
import {
  type Known,
  photoIdTypeOf,
  stepOf,
  stepTarget,
  type VerificationStep,
  verificationSteps,
} from './state.ts';
import { Verified } from './verified.tsx';

/** Verification of one person for one session: identification, details read out, summary. */
export function Screen() {
  const { t } = useWords();
  const navigate = useNavigate();
  const { benID = '', sessID = '', step } = useParams({ strict: false });
  const workday = useWorkday();
  const view = useView();
  const person = usePerson(benID);
  const session = useSession(sessID);
  const [known, setKnown] = useState<Known | null>(null);
  const { busy, save } = useSaving();
  const mended = useItem(useMended());
  const back = `/session/${sessID}`;
  const current = known || stepOf(step) === 'summary' ? stepOf(step) : 'identification';
  const goTo = (next: VerificationStep) =>
    void navigate({ to: `/beneficiary-verification/${benID}/${sessID}/${next}` });
  const listed = Object.values(session?.lists ?? {}).some((list) =>
    list.some((one) => one.entry.beneficiary_id === benID),
  );

  if (!view || !workday)
    return (
      <Page title={t('app:verification')} back={back}>
        <SkeletonList />
      </Page>
    );
  if (!person || !listed) {
    return (
      <Page title={t('app:verification')} back={back}>
        <EmptyState
          icon={IconUserOff}
          title={t('identity:notOnList')}
          text={t('beneficiaries:notFoundWhatNext')}
        />
      </Page>
    );
  }

  const chosen = (answer: Known) => {
    setKnown(answer);
    goTo('personal-details');
  };
  const verify = async () => {
    if (!known) return goTo('identification');
    const input = {
      session_id: sessID,
      beneficiary_id: benID,
      photo_id_type: photoIdTypeOf(known),
      details_confirmed: true,
      captured_at: now().toISOString(),
    } as const;
    const { outbox } = workday;
    const mends = mended?.state === 'refused' && mended.call === verifyManually.name ? mended.id : null;
    const saved = await save(() =>
      mends ? outbox.replace(mends, input) : outbox.enqueue(verifyManually, input),
    );
    if (saved) void navigate({ to: `/beneficiary-verification/${benID}/${sessID}/summary`, replace: true });
  };

  const words = {
    identification: { title: t('identity:stepIdentification'), note: t('identity:stepIdentificationSub') },
    'personal-details': { title: t('identity:stepDetails'), note: t('identity:stepDetailsSub') },
    summary: { title: t('identity:stepSummary'), note: t('identity:stepSummarySub') },
  };
  const steps = verificationSteps.map((key) => {
    const target = stepTarget(key, current);
    return { key, ...words[key], ...(target ? { onGo: () => goTo(target) } : {}) };
  });
  const actions = {
    identification: null,
    'personal-details': (
      <Button loading={busy} onClick={verify}>
        {t('identity:confirmVerified')}
      </Button>
    ),
    summary: (
      <Button onClick={() => void navigate({ to: `/case-details/${benID}/${sessID}`, replace: true })}>
        {t('identity:goToCase')}
      </Button>
    ),
  };
  return (
    <Page title={t('app:verification')} back={back} action={actions[current]}>
      <StepHeader steps={steps} current={verificationSteps.indexOf(current)} />
      <PersonLine person={person} />
      {current === 'identification' ? <Identification person={person} onKnown={chosen} /> : null}
      {current === 'personal-details' ? (
        <Section title={t('identity:readOut')}>
          <PersonFacts person={person} />
        </Section>
      ) : null}
      {current === 'summary' ? <Verified person={person} /> : null}
    </Page>
  );
}

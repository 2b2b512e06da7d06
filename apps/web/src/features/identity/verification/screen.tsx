import { Button } from '@mantine/core';
import { IconFlower, IconUserOff } from '@tabler/icons-react';
import { Navigate, useNavigate } from '@tanstack/react-router';
import { confirmVerification } from '@teeka/contract/identity';
import { verifyManually } from '@teeka/contract/sessions';
import { deceasedRefusal } from '@teeka/domain/sessions';
import type { CheckedWay } from '@teeka/domain/verification';
import { type ReactNode, useState } from 'react';
import type { ParamsOf } from '../../../platform/address/params-of.ts';
import { now, useToday } from '../../../platform/clock/clock.ts';
import { refusalWords } from '../../../platform/language/refusal-words.ts';
import { useWords } from '../../../platform/language/use-words.ts';
import { currentUser } from '../../../platform/sign-in/index.ts';
import { PersonLine } from '../../../records/beneficiaries/person-line.tsx';
import { useForm } from '../../../records/forms/use-form.ts';
import { careOf } from '../../../records/sessions/care-of.ts';
import { mayAct } from '../../../records/sessions/visit-path.ts';
import { useOnline, usePerson, useSession, useView } from '../../../records/workday/index.ts';
import { EmptyState, Notice, Page, SkeletonList, StepHeader } from '../../../ui/index.ts';
import { Identification } from './identification.tsx';
import { OtherWays } from './other-ways.tsx';
import { ReadOut } from './read-out.tsx';
import {
  type ByHand,
  currentStep,
  isVerifiedStatus,
  type Known,
  photoIdTypeOf,
  stepOf,
  stepTarget,
  type VerificationStep,
  verificationSteps,
} from './state.ts';
import { Verified } from './verified.tsx';
import { emptyEntry } from './ways/aadhaar-state.ts';
import { BiometricWay } from './ways/biometric-way.tsx';
import { DemographicWay } from './ways/demographic-way.tsx';
import { FaceWay } from './ways/face-way.tsx';
import { KycBesideRecord } from './ways/kyc-beside-record.tsx';
import { OtpWay } from './ways/otp-way.tsx';
import { wayName } from './ways/way-names.ts';
import type { WayProps } from './ways/way-parts.ts';

type Verifying = ParamsOf<'beneficiary-verification/$benID/$sessID'> &
  Partial<ParamsOf<'beneficiary-verification/$benID/$sessID/$step'>>;

/** Verification of one person for one session: identification, details read out, summary. */
export function Screen({ benID, sessID, step }: Verifying) {
  const { t } = useWords();
  const navigate = useNavigate();
  const view = useView();
  const person = usePerson(benID);
  const session = useSession(sessID);
  const [found, setKnown] = useState<Known | null>();
  const [way, setWay] = useState<CheckedWay | null>(null);
  const [entry, setEntry] = useState(emptyEntry);
  // What is being verified stays on the screen until it is stored: on the lists it is verified a moment before.
  const [storing, setStoring] = useState(false);
  const online = useOnline();
  const today = useToday();
  // A check that said yes is used up with its record; what was looked at by hand is not.
  const form = useForm<{ readonly known: ByHand | null }>({
    place: `/beneficiary-verification/${benID}/${sessID}/personal-details#verification`,
    empty: { known: null },
    fields: [],
  });
  const known = found === undefined ? form.value.known : found;
  const back = `/session/${sessID}`;
  const gives = mayAct('vaccinate', currentUser()?.role);
  const next = gives ? `/case-details/${benID}/${sessID}` : back;
  const goTo = (next: VerificationStep) =>
    void navigate({ to: `/beneficiary-verification/${benID}/${sessID}/${next}`, search: true });
  const listed = Object.values(session?.lists ?? {})
    .flat()
    .find((one) => one.entry.beneficiary_id === benID);
  const current = currentStep(stepOf(step), {
    isKnown: known !== null,
    isVerified: !form.opened && !storing && isVerifiedStatus(listed?.entry.status),
  });

  // One route holds all three steps: what is known lives as long as its screen.
  if (step === undefined)
    return <Navigate to={`/beneficiary-verification/${benID}/${sessID}/identification`} search replace />;
  const instead = (what: ReactNode) => (
    <Page title={t('app:verification')} back={back}>
      {what}
    </Page>
  );
  if (!view) return instead(<SkeletonList />);
  if (!person || !listed)
    return instead(
      <EmptyState icon={IconUserOff} title={t('identity:notOnList')} text={t('beneficiaries:notFoundWhatNext')} />,
    );
  const died = deceasedRefusal(
    person.record?.deceased_on ?? null,
    { capturedDay: today },
    session?.session.date_of_session,
  );
  if (died) return instead(<EmptyState icon={IconFlower} title={refusalWords(died)} />);

  const chosen = (answer: Known) => {
    setKnown(answer);
    // The number has done its work; nothing of it stays behind.
    setWay(null);
    setEntry(emptyEntry);
    goTo('personal-details');
  };
  const notThem = () => {
    setKnown(null);
    goTo('identification');
  };
  const verify = async (known: Known) => {
    const about = {
      session_id: sessID,
      beneficiary_id: benID,
      details_confirmed: true,
      captured_at: now().toISOString(),
    } as const;
    const entry =
      known.by === 'check'
        ? { call: confirmVerification, input: { ...about, txnId: known.txnId } }
        : { call: verifyManually, input: { ...about, photo_id_type: photoIdTypeOf(known) } };
    const as = { known: known.by === 'check' ? null : known };
    setStoring(true);
    // Straight on to what is given: that it was verified stands where the way back leads.
    if (await form.save([entry], { as }))
      void navigate({
        to: gives ? next : `/beneficiary-verification/${benID}/${sessID}/summary`,
        replace: current === 'personal-details',
      });
    else setStoring(false);
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
    identification: way ? null : (
      <Button loading={form.busy} onClick={() => void verify({ by: 'family' })}>
        {t('identity:knownToMe')}
      </Button>
    ),
    'personal-details': known && (
      <Button loading={form.busy} onClick={() => void verify(known)}>
        {t('identity:confirmVerified')}
      </Button>
    ),
    summary: (
      <Button onClick={() => void navigate({ to: next, replace: !gives })}>
        {gives ? t('identity:goToCase', careOf(session?.session)) : t('cases:nextPerson')}
      </Button>
    ),
  };
  return (
    <Page title={t('app:verification')} back={back} action={actions[current]}>
      <StepHeader steps={steps} current={verificationSteps.indexOf(current)} under={t('app:verification')} />
      {way ? <PersonLine person={person} /> : null}
      {current === 'identification' && way ? (
        <OpenWay
          key={way}
          way={way}
          person={person}
          about={{ session_id: sessID, beneficiary_id: benID }}
          entry={entry}
          onEntry={setEntry}
          online={online}
          onYes={chosen}
          onOther={() => setWay(null)}
        />
      ) : null}
      {current === 'identification' && !way ? (
        <>
          <ReadOut person={person} back={back} />
          <Identification person={person} onKnown={chosen} />
          <OtherWays online={online} hasMobile={Boolean(person.record?.mobile)} onWay={setWay} />
        </>
      ) : null}
      {current === 'personal-details' && known?.by === 'check' ? (
        <>
          <div className="below-16">
            <Notice kind="info">{t('identity:saidYes', { way: wayName(known.way) })}</Notice>
          </div>
          {known.kyc ? <KycBesideRecord person={person} kyc={known.kyc} onOther={notThem} /> : null}
        </>
      ) : null}
      {current === 'personal-details' ? <ReadOut person={person} back={back} /> : null}
      {current === 'summary' ? <Verified person={person} at={listed.entry.verified_at} /> : null}
    </Page>
  );
}

/** The way that was chosen. */
function OpenWay(props: WayProps) {
  if (props.way === 'demographic') return <DemographicWay {...props} />;
  if (props.way === 'biometric') return <BiometricWay {...props} />;
  if (props.way === 'face') return <FaceWay {...props} />;
  return <OtpWay {...props} />;
}

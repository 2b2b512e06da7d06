import { useNavigate, useParams } from '@tanstack/react-router';
import { deceasedRefusal } from '@teeka/domain/sessions';
import type { ReactNode } from 'react';
import { useWords } from '../../../../../platform/language/use-words.ts';
import { PersonLine } from '../../../../../records/beneficiaries/person-line.tsx';
import { Page, SkeletonList, StepHeader } from '../../../../../ui/index.ts';
import { NotReady, type VisitStanding } from '../../../visit/not-ready.tsx';
import { TypedLater } from '../../../visit/typed-later.tsx';
import { hadAntivenom } from '../../venom/had-antivenom.ts';
import { type BitePlace, type BiteStep, bitePath, biteSteps, isVenomKind, leadsBack } from './bite-steps.ts';
import { type OpenBite, useBiteVisit } from './use-bite-visit.ts';

export interface BiteProps {
  readonly visit: OpenBite;
  readonly at: BitePlace;
  readonly goTo: (step: BiteStep | 'referral') => void;
}

interface Props {
  readonly step: BiteStep | 'referral';
  readonly draw: (props: BiteProps) => { readonly content: ReactNode; readonly action: ReactNode };
}

/** The frame of all steps of a case of a bite: whom it is about, where one is, the one thing to do next. */
export function BitePage({ step, draw }: Props) {
  const { t } = useWords();
  const navigate = useNavigate();
  const { benID = '', sessionID = '' } = useParams({ strict: false });
  const at = { beneficiaryId: benID, sessionId: sessionID };
  const visit = useBiteVisit(at, step === 'case');
  const venom = venomOf(visit);
  const titles = {
    case: t('app:caseDetails'),
    vaccination: t('app:vaccinationDetails'),
    summary: t(venomTitles[venom]?.summary ?? 'app:vaccinationSummary'),
    success: t(venomTitles[venom]?.success ?? 'app:vaccinationSuccess'),
    referral: t('bites:referralTitle'),
  };
  const title = titles[step];
  const back = step === 'referral' ? bitePath('case', at) : `/session/${sessionID}`;
  const goTo = (next: BiteStep | 'referral') =>
    void navigate({ to: bitePath(next, at), search: true, replace: next === 'success' });
  if (!visit) {
    return (
      <Page title={title} back={back}>
        <SkeletonList />
      </Page>
    );
  }
  const standing = standingOf(visit);
  if (standing !== 'ready') return <NotReady title={title} back={back} standing={standing} at={at} />;
  const { content, action } = draw({ visit, goTo, at });
  return (
    <Page title={title} back={back} action={action}>
      {step === 'referral' ? null : <Steps step={step} visit={visit} goTo={goTo} />}
      <PersonLine person={visit.person} />
      {visit.isTyped && step !== 'success' ? <TypedLater day={visit.today} /> : null}
      {content}
    </Page>
  );
}

/** Called after antivenom only where it was given. */
const venomTitles = {
  given: { summary: 'bites:venomSummary', success: 'bites:venomSuccess' },
  none: { summary: 'cases:treatedSummary', success: 'cases:treatedSuccess' },
  other: null,
} as const;

function venomOf(visit: ReturnType<typeof useBiteVisit>): keyof typeof venomTitles {
  if (!visit || !isVenomKind(visit.kind)) return 'other';
  return hadAntivenom(visit) ? 'given' : 'none';
}

function Steps({
  step,
  visit,
  goTo,
}: {
  readonly step: BiteStep;
  readonly visit: OpenBite;
  readonly goTo: (step: BiteStep) => void;
}) {
  const { t } = useWords();
  const venom = venomOf(visit);
  const words = {
    case: {
      title: t('cases:stepCase'),
      note: t(venom !== 'other' ? 'cases:stepCaseVenomSub' : 'cases:stepCaseSub'),
    },
    vaccination: { title: t('cases:stepVaccination'), note: t('cases:stepVaccinationSub') },
    summary: {
      title: t('cases:stepSummary'),
      note: t(venomTitles[venom]?.summary ?? 'cases:stepSummarySub'),
    },
    success: {
      title: t('cases:stepSuccess'),
      note: t(venomTitles[venom]?.success ?? 'cases:stepSuccessSub'),
    },
  };
  const steps = biteSteps(visit.kind).map((key) => ({
    key,
    ...words[key],
    ...(leadsBack(key, step, visit.kind) ? { onGo: () => goTo(key) } : {}),
  }));
  return <StepHeader steps={steps} current={biteSteps(visit.kind).indexOf(step)} />;
}

function standingOf({ person, entry, today }: OpenBite): VisitStanding {
  if (!person.record) return 'not-on-phone';
  if (deceasedRefusal(person.record.deceased_on, { capturedDay: today })) return 'died';
  if (!entry) return 'not-listed';
  const { status } = entry.entry;
  return status === 'verified' || status === 'vaccinated' ? 'ready' : 'not-verified';
}

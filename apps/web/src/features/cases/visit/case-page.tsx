import { useNavigate, useParams } from '@tanstack/react-router';
import { deceasedRefusal } from '@teeka/domain/sessions';
import type { ReactNode } from 'react';
import { useToday } from '../../../platform/clock/clock.ts';
import { useWords } from '../../../platform/language/use-words.ts';
import { PersonLine } from '../../../records/beneficiaries/person-line.tsx';
import { usePerson, useSession, useView } from '../../../records/workday/index.ts';
import { Page, SkeletonList, StepHeader } from '../../../ui/index.ts';
import { isOver } from '../plans/schedule/is-over.ts';
import { type OpenVisit, useVisit } from '../plans/schedule/use-visit.ts';
import type { VisitPlace } from '../plans/schedule/visit.ts';
import { type CaseStep, caseSteps, isClickable, stepPath } from './case-steps.ts';
import { NotReady, type VisitStanding } from './not-ready.tsx';
import { TypedLater } from './typed-later.tsx';

interface Drawn {
  readonly content: ReactNode;
  readonly action: ReactNode;
}

export interface StepProps {
  readonly visit: OpenVisit;
  readonly goTo: (step: CaseStep) => void;
  readonly at: VisitPlace;
}

interface Props {
  readonly step: CaseStep;
  readonly title: string;
  readonly draw: (props: StepProps) => Drawn;
}

/** The frame of all steps of a case: who it is about, where in the flow one is, the one thing to do next. */
export function CasePage({ step, title, draw }: Props) {
  const { t } = useWords();
  const navigate = useNavigate();
  const { benID = '', sessionID = '' } = useParams({ strict: false });
  const at = { beneficiaryId: benID, sessionId: sessionID };
  const back = `/session/${sessionID}`;
  const visit = useVisit(at, step === 'case');
  const standing = useStanding(at, visit);
  const goTo = (next: CaseStep) => void navigate({ to: stepPath(next, at), search: true, replace: next === 'success' });
  const words = {
    case: { title: t('cases:stepCase'), note: t('cases:stepCaseSub') },
    vaccination: { title: t('cases:stepVaccination'), note: t('cases:stepVaccinationSub') },
    summary: { title: t('cases:stepSummary'), note: t('cases:stepSummarySub') },
    success: { title: t('cases:stepSuccess'), note: t('cases:stepSuccessSub') },
  };
  if (standing === 'loading' || (standing === 'ready' && !visit)) {
    return (
      <Page title={title} back={back}>
        <SkeletonList />
      </Page>
    );
  }
  if (standing !== 'ready' || !visit) return <NotReady title={title} back={back} standing={standing} at={at} />;
  const { content, action } = draw({ visit, goTo, at });
  const steps = caseSteps.map((key) => ({
    key,
    ...words[key],
    ...(isClickable(key, step) ? { onGo: () => goTo(key) } : {}),
  }));
  return (
    <Page title={title} back={back} action={action}>
      {isOver(visit) && step === 'case' ? null : <StepHeader steps={steps} current={caseSteps.indexOf(step)} />}
      <PersonLine person={visit.person} />
      {visit.isTyped && step !== 'success' ? <TypedLater day={visit.day} /> : null}
      {content}
    </Page>
  );
}

/** Whether this person's case can be worked on in this session. */
function useStanding(at: VisitPlace, visit: OpenVisit | null): VisitStanding | 'loading' {
  const view = useView();
  const session = useSession(at.sessionId);
  const person = usePerson(at.beneficiaryId);
  const today = useToday();
  if (!view) return 'loading';
  if (!session || !person?.record) return 'not-on-phone';
  if (deceasedRefusal(person.record.deceased_on, { capturedDay: visit?.day ?? today })) return 'died';
  if (!visit) return 'ready';
  if (!visit.entry) return 'not-listed';
  const { status } = visit.entry.entry;
  return status === 'verified' || status === 'vaccinated' ? 'ready' : 'not-verified';
}

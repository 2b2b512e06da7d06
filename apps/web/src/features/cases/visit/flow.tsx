import { useNavigate } from '@tanstack/react-router';
import { actRefusal, deceasedRefusal } from '@teeka/domain/sessions';
import type { ComponentType, ReactNode } from 'react';
import { useToday } from '../../../platform/clock/clock.ts';
import { usePerson, useSession, useView } from '../../../records/workday/index.ts';
import { LeadsTo } from './leads-to.tsx';
import { NotReady, type VisitStanding } from './not-ready.tsx';
import type { AnyVisit, Care, PageProps } from './plan.ts';
import { stepPath, type VisitPart, type VisitPlace } from './steps.ts';
import { SuccessPage } from './success-page.tsx';
import { SummaryPage } from './summary-page.tsx';
import { VialsPage } from './vials-page.tsx';

export interface FlowProps {
  readonly part: VisitPart;
  readonly at: VisitPlace;
}

/** The one flow of a visit (case, vials, summary, done) for what a session gives. */
export function flowOf<V extends AnyVisit, S>(care: Care<V, S>): (props: FlowProps) => ReactNode {
  const pages: Readonly<Record<VisitPart, ComponentType<PageProps<V, S>>>> = {
    case: care.First,
    vaccination: VialsPage,
    summary: SummaryPage,
    success: SuccessPage,
    referral: care.Referral ?? (({ at }) => <LeadsTo step="case" at={at} />),
  };
  return function Flow({ part, at }: FlowProps) {
    const navigate = useNavigate();
    const visit = care.useVisit(at, part === 'case');
    const standing = useStanding(at, visit);
    if (standing !== 'ready') return <NotReady part={part} standing={standing} at={at} />;
    if (!visit) return null;
    const goTo = (next: VisitPart) => void navigate({ to: stepPath(next, at), search: true });
    const Shown = pages[part];
    return <Shown visit={visit} plan={care.planOf(visit)} at={at} part={part} goTo={goTo} />;
  };
}

/** Whether this person's case can be worked on in this session. */
function useStanding(at: VisitPlace, visit: AnyVisit | null): VisitStanding | 'ready' {
  const view = useView();
  const session = useSession(at.sessionId);
  const person = usePerson(at.beneficiaryId);
  const today = useToday();
  if (!view) return 'loading';
  if (!session || !person?.record) return 'not-on-phone';
  if (deceasedRefusal(person.record.deceased_on, { capturedDay: visit?.today ?? today })) return 'died';
  if (!visit) return 'loading';
  if (!visit.entry) return 'not-listed';
  return actRefusal('vaccinate', visit.entry.entry.status, 'on-going') ? 'not-verified' : 'ready';
}

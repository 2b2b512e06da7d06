import type { CivilDate } from '@teeka/domain/calendar';
import { displayDate } from '@teeka/domain/format';
import { type ReactNode, Suspense } from 'react';
import { useWords } from '../../../platform/language/use-words.ts';
import { PersonLine } from '../../../records/beneficiaries/person-line.tsx';
import { Notice, Page, SkeletonList, StepHeader } from '../../../ui/index.ts';
import { partTitles } from './part-titles.ts';
import type { AnyVisit, PageProps } from './plan.ts';
import { isClickable, stepPath, stepsOf } from './steps.ts';

interface Props<V, S> extends PageProps<V, S> {
  /** The one thing to do next. */
  readonly action: ReactNode;
  readonly children: ReactNode;
}

/** The frame of all pages of a visit: who it is about, where in the flow one is, the one thing to do next. */
export function VisitPage<V extends AnyVisit, S>({ visit, plan, at, part, goTo, action, children }: Props<V, S>) {
  const { t } = useWords();
  const called = plan.called?.(visit, t);
  const title = part === 'summary' || part === 'success' ? called?.[part] : undefined;
  const words = {
    case: { title: t('cases:stepCase'), note: called?.caseNote ?? t('cases:stepCaseSub') },
    vaccination: { title: t('cases:stepVaccination'), note: t('cases:stepVaccinationSub') },
    summary: { title: t('cases:stepSummary'), note: called?.summary ?? t('cases:stepSummarySub') },
    success: { title: t('cases:stepSuccess'), note: called?.success ?? t('cases:stepSuccessSub') },
  };
  const keys = stepsOf(plan);
  const steps = keys.map((key) => ({
    key,
    ...words[key],
    ...(part !== 'referral' && isClickable(key, part) ? { onGo: () => goTo(key) } : {}),
  }));
  const heading = title ?? t(partTitles[part]);
  const hasSteps = part !== 'referral' && !(visit.isOver && part === 'case');
  const back = part === 'referral' ? stepPath('case', at) : `/session/${at.sessionId}`;
  return (
    <Page title={heading} back={back} action={action}>
      {hasSteps ? <StepHeader steps={steps} current={keys.findIndex((key) => key === part)} under={heading} /> : null}
      <PersonLine person={visit.person} full={part !== 'success'} />
      {visit.isTyped && part !== 'success' ? <TypedLater day={visit.today} /> : null}
      <Suspense fallback={<SkeletonList />}>{children}</Suspense>
    </Page>
  );
}

/** Says that what is saved counts as given on the day of the session, which is over. */
function TypedLater({ day }: { readonly day: CivilDate }) {
  const { t } = useWords();
  return <Notice>{t('cases:typedLater', { date: displayDate(day) })}</Notice>;
}

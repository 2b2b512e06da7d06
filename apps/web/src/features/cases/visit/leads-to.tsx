import { Navigate } from '@tanstack/react-router';
import type { AnyVisit, PageProps } from './plan.ts';
import { type Step, stepPath, type VisitPlace } from './steps.ts';
import { VisitPage } from './visit-page.tsx';

/** A page whose turn has not come, or is over, leads to the one whose turn it is. */
export const LeadsTo = ({ step, at }: { readonly step: Step; readonly at: VisitPlace }) => (
  <Navigate to={stepPath(step, at)} search replace />
);

/** The same in the frame of the visit, which stays. */
export const PageLeadsTo = <V extends AnyVisit, S>({ step, ...props }: PageProps<V, S> & { readonly step: Step }) => (
  <VisitPage {...props} action={null}>
    <LeadsTo step={step} at={props.at} />
  </VisitPage>
);

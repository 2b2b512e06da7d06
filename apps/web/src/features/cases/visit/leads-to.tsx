import { Navigate } from '@tanstack/react-router';
import { type Step, stepPath, type VisitPlace } from './steps.ts';

/** A page whose turn has not come, or is over, leads to the one whose turn it is. */
export const LeadsTo = ({ step, at }: { readonly step: Step; readonly at: VisitPlace }) => (
  <Navigate to={stepPath(step, at)} search replace />
);

import { stepPath, type VisitPlace } from '../../visit/steps.ts';

/** Where a course begins anew. */
export const restartPlace = (at: VisitPlace) => `${stepPath('case', at)}#restart` as const;

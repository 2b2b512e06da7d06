import type { BiteCase } from '@teeka/contract/bites/shapes';
import { saveCaseDetails } from '@teeka/contract/cases';
import { useToday } from '../../../../platform/clock/clock.ts';
import type { PageProps } from '../../visit/plan.ts';
import type { VisitPlace } from '../../visit/steps.ts';
import { useVisit } from '../../visit/use-visit.ts';
import { adviceOf, courseWith, paperDays, rigOf, rigPlan } from '../rabies/course.ts';
import { earlierOnRecord, rigSince } from '../rabies/on-record.ts';
import { afterSaving, newDraft } from './draft.ts';
import type { BiteSave } from './entries.ts';
import { kindOf, openCaseOf } from './open-case.ts';
import { isVenomKind } from './steps.ts';

const noCases: readonly BiteCase[] = [];

/** A visit to a clinic for bites: the case it goes on with, where that stands, and what is chosen so far. */
export function useBiteVisit(at: VisitPlace, restart: boolean) {
  const now = useToday();
  const visit = useVisit(at, { name: 'bite', empty: newDraft, afterwards: afterSaving, restart });
  if (!visit) return null;
  const { draft, person, correctedItems } = visit;
  const doses = person.doses.filter(({ item_id }) => item_id === null || !correctedItems.includes(item_id));
  const cases = person.record?.bite_cases ?? noCases;
  const { saved, sameBite } = draft;
  const care = saved
    ? cases.find(({ case_id }) => case_id === saved.caseId)
    : openCaseOf(cases, draft.kind, { sameBite, today: now });
  const kind = care ? kindOf(care) : draft.kind;
  // What was done for a snake bite carries its hour; a course goes by days.
  const today = isVenomKind(kind) ? now : visit.today;
  const rabies = care?.details.rabies ?? draft.rabies;
  const isCourse = kind === 'bite' || kind === 'prevention';
  const course = isCourse ? courseWith(draft, care, today) : undefined;
  return {
    ...visit,
    today,
    isTyped: kind !== null && today < now,
    cases,
    care,
    kind,
    advice: isCourse ? adviceOf(rabies, today) : undefined,
    course,
    /** It is the case itself that was refused. */
    opensCase: visit.refusedCall === saveCaseDetails.name,
    draft: { ...draft, kind, earlierDays: paperDays(draft, course?.regimen) },
    rig: rigOf(draft, cases, { care, today, elsewhere: rigSince(doses, rabies.bitten_on) }),
    onRecord: earlierOnRecord(cases, doses),
    plan: rigPlan(draft, care),
  };
}

export type OpenBite = NonNullable<ReturnType<typeof useBiteVisit>>;
export type BiteProps = Pick<PageProps<OpenBite, BiteSave>, 'visit' | 'at' | 'goTo'>;

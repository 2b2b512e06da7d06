import type { KeptEvent } from '../../../../records/bites/kept-event.ts';
import { draftAt } from '../../../../records/forms/forms.ts';
import { stepPath, type VisitPlace } from '../../visit/steps.ts';

/** Where events of a visit open again, each in its sheet. */
export const eventPlace = (at: VisitPlace) => `${stepPath('case', at)}#event` as const;

/** What an event of a visit is sent with, so that it opens alone where its case was accepted. */
export const eventOptions = (at: VisitPlace, kept: KeptEvent) => ({ draft: draftAt(eventPlace(at), kept) });

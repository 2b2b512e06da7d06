import { type BitePlace, bitePath } from '../bites/frame/bite-steps.ts';

/** Where a course begins anew. */
export const restartPlace = (at: BitePlace) => `${bitePath('case', at)}#restart` as const;

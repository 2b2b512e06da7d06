import { getCardChanges } from '@teeka/contract/certificates';
import { minute } from '../../platform/clock/durations.ts';
import { queryHandler } from '../../platform/http/handler.ts';
import { trustedNow } from './trusted-now.ts';

/** Of how many a phone is told as news; one that missed more asks for everything. */
const mostChanges = 2000;
/** A change is noted some time before it can be seen: no transaction takes as long as this (milliseconds). */
const overlap = 2 * minute;

export const getCardChangesHandler = queryHandler(getCardChanges, async ({ since }, { db }) => {
  const from = new Date(Date.parse(since) - overlap);
  const { trusted } = await trustedNow(db, { most: mostChanges + 1, since: from });
  const withdrawn = trusted.withdrawn.slice(0, mostChanges);
  return { reply: { ...trusted, withdrawn, more: trusted.withdrawn.length > mostChanges } };
});

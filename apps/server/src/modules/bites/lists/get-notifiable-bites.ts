import { getNotifiableBites, type NotifiableCase } from '@teeka/contract/bites';
import { queryHandler, refuse } from '../../../platform/http/handler.ts';
import { auditOf, rangeOf, wireCase } from './notifiable-cases.ts';
import { notifiable } from './queries.ts';

export const getNotifiableBitesHandler = queryHandler(getNotifiableBites, async (input, { actor, now, db }) => {
  const checked = rangeOf(input, now);
  if ('refusal' in checked) return refuse(checked.refusal);
  const cases = (await db.rows(notifiable(actor.scope, checked.range))).map((row) => wireCase(row, now));
  const count = (is: (one: NotifiableCase) => boolean) => cases.filter(is).length;
  const totals = {
    snake: count(({ creature }) => creature === 'snake'),
    scorpion: count(({ creature }) => creature === 'scorpion'),
    died: count(({ outcome }) => outcome === 'died'),
  };
  return { reply: { cases, totals }, audit: auditOf(input, cases.length) };
});

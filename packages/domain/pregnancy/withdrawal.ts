import type { Refusals } from '../refusal/index.ts';
import { type JudgedBeside, nextAfter } from './beside.ts';
import { type PregnancyAct, type PregnancyEvent, textIn } from './event.ts';
import { childrenNamed } from './forms/index.ts';
import { liveBirths, type Pregnancy, readPregnancy } from './record.ts';
import { isWhole } from './whole.ts';

/** Whoever recorded something by mistake takes it back within so many hours; later, whoever answers for the place. */
export const withdrawalHours = 24;

/** What may be taken back: whatever nothing else rests on; by whom, see `withdrawalHours`. */
export function withdrawalRefusals(act: PregnancyAct, pregnancy: Pregnancy, beside: JudgedBeside): Refusals {
  const { recorder, at, registeredChildren } = beside;
  const path = 'event';
  const id = textIn(act.facts, 'event');
  const event = pregnancy.events.find(({ event_id }) => event_id === id);
  const isGone = !event || event.kind === 'withdrawal' || pregnancy.withdrawn.has(id);
  if (isGone) return [{ code: 'BENPRE0016', path }];
  const isOwn = event.by === recorder.user_id && at - Date.parse(event.at) <= withdrawalHours * 3_600_000;
  if (!isOwn && !recorder.answers) return [{ code: 'BENPRE0013', path }];
  // Its children stay people of their own: whose they are is put right by whoever answers for the place.
  if (event.kind === 'delivery' && registeredChildren > 0 && !recorder.answers) return [{ code: 'BENPRE0015', path }];
  return isLeaned(event, pregnancy, beside) ? [{ code: 'BENPRE0024', path }] : [];
}

/** Does a visit tell of a child that was added, or of one after it, who would be taken for that one then? */
function tellsOfAdded({ kind, births }: PregnancyEvent, pregnancy: Pregnancy): boolean {
  if (kind !== 'child-added') return false;
  const place = liveBirths(pregnancy).findIndex(({ birth_id }) => births.some((one) => one.birth_id === birth_id));
  return pregnancy.postnatal.some(({ facts }) => place >= 0 && childrenNamed(facts).some((nth) => nth > place));
}

/** Would something on record have nothing to stand on, or stand out of its time? */
function isLeaned(event: PregnancyEvent, pregnancy: Pregnancy, { others }: JudgedBeside): boolean {
  const id = event.event_id;
  const next = nextAfter(pregnancy, others);
  const standing = pregnancy.events.filter(
    ({ event_id, kind }) => kind !== 'withdrawal' && !pregnancy.withdrawn.has(event_id) && event_id !== id,
  );
  const without = readPregnancy(pregnancy.pregnancy_number, standing);
  if (!without) return standing.length > 0 || next !== undefined;
  if (tellsOfAdded(event, pregnancy)) return true;
  if (standing.some(({ kind, facts }) => kind === 'referral-result' && facts.referral === id)) return true;
  return isWhole(pregnancy, next) && !isWhole(without, next);
}

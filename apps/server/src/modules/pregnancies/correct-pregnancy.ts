import { correctPregnancy } from '@teeka/contract/pregnancies';
import { commandHandler } from '../../platform/http/handler.ts';
import { decideAct } from './decide-act.ts';
import { readRecord } from './read-record.ts';
import { writeAct } from './write-act.ts';

/** Whoever answers for the place puts right what others recorded. */
export const correctPregnancyHandler = commandHandler(correctPregnancy, {
  read: (input, context) => readRecord({ ...input, children: [] }, context),
  decide: (input, rows, context) =>
    decideAct({ ...input, event: { ...input.event, births: [] } }, rows, context, { answers: true }),
  write: writeAct,
});

import { addPregnancyEvent } from '@teeka/contract/pregnancies';
import { commandHandler } from '../../platform/http/handler.ts';
import { decideAct } from './decide-act.ts';
import { childrenOf, readRecord } from './read-record.ts';
import { writeAct } from './write-act.ts';

export const addPregnancyEventHandler = commandHandler(addPregnancyEvent, {
  read: (input, context) => readRecord({ ...input, children: childrenOf(input.event.births) }, context),
  decide: (input, rows, context) => decideAct(input, rows, context, { answers: false }),
  write: writeAct,
});

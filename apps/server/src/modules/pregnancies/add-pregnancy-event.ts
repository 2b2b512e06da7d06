import { addPregnancyEvent } from '@teeka/contract/pregnancies';
import { commandHandler } from '../../platform/http/handler.ts';
import { decideAct } from './decide-act.ts';
import { readRecord } from './read-record.ts';
import { writeAct } from './write-act.ts';

export const addPregnancyEventHandler = commandHandler(addPregnancyEvent, {
  read: (input, context) => readRecord({ ...input, children: childrenOf(input.event.births) }, context),
  decide: (input, rows, context) => decideAct(input, rows, context, { answers: false }),
  write: writeAct,
});

const childrenOf = (births: readonly { readonly child_id: string | null }[]): readonly string[] =>
  births.map(({ child_id }) => child_id).filter((id) => id !== null);

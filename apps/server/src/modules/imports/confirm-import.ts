import { confirmImport } from '@teeka/contract/imports';
import { commandHandler } from '../../platform/http/handler.ts';
import { confirmSteps, type ImportRecord } from '../../platform/imports/index.ts';
import { passwordTurns } from '../auth/index.ts';
import { type Guard, judgeGuard, readGuard, settleGuard } from '../workers/index.ts';
import { broughtImports } from './brought-kinds.ts';

const steps = confirmSteps(broughtImports.map(({ kind }) => kind));

interface Confirmed {
  readonly record: ImportRecord;
  readonly guard: Guard | undefined;
}

/** The officer's yes; what gives people a way in asks for the own password, where wrong ones count. */
export const confirmImportHandler = commandHandler(confirmImport, {
  turns: passwordTurns,
  async read(input, context) {
    const record = await steps.read(input, context);
    return {
      record,
      guard: record?.kind === 'users' ? await readGuard('bring', record.import_id, context) : undefined,
    };
  },
  async decide(input, { record, guard }, context) {
    const decided = steps.decide(input, record);
    if ('refused' in decided) return decided;
    const barred = guard && (await judgeGuard(guard, input.currentPassword, context));
    if (barred) return barred;
    const decision: Confirmed = { record: decided.decision, guard };
    return { ...decided, decision };
  },
  write({ record, guard }, context) {
    if (guard) settleGuard(guard, context);
    steps.write(record, context);
  },
});

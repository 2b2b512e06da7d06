import { mappingAshaVillager } from '@teeka/contract/workers';
import { judgeMapping } from '@teeka/domain/workers';
import { type Context, commandHandler, refuse } from '../../../platform/http/handler.ts';
import type { Platform } from '../../../platform/http/platform.ts';
import { mobileOfUser } from '../../../platform/sealing/numbers-of.ts';
import { tellWorker } from '../account/tell-worker.ts';
import { judgeAct } from '../judge-act.ts';
import { workerInArea } from '../queries.ts';
import { holdAsha, holdVillages, type MappedRow, mappedVillages, numbersOf } from './queries.ts';
import { storeChanges } from './store-changes.ts';
import { isAnswered } from './wire-asha.ts';

/**
 * Gives villages to an ASHA and takes villages from her. Her next call sees them, and the next pull of her pack comes
 * whole; so does that of whoever they moved from. Both are written to.
 */
export const mappingAshaVillagerHandler = ({ signIns, sms }: Platform) =>
  commandHandler(mappingAshaVillager, {
    async read({ user_id, add, remove }, { actor, db }) {
      const codes = [...add.map(({ village_id }) => village_id), ...remove];
      const [, , worker, villages] = await Promise.all([
        db.rows(holdAsha(user_id)),
        db.rows(holdVillages(codes)),
        db.first(workerInArea(user_id, actor.scope)),
        db.rows(mappedVillages(user_id, codes, actor.scope)),
      ]);
      const others = villages.flatMap((village) => village.others.map((one) => one.user_id));
      const numbers = await db.rows(numbersOf([user_id, ...others]));
      return { worker: worker?.role === 'ASHA' ? worker : undefined, villages, numbers };
    },
    decide(input, { worker, villages, numbers }, context) {
      const judged = judgeAct(input, worker, context);
      if ('refused' in judged) return judged;
      const { user_id } = judged.worker;
      const mapping = judgeMapping(
        { ...input, user_id },
        villages.map((row) => asItStands(row, context)),
      );
      if (!mapping.ok) return refuse(...mapping.refusals);
      const { changes } = mapping;
      const { reason } = judged;
      const concerned = new Set([user_id, ...changes.flatMap(({ from }) => from ?? [])]);
      const added = new Set(changes.filter(({ to }) => to !== null).map(({ village_id }) => village_id)).size;
      const removed = changes.filter(({ to }) => to === null).length;
      return {
        decision: { changes, reason },
        reply: { added, removed },
        audit: [...concerned].map((subject) => ({
          beneficiary_id: '0',
          subject,
          detail: { villages: changes.filter(({ from, to }) => from === subject || to === subject), reason },
        })),
        afterwards: () => {
          for (const one of concerned) signIns.forgetUser(one);
          for (const one of numbers.filter((number) => concerned.has(number.user_id)))
            tellWorker(sms, { ...one, to: mobileOfUser(one, context.atRest), what: 'villagesChanged' });
        },
      };
    },
    write: ({ changes, reason }, context) => storeChanges(changes, reason, context),
  });

const asItStands = ({ others, ...village }: MappedRow, context: Pick<Context, 'actor'>) => ({
  ...village,
  others: others.map(({ user_id, here, ...post }) => ({ user_id, answered: here && isAnswered(post, context) })),
});

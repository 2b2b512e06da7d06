import { mappingAshaVillager } from '@teeka/contract/workers';
import { judgeMapping } from '@teeka/domain/workers';
import { type Context, commandHandler, refuse } from '../../../platform/http/handler.ts';
import type { Platform } from '../../../platform/http/platform.ts';
import { mobileOfUser } from '../../../platform/sealing/numbers-of.ts';
import { tellWorker } from '../account/tell-worker.ts';
import { householdsNamed, type NamedRow, villagesOfPeople } from '../households/queries.ts';
import { judgeAct } from '../judge-act.ts';
import { workerInArea } from '../queries.ts';
import { holdAsha, holdVillages, type MappedRow, mappedVillages, numbersOf } from './queries.ts';
import { storeChanges, storeHouseholds } from './store-changes.ts';
import { isAnswered, whoVisits } from './wire-asha.ts';

/**
 * Gives villages and households to an ASHA and takes them from her. Her next call sees them, and the next pull of her pack comes
 * whole; so does that of whoever they moved from. Both are written to.
 */
export const mappingAshaVillagerHandler = ({ signIns, sms }: Platform) =>
  commandHandler(mappingAshaVillager, {
    async read({ user_id, add, remove, households }, { actor, db }) {
      const people = [...households.add.map(({ beneficiary_id }) => beneficiary_id), ...households.remove];
      const livesIn = people.length > 0 ? await db.rows(villagesOfPeople(people)) : [];
      const named = [...add, ...livesIn].map(({ village_id }) => village_id);
      const codes = [...new Set([...named, ...remove])];
      const [, , worker, villages, mapped] = await Promise.all([
        db.rows(holdAsha(user_id)),
        db.rows(holdVillages(codes)),
        db.first(workerInArea(user_id, actor.scope)),
        db.rows(mappedVillages(user_id, codes, actor.scope)),
        people.length > 0 ? db.rows(householdsNamed(people, actor.scope)) : [],
      ]);
      const others = [
        ...villages.flatMap((village) => village.others.map((one) => one.user_id)),
        ...mapped.flatMap((one) => one.user_id ?? []),
      ];
      const numbers = await db.rows(numbersOf([user_id, ...others]));
      return { worker: worker?.role === 'ASHA' ? worker : undefined, villages, mapped, numbers };
    },
    decide(input, { worker, villages, mapped, numbers }, context) {
      const judged = judgeAct(input, worker, context);
      if ('refused' in judged) return judged;
      const { user_id } = judged.worker;
      const mapping = judgeMapping(
        { ...input, user_id },
        villages.map((row) => asItStands(row, context)),
        mapped.map((row) => householdAsItStands(row, context)),
      );
      if (!mapping.ok) return refuse(...mapping.refusals);
      const { changes, households } = mapping;
      const { reason } = judged;
      const concerned = new Set([user_id, ...[...changes, ...households].flatMap(({ from }) => from ?? [])]);
      const added = new Set(changes.filter(({ to }) => to !== null).map(({ village_id }) => village_id)).size;
      const removed = changes.filter(({ to }) => to === null).length;
      const came = households.filter(({ to }) => to !== null).length;
      return {
        decision: { changes, households, reason },
        reply: {
          ...{ added, removed },
          ...(mapped.length > 0 && { households: { added: came, removed: households.length - came } }),
        },
        audit: [
          ...[...concerned].map((subject) => ({
            beneficiary_id: '0',
            subject,
            detail: {
              villages: ofOne(changes, subject),
              ...(households.length > 0 && { households: ofOne(households, subject).length }),
              reason,
            },
          })),
          ...households.map(({ beneficiary_id, from, to }) => ({
            beneficiary_id,
            subject: user_id,
            detail: { household: { from, to }, reason },
          })),
        ],
        afterwards: () => {
          for (const one of concerned) signIns.forgetUser(one);
          for (const one of numbers.filter((number) => concerned.has(number.user_id)))
            tellWorker(sms, { ...one, to: mobileOfUser(one, context.atRest), what: 'villagesChanged' });
        },
      };
    },
    write({ changes, households, reason }, context) {
      storeHouseholds(households, reason, context);
      storeChanges(changes, reason, context);
    },
  });

const asItStands = ({ others, ...village }: MappedRow, context: Pick<Context, 'actor'>) => ({
  ...village,
  others: others.map(({ user_id, here, ...post }) => ({ user_id, answered: here && isAnswered(post, context) })),
});

const ofOne = <Change extends { readonly from: string | null; readonly to: string | null }>(
  changes: readonly Change[],
  user_id: string,
) => changes.filter(({ from, to }) => from === user_id || to === user_id);

const householdAsItStands = (row: NamedRow, context: Pick<Context, 'actor'>) => ({
  ...{ beneficiary_id: row.beneficiary_id, household: row.household, village_id: row.village_id },
  asha: whoVisits(row, context),
});

import { getHomeFigures } from '@teeka/contract/home';
import { nameFields } from '@teeka/contract/names';
import { pressing } from '@teeka/domain/aefi';
import { usualRange } from '@teeka/domain/reports';
import { queryHandler } from '../../platform/http/handler.ts';
import { countedOfRevokedKeys } from '../certificates/index.ts';
import { pregnanciesOfArea } from '../pregnancies/index.ts';
import { accountsInStates, restingWorkers } from '../workers/index.ts';
import { figuresOf } from './queries.ts';

const mostNamed = 3;

/** What waits in the area, counted in one statement; women and newborns by those of their lists, who is missed by another, whose sign-in rests by two more, certificates that fell by another. */
export const getHomeFiguresHandler = queryHandler(getHomeFigures, async (_input, context) => {
  const { actor, db, now } = context;
  const [figures, resting, accounts, pregnancies, fallen] = await Promise.all([
    db.first(figuresOf(actor, now.today, usualRange('past', now.today))),
    restingWorkers(context),
    accountsInStates(context),
    pregnanciesOfArea(context),
    db.first(countedOfRevokedKeys(actor, now.today)),
  ]);
  if (!figures) throw new Error('a statement without conditions answered no row');
  const { place, aefi, ...counted } = figures;
  const reply = {
    ...counted,
    ...accounts,
    pregnancies,
    fallen_certificates: fallen?.open ?? 0,
    level: actor.scope.level,
    ...nameFields('place_name', place),
    aefi: pressing(aefi, now.instant),
    resting: {
      total: resting.length,
      names: resting.slice(0, mostNamed).map(({ display_name }) => display_name),
    },
  };
  return { reply };
});

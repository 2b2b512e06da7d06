import type { HomeFigures } from '@teeka/contract/home';
import { birthDosesOn, scheduleInForce } from '@teeka/domain/schedule';
import type { Reader } from '../../../platform/db/database.ts';
import type { Context } from '../../../platform/http/handler.ts';
import { countedNewborns, countedWomen } from './queries.ts';

/** How many stand on the lists of the area, by the statements that count those lists. */
export async function pregnanciesOfArea({
  actor,
  db,
  now: { today },
}: Context & { readonly db: Reader }): Promise<NonNullable<HomeFigures['pregnancies']>> {
  const birthDoses = birthDosesOn(today, scheduleInForce(today));
  const [women, children] = await Promise.all([
    db.first(countedWomen(actor, today)),
    db.first(countedNewborns(actor, today, birthDoses)),
  ]);
  return {
    all: women?.all ?? 0,
    urgent: women?.urgent ?? 0,
    high_risk: women?.['high-risk'] ?? 0,
    overdue: women?.overdue ?? 0,
    expected: women?.expected ?? 0,
    newborns: children?.total ?? 0,
    unheard: women?.unheard ?? 0,
    ill_children: children?.ill ?? 0,
  };
}

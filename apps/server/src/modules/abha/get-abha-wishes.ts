import { getAbhaWishes } from '@teeka/contract/abha';
import { nameFields } from '@teeka/contract/names';
import { unnamed } from '@teeka/domain/names';
import { queryHandler } from '../../platform/http/handler.ts';
import { mobileOfPerson } from '../../platform/sealing/numbers-of.ts';
import { sheetOf, stillHolds } from './agreed.ts';
import { countedWishes, listedWishes } from './queries.ts';

export const getAbhaWishesHandler = queryHandler(getAbhaWishes, async ({ page, pageSize }, context) => {
  const { actor, atRest, db } = context;
  const [rows, counted] = await Promise.all([
    db.rows(listedWishes(actor, { page, pageSize })),
    db.first(countedWishes(actor)),
  ]);
  const total = counted?.total ?? 0;
  const data = rows.map(({ village, mobile_sealed, waits_since, captured_at, ...row }) => ({
    ...row,
    ...nameFields('village_name', village ?? unnamed),
    ben_mobile_number: mobileOfPerson({ ...row, mobile_sealed }, atRest),
    sheet: sheetOf(row, context),
    wished_at: waits_since.toISOString(),
    still_holds: stillHolds(captured_at, context),
  }));
  const audit = data.map(({ beneficiary_id }) => ({ beneficiary_id, subject: `page ${page}` }));
  return { reply: { page, pageSize, total, total_pages: Math.ceil(total / pageSize), data }, audit };
});

import { getAbhaWishes } from '@teeka/contract/abha';
import { nameFields } from '@teeka/contract/names';
import { unnamed } from '@teeka/domain/names';
import { queryHandler } from '../../platform/http/handler.ts';
import { mobileOfPerson } from '../../platform/sealing/numbers-of.ts';
import { sheetOf } from './about.ts';
import { countedWishes, type ListedWishRow, listedWishes } from './wishes/queries.ts';
import { wishHolds } from './wishes/wish-holds.ts';

const personOfWish = ({ wish_id, beneficiary_id, ben_name, dob, gender, guardian_name }: ListedWishRow) => ({
  ...{ wish_id, beneficiary_id, ben_name, dob, gender, guardian_name },
});

export const getAbhaWishesHandler = queryHandler(getAbhaWishes, async ({ page, pageSize }, context) => {
  const { actor, atRest, db } = context;
  const [rows, counted] = await Promise.all([
    db.rows(listedWishes(actor, { page, pageSize })),
    db.first(countedWishes(actor)),
  ]);
  const total = counted?.total ?? 0;
  const data = rows.map(({ village, mobile_sealed, waits_since, ...wish }) => ({
    ...personOfWish(wish),
    ...nameFields('village_name', village ?? unnamed),
    ben_mobile_number: mobileOfPerson({ ...wish, mobile_sealed }, atRest),
    sheet: sheetOf(wish, context),
    wished_at: waits_since.toISOString(),
    still_holds: wishHolds(wish, { dob: wish.dob, guardian_id: wish.guardian_now }, context),
  }));
  const audit = data.map(({ beneficiary_id }) => ({ beneficiary_id, subject: `page ${page}` }));
  return { reply: { page, pageSize, total, total_pages: Math.ceil(total / pageSize), data }, audit };
});

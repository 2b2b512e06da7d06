import { nameFields } from '@teeka/contract/names';
import { getPregnantWomen } from '@teeka/contract/pregnancies';
import { unnamed } from '@teeka/domain/names';
import { pregnancyLists } from '@teeka/domain/pregnancy';
import { queryHandler } from '../../../platform/http/handler.ts';
import { mobileOfPerson } from '../../../platform/sealing/numbers-of.ts';
import { countedWomen, listedWomen } from './queries.ts';

export const getPregnantWomenHandler = queryHandler(getPregnantWomen, async (input, { actor, now, atRest, db }) => {
  const { list, page, pageSize } = input;
  const [rows, counted] = await Promise.all([
    db.rows(listedWomen(actor, now.today, { list, page, pageSize })),
    db.first(countedWomen(actor, now.today)),
  ]);
  const totals = Object.fromEntries(pregnancyLists.map((each) => [each, counted?.[each] ?? 0])) as Readonly<
    Record<(typeof pregnancyLists)[number], number>
  >;
  const total = totals[list];
  const data = rows.map(({ village, mobile_sealed, ...row }) => ({
    ...row,
    ...nameFields('village_name', village ?? unnamed),
    ben_mobile_number: mobileOfPerson({ ...row, mobile_sealed }, atRest),
  }));
  const audit = data.map(({ beneficiary_id }) => ({ beneficiary_id, subject: `page ${page}` }));
  return { reply: { page, pageSize, total, total_pages: Math.ceil(total / pageSize), data, totals }, audit };
});

import { type DayNumber, dayText } from '@teeka/domain/calendar';
import type { Client } from 'pg';
import type { Network } from '../places/network.ts';
import { copyRows } from '../tables.ts';
import { batchesOf } from './batches.ts';
import { doseCodesOf, materials } from './materials.ts';
import { notDoneReasons } from './not-done-reasons.ts';

/** Writes the vaccines, the stock of every site and the reasons for not vaccinating. */
export async function copyStock(client: Client, network: Network, today: DayNumber): Promise<void> {
  await copyRows(
    client,
    'material',
    'material_id material_code material_name material_category doses_per_vial dose_codes',
    materials.map((material) => [
      material.id,
      material.code,
      material.name,
      material.category,
      `{${material.dosesPerVial.join(',')}}`,
      `{${doseCodesOf(material).join(',')}}`,
    ]),
  );
  await copyRows(
    client,
    'batch',
    'batch_id session_site_id material_id batch_number manufacturer expiry_date',
    network.sites.flatMap((site) =>
      batchesOf(site, today).map((batch) => [
        batch.batch_id,
        site.session_site_id,
        batch.material.id,
        batch.batch_number,
        batch.material.maker,
        dayText(batch.expires),
      ]),
    ),
  );
  await copyRows(client, 'not_done_reason', 'reason_id reason_code reason_en reason_hi', notDoneReasons);
}

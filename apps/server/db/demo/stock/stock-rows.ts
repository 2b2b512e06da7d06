import { type DayNumber, dayText } from '@teeka/domain/calendar';
import type { Client } from 'pg';
import type { Network } from '../places/network.ts';
import { copyRows } from '../tables.ts';
import { batchesOf } from './batches.ts';

const invented = ['Doab Vaccines', 'Malwa Sera Institute', 'Himalay Biologicals'];

/** Writes the stock of every site. */
export async function copyStock(client: Client, network: Network, today: DayNumber): Promise<void> {
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
        invented[batch.material.id % invented.length] ?? '',
        dayText(batch.expires),
      ]),
    ),
  );
}

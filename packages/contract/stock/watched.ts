import { z } from 'zod';
import { call } from '../call.ts';
import { day } from '../fields.ts';
import { paged, pageRequest } from '../paging.ts';
import { answeringRoles } from '../roles.ts';
import { withinArea } from '../within.ts';

/** Why somebody has to look at a batch: it expires within 30 days and has vials left, or it is stopped and not expired. */
export const watches = ['expiring', 'stopped'] as const;
export type Watch = (typeof watches)[number];

const count = z.number().int();
const batch = {
  material_id: count,
  material_name: z.string(),
  material_code: z.string(),
  batch_number: z.string(),
  expiry_date: day,
};

/** A batch that somebody has to look at; of its sites the earliest day of expiry. */
export const watchedBatch = z.object({ ...batch, sites: count });
export type WatchedBatch = z.output<typeof watchedBatch>;

const batchAtSite = z.object({
  ...batch,
  session_site_id: z.string(),
  session_site_name: z.string(),
  /** Received there and neither opened nor damaged at a session, as far as vials were counted. */
  vials_left: count,
  /** Of a stopped batch; null of another. */
  reason: z.string().nullable(),
});
export type BatchAtSite = z.output<typeof batchAtSite>;

export const getWatchedBatches = call({
  name: 'stock.getWatchedBatches',
  path: '{vaccinator}/stock/watchedBatches',
  summary: 'Batches of the area that expire soon with vials left, or that are stopped: a row for each of their sites.',
  access: answeringRoles,
  area: 'own-area',
  heavy: 'figures',
  request: z.object({ watch: z.enum(watches), ...withinArea, ...pageRequest }),
  /** `total` counts the rows, `batches` each batch once and `sites` each site. */
  reply: paged(batchAtSite).extend({ batches: count, sites: count }),
});

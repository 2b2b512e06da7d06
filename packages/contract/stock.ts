import { placeLevels } from '@teeka/domain/reports';
import { z } from 'zod';
import { call } from './call.ts';
import { dateRange, reportRefusals } from './date-range.ts';
import { beneficiaryId, day, id, instant, recordId, recordIdOrNone, text, whole } from './fields.ts';
import { named } from './names.ts';
import { pageRequest } from './paging.ts';
import { clinicalRoles, stockRoles } from './roles.ts';
import { batchStop, carriedVials, countDiffers, givenDoses, sessionToCount, utilisationLine } from './stock/report.ts';
import { withinArea } from './within.ts';

export * from './stock/watched.ts';

/** Who takes batches into a site's stock, and stops them. */
const keepers = [...clinicalRoles, 'District Administrator', 'Site Admin'] as const;
const writes = { area: 'own-sites', kind: 'command', outbox: true } as const;

export const receiveBatch = call({
  ...writes,
  name: 'stock.receiveBatch',
  path: '{vaccinator}/stock/receiveBatch',
  summary: 'Takes vials of a batch into the stock of a site.',
  access: keepers,
  request: z.object({
    receipt_id: id,
    /** Of a new batch; one that is in stock keeps its own. */
    batch_id: id,
    session_site_id: recordId,
    material_id: whole,
    batch_number: text(40),
    manufacturer: text(80),
    expiry_date: text(40),
    vials: whole,
    /** Stage of the vial monitor; null where there is none. */
    vvm: whole.nullable(),
    captured_at: instant,
  }),
  reply: z.object({ batch_id: z.string() }),
  sealed: { request: ['session_site_id'] },
  refusals: [
    'FLDVAL0001',
    'FLDVAL0003',
    'FLDVAL0004',
    'FLDVAL0005',
    'FLDVAL0017',
    'REQVAL0012',
    'SESDAY0015',
    'STOCKS0001',
    'STOCKS0002',
    'STOCKS0003',
    'VACDOS0013',
    'VACUTI0008',
  ],
});

export const getSiteStock = call({
  name: 'stock.getSiteStock',
  path: '{vaccinator}/stock/batches',
  summary: 'The batches of a site: vials received, opened, returned and damaged so far.',
  access: stockRoles,
  area: 'own-sites',
  request: z.object({ session_site_id: recordId }),
  reply: z.object({
    batches: z.array(
      z.object({
        batch_id: z.string(),
        material_id: z.number().int(),
        material_name: z.string(),
        material_code: z.string(),
        batch_number: z.string(),
        manufacturer: z.string(),
        expiry_date: day,
        vials_received: z.number().int(),
        /** Opened or damaged at sessions. */
        vials_used: z.number().int(),
      }),
    ),
    open_vials: z.array(carriedVials),
  }),
  sealed: { request: ['session_site_id'] },
  refusals: ['REQVAL0012'],
});

export const getBatchRecipients = call({
  name: 'stock.getBatchRecipients',
  heavy: true,
  path: '{vaccinator}/stock/batchRecipients',
  summary: 'Who received doses of a batch at sites of the area, the latest first, a page of 500 doses at a time.',
  access: stockRoles,
  area: 'own-area',
  request: z.object({
    material_id: whole,
    batch_number: text(40),
    /** Only of this session; empty for all. */
    session_id: recordIdOrNone.default(''),
    ...withinArea,
    page: pageRequest.page,
  }),
  reply: z.object({
    total: z.number().int(),
    /** At how many sites of the whole own area the batch is stopped, and at how many it is not; null where it is at none. */
    stop: batchStop.extend({ sites: z.number().int(), left: z.number().int().default(0) }).nullable(),
    /** The page after this one; null after the last. */
    next_page: z.number().int().nullable(),
    doses: z.array(
      z.object({
        beneficiary_id: beneficiaryId,
        ben_name: z.string(),
        ben_mobile_number: z.string(),
        dob: day,
        gender: z.number().int(),
        guardian_name: z.string(),
        village_name: z.string(),
        dose_id: z.string(),
        dose_code: z.string(),
        given_on: day,
        captured_at: z.string(),
        session_id: z.string().nullable(),
        session_site_name: z.string(),
        /** Reports of an adverse event of this person that name the batch. */
        aefi_reports: z.number().int(),
      }),
    ),
  }),
  sealed: { request: ['session_id'], reply: ['doses.*.ben_mobile_number'] },
  refusals: ['FLDVAL0001'],
});

export const stopBatch = call({
  ...writes,
  name: 'stock.stopBatch',
  path: '{vaccinator}/stock/stopBatch',
  summary: 'Stops a batch at a site or at all sites of the area, or lifts the stop: phones no longer offer it.',
  access: keepers,
  request: z.object({
    stop_id: id,
    material_id: whole,
    batch_number: text(40),
    /** Empty for all sites of the area. */
    session_site_id: recordIdOrNone.default(''),
    stopped: z.boolean(),
    /** In words, or one of the faults of a vial (domain/stock). */
    reason: text(200),
    captured_at: instant,
  }),
  reply: z.object({ sites: z.number().int() }),
  sealed: { request: ['session_site_id'] },
  refusals: ['FLDVAL0001', 'FLDVAL0003', 'FLDVAL0004', 'REQVAL0012', 'SESDAY0015', 'STOCKS0004', 'VACDOS0013'],
});

export const getSessionUtilisation = call({
  name: 'stock.getSessionUtilisation',
  path: '{vaccinator}/stock/sessionUtilisation',
  summary: 'What a session gave by vaccine and batch, the part vials it had, and its report if there is one.',
  access: stockRoles,
  area: 'own-sites',
  request: z.object({ session_id: recordId }),
  reply: z.object({
    date_of_session: day,
    session_name: z.string(),
    session_site_id: z.string(),
    session_site_name: z.string(),
    session_category_type: z.enum(['1', '2']),
    given: z.array(givenDoses),
    carried: z.array(carriedVials),
    report: z
      .object({
        utilisation_id: z.string(),
        lines: z.array(utilisationLine),
        reported_by: z.string(),
        captured_at: z.string(),
        correction_reason: z.string(),
        /** How often the session was reported; the latest holds. */
        versions: z.number().int(),
      })
      .nullable(),
  }),
  sealed: { request: ['session_id'] },
  refusals: ['REQVAL0012'],
});

export const saveUtilisation = call({
  ...writes,
  name: 'stock.saveUtilisation',
  path: '{vaccinator}/stock/utilisation',
  summary: 'Reports what a session made of its vials; a second report corrects the first and says why.',
  access: clinicalRoles,
  request: z.object({
    utilisation_id: id,
    session_id: recordId,
    lines: z.array(utilisationLine).max(60),
    correction_reason: text(200).default(''),
    captured_at: instant,
  }),
  sealed: { request: ['session_id'] },
  refusals: [
    'FLDVAL0001',
    'FLDVAL0002',
    'FLDVAL0003',
    'FLDVAL0004',
    'FLDVAL0005',
    'FLDVAL0019',
    'REQVAL0012',
    'SESDAY0002',
    'SESDAY0007',
    'SESDAY0015',
    'VACUTI0001',
    'VACUTI0002',
    'VACUTI0003',
    'VACUTI0004',
    'VACUTI0005',
    'VACUTI0006',
    'VACUTI0007',
    'VACUTI0008',
    'VACUTI0009',
    'VACUTI0010',
    'VACUTI0011',
    'VACUTI0012',
    'VACUTI0013',
  ],
});

/** What sessions made of their vials, and how many sessions they were. */
const summed = z.object({
  sessions: z.number().int(),
  vials_received: z.number().int(),
  vials_opened: z.number().int(),
  vials_returned: z.number().int(),
  vials_damaged: z.number().int(),
  doses_given: z.number().int(),
  doses_discarded: z.number().int(),
  available: z.number().int(),
  physical: z.number().int(),
  net: z.number().int(),
  /** Of all doses of vials opened, carried in or damaged. */
  net_percent: z.number(),
});
const summedByVaccine = z.array(
  summed.extend({ material_id: z.number().int(), material_name: z.string(), material_code: z.string() }),
);
/** A place by its LGD code, a site or a session by its id. */
const place = { id: z.string(), ...named('name', z.string()) };

/** So many sessions to count are listed, the latest; how many there are is told besides. */
export const mostToCount = 200;

export const getUtilisationSummary = call({
  name: 'stock.getUtilisationSummary',
  heavy: 'year',
  path: '{vaccinator}/stock/utilisationSummary',
  summary:
    'Vials and wastage of an area in at most a year, by vaccine and by the places within it, beside as many days before; and sessions that nobody counted or that are to be counted again.',
  access: stockRoles,
  area: 'own-area',
  request: z.object({ ...dateRange, ...withinArea }),
  reply: z.object({
    vaccines: summedByVaccine,
    total: summed,
    /** As many days before; null where nothing was recorded then. */
    before: z
      .object({
        from_date: day,
        to_date: day,
        vaccines: summedByVaccine,
        places: z.array(summed.extend({ id: z.string() })),
        total: summed,
      })
      .nullable(),
    /** What the places are: those next within the own area or the part of it that was requested. */
    level: z.enum(placeLevels),
    /** Those of which a session was counted; a session has its day, and by its name its site's. */
    places: z.array(summed.extend({ ...place, date_of_session: day.nullable() })),
    /** Sessions, no longer on going, that gave doses and have no report: the latest, and how many there are. */
    without_report: z.array(sessionToCount),
    without_report_total: z.number().int(),
    /** Such sessions that were counted, and of which doses came, were taken back or put right since; in the same way. */
    differing_total: z.number().int(),
    differing: z.array(sessionToCount.extend({ batches: z.array(countDiffers) })),
  }),
  refusals: reportRefusals,
});

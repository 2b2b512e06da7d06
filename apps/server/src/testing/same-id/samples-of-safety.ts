import { followUpAefi, reportAefi } from '@teeka/contract/aefi';
import { receiveBatch, saveUtilisation, stopBatch } from '@teeka/contract/stock';
import { addDays } from '@teeka/domain/calendar';
import { uuidV7 } from '../../platform/ids/uuid-v7.ts';
import { aefiNotices, bcgRow } from '../aefi-notice.ts';
import { type SessionDay, vaccine } from '../session-day.ts';
import { bcgOnce, vialLines } from '../vial-line.ts';
import { anotherSession } from './another-session.ts';
import type { MadeSample } from './made-sample.ts';

const infant = (day: SessionDay) => ({ person: { dob: addDays(day.today, -60) } });

/** Adverse events, vials and stops. */
export const samplesOfSafety: readonly MadeSample[] = [
  {
    call: reportAefi,
    ids: ['report_id'],
    at: 'day',
    make: async (day) =>
      aefiNotices(day)(await day.person(infant(day).person), {
        vaccines: [{ ...bcgRow, dose_id: uuidV7() }],
      }),
    others: async (day, input: { beneficiary_reference_id: string }) => {
      const { session_id } = await anotherSession(day, input);
      return { 'another session': { ...(input as object), given_in_session_id: session_id } };
    },
  },
  {
    call: followUpAefi,
    ids: ['event_id'],
    at: 'day',
    make: async (day) => {
      const notice = aefiNotices(day)(await day.person(infant(day).person));
      await day.phone.ask(reportAefi, notice);
      const { report_id, beneficiary_reference_id } = notice;
      return {
        report_id,
        beneficiary_reference_id,
        event_id: uuidV7(),
        kind: 'answers',
        answers: { description: 'Seizure at home' },
        captured_at: day.at(),
      };
    },
  },
  {
    call: receiveBatch,
    ids: ['receipt_id', 'batch_id'],
    at: 'day',
    make: async (day) => ({
      receipt_id: uuidV7(),
      batch_id: uuidV7(),
      session_site_id: day.site.session_site_id,
      material_id: vaccine.penta,
      batch_number: `P-${uuidV7().slice(-6)}`,
      manufacturer: 'Doab Biologicals',
      expiry_date: '2027-06-30',
      vials: 20,
      vvm: 1,
      captured_at: day.at(),
    }),
    notKept: { batch_id: 'of a batch that is in stock its own holds, and is answered' },
  },
  {
    call: stopBatch,
    ids: ['stop_id'],
    at: 'day',
    make: async (day) => ({
      stop_id: uuidV7(),
      session_site_id: day.site.session_site_id,
      material_id: vaccine.penta,
      batch_number: 'P-1',
      stopped: true,
      reason: 'Monitor at stage 3',
      captured_at: day.at(),
    }),
  },
  {
    call: saveUtilisation,
    ids: ['utilisation_id'],
    at: 'day',
    make: async (day) => ({
      utilisation_id: uuidV7(),
      session_id: await day.session(1),
      lines: [vialLines(day)(bcgOnce)],
      correction_reason: '',
      captured_at: day.at(),
    }),
    notKept: { 'lines.*.doses_recorded': 'the server counts them itself' },
  },
];

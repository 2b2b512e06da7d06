import type { RequestOf } from '@teeka/contract/call';
import { addPreviousVaccination } from '@teeka/contract/vaccinations';
import { judgePaperRabies } from '@teeka/domain/bites';
import type { CivilDate } from '@teeka/domain/calendar';
import { judgeReported, plans } from '@teeka/domain/care';
import type { Refusals } from '@teeka/domain/refusal';
import { nationalSchedule } from '@teeka/domain/schedule';
import type { Now } from '../../../platform/clock/clock.ts';
import { clockRefusal } from '../../../platform/clock/submission.ts';
import { firstLocked } from '../../../platform/db/first-locked.ts';
import { expectFile } from '../../../platform/files/put/expect-file.ts';
import { type Context, commandHandler, type Refused, refuse } from '../../../platform/http/handler.ts';
import type { Platform } from '../../../platform/http/platform.ts';
import { uuidV7 } from '../../../platform/ids/uuid-v7.ts';
import { lockPerson, refuseUnlessInArea } from '../../beneficiaries/index.ts';
import { type CardFile, judgeCardFile } from './card-file.ts';
import {
  personForReport,
  type ReportRow,
  type StoredFile,
  type StoredPreviousDose,
  storeFile,
  storePreviousDoses,
  storeReport,
} from './queries.ts';
import { isSameReport } from './same-report.ts';

type Input = RequestOf<typeof addPreviousVaccination>;

type FileOfDose = CardFile & { readonly dose_id: string; readonly key: string };

/** A dose given elsewhere as the rules of recording see it: no batch, no site. */
const reported = ({ vaccine_details, material_id }: Input) =>
  vaccine_details.map(({ dose_id, dose_code, day_of_dose }) => ({
    dose_id,
    dose_code,
    material_id,
    given_on: day_of_dose,
    batch_id: null,
    batch_number: '',
    expiry_date: null,
    body_site: '',
  }));

/** Paths of the recording rules in the words of this call. */
const here = (path = '') =>
  path.replace(/given_on$/, 'day_of_dose').replace(/^vaccine_details\.\d+\.material_id$/, 'material_id');

type Judged = { readonly refused: Refusals } | { readonly doses: readonly StoredPreviousDose[] };

/** The doses to store: those of the national schedule by its rules, a series of rabies vaccine by its own. */
function dosesOf(input: Input, row: ReportRow, { today }: Now): Judged {
  if (input.vaccine_details.some(({ dose_code }) => dose_code === 'ARV')) return rabiesDoses(input, row, today);
  const judged = judgeReported(plans.schedule, reported(input), {
    ...row,
    person: row,
    batches: [],
    today,
    schedule: nationalSchedule,
  });
  if ('refused' in judged) return judged;
  const doses = judged.fresh.map(({ dose: { dose_id, dose_code, material_id, given_on }, attempt }) => ({
    dose_id,
    dose_code,
    material_id,
    given_on,
    attempt,
  }));
  return { doses };
}

/** Immunoglobulin that came with the series is a dose of its own, once, on the first day. */
function rabiesDoses(input: Input, row: ReportRow, today: CivilDate): Judged {
  const { material_id, rig_type, proof } = input;
  const known = { person: row, recorded: row.recorded, vaccines: row.vaccines, today };
  const judged = judgePaperRabies({ doses: reported(input), material_id, rig_type, proof }, known);
  if ('refused' in judged) return judged;
  const doses: StoredPreviousDose[] = judged.fresh.map(({ dose_id, dose_code, given_on, attempt }) => ({
    dose_id,
    dose_code,
    material_id,
    given_on,
    attempt,
  }));
  if (judged.rigOn !== null) {
    const attempt = row.recorded.filter(({ dose_code }) => dose_code === 'RIG').length + 1;
    doses.push({ dose_id: uuidV7(), dose_code: 'RIG', material_id: null, given_on: judged.rigOn, attempt });
  }
  return { doses };
}

/** An id of a dose that is on record or stands twice: it was another dose's before. */
function usedId({ vaccine_details }: Input, { recorded }: ReportRow): Refused | undefined {
  const ids = vaccine_details.map(({ dose_id }) => dose_id);
  const at = ids.findIndex((id, nth) => ids.indexOf(id) !== nth || recorded.some(({ dose_id }) => dose_id === id));
  return at < 0 ? undefined : refuse({ code: 'REQVAL0009', path: `vaccine_details.${at}.dose_id` });
}

/** The files that came along, each judged; one that no dose names is left out. */
async function judgedFiles(
  platform: Platform,
  { files, vaccine_details }: Input,
  who: Context,
): Promise<FileOfDose[] | Refused> {
  const kept: FileOfDose[] = [];
  for (const [at, { name, bytes }] of files.entries()) {
    const dose = vaccine_details.find(({ file_name }) => file_name === name);
    const judged = await judgeCardFile(name, Buffer.from(bytes), `files.${at}`);
    if (!dose && !('refused' in judged)) continue;
    const file = await expectFile(platform, who, { kind: 'card', file: judged });
    if ('refused' in file) return file;
    if (dose) kept.push({ ...file, dose_id: dose.dose_id });
  }
  return kept;
}

/** Records what was given elsewhere: it counts from now on, and waits for approval. */
export const addPreviousVaccinationHandler = (platform: Platform) =>
  commandHandler(addPreviousVaccination, {
    admits: ({ beneficiary_reference_id: number }, context) =>
      refuseUnlessInArea(number, 'beneficiary_reference_id', context),
    prepare: (input, context) => judgedFiles(platform, input, context),
    read: ({ beneficiary_reference_id: beneficiary_id, ...of }, { actor, now, db }) =>
      firstLocked(db, {
        hold: lockPerson(beneficiary_id),
        ask: personForReport(actor, now.today, { ...of, beneficiary_id }),
      }),
    async decide(input, row, { actor, now, prepared: files }) {
      if (!row) return refuse({ code: 'REQVAL0012', path: 'beneficiary_reference_id' });
      const { case_id, material_id, rig_type, proof, captured_at } = input;
      const wrongClock = clockRefusal(captured_at, now);
      if (wrongClock) return refuse(wrongClock);
      const { beneficiary_id } = row;
      if (row.is_visit) return refuse({ code: 'REQVAL0009', path: 'case_id' });
      if (row.report) {
        if (!isSameReport(input, files, row.report, actor.user_id))
          return refuse({ code: 'REQVAL0009', path: 'case_id' });
        const audit = [{ beneficiary_id, subject: case_id }];
        return { decision: undefined, reply: { case_id, status: row.report.status }, audit };
      }
      const used = usedId(input, row);
      if (used) return used;
      const judged = dosesOf(input, row, now);
      if ('refused' in judged) return refuse(...judged.refused.map((one) => ({ ...one, path: here(one.path) })));
      const { doses } = judged;
      const stored: StoredFile[] = [];
      for (const { dose_id, name, type, bytes, digest, key: file_key } of files) {
        await platform.files.put(file_key, bytes);
        stored.push({
          beneficiary_id,
          dose_id,
          file_name: name,
          file_key,
          file_type: type,
          digest,
          added_at: captured_at,
        });
      }
      return {
        decision: {
          report: { beneficiary_id, case_id, material_id, rig_type, proof, captured_at },
          doses,
          files: stored,
        },
        reply: { case_id, status: 'pending' as const },
        audit: [{ beneficiary_id, subject: case_id, detail: { doses: doses.map(({ dose_code }) => dose_code) } }],
      };
    },
    write(decision, { actor, db }) {
      if (!decision) return;
      const { report, doses, files } = decision;
      db.run(storeReport(report, actor.user_id));
      db.run(storePreviousDoses(report, doses, actor.user_id));
      for (const file of files) db.run(storeFile(file, actor.user_id));
    },
  });

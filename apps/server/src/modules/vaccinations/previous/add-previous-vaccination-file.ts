import { addPreviousVaccinationFile } from '@teeka/contract/vaccinations';
import { firstLocked } from '../../../platform/db/first-locked.ts';
import { expectFile } from '../../../platform/files/put/expect-file.ts';
import { commandHandler, refuse } from '../../../platform/http/handler.ts';
import type { Platform } from '../../../platform/http/platform.ts';
import { lockPerson } from '../../beneficiaries/index.ts';
import { judgeCardFile } from './card-file.ts';
import { type FileRow, fileOfDose, storeFile, storeWaitsAgain } from './queries.ts';

const noPlace = (row: FileRow | undefined) =>
  row
    ? refuse({ code: 'VACDOS0014', path: 'dose_id' })
    : refuse({ code: 'REQVAL0012', path: 'beneficiary_reference_id' });

/**
 * Keeps the file of a dose that was reported before; the same one again is answered, another one refused. A report by word that was
 * approved without it waits again: nobody has looked at the document, and certified is what somebody saw.
 */
export const addPreviousVaccinationFileHandler = ({ files, pool }: Platform) =>
  commandHandler(addPreviousVaccinationFile, {
    async admits({ beneficiary_reference_id: beneficiary_id, case_id, dose_id }, { actor, now, db }) {
      const row = await db.first(fileOfDose(actor, now.today, { beneficiary_id, case_id, dose_id }));
      return row?.has_dose ? undefined : noPlace(row);
    },
    prepare: async ({ file_name, content }, context) =>
      expectFile({ files, pool }, context, {
        kind: 'card',
        file: await judgeCardFile(file_name, Buffer.from(content, 'base64'), 'file_name'),
      }),
    read: ({ beneficiary_reference_id: beneficiary_id, case_id, dose_id }, { actor, now, db }) =>
      firstLocked(db, {
        hold: lockPerson(beneficiary_id),
        ask: fileOfDose(actor, now.today, { beneficiary_id, case_id, dose_id }),
      }),
    async decide({ case_id, dose_id, file_name, captured_at }, row, { prepared: file }) {
      if (!row?.has_dose) return noPlace(row);
      const { beneficiary_id, approved_by_word } = row;
      const isOther = row.file?.digest !== file.digest.toString('hex') || row.file.file_name !== file_name;
      if (row.file && isOther) return refuse({ code: 'REQVAL0009', path: 'file_name' });
      if (row.file) return { decision: undefined, reply: {}, audit: [{ beneficiary_id, subject: dose_id }] };
      const file_key = file.key;
      await files.put(file_key, file.bytes);
      const { type: file_type, digest } = file;
      const stored = {
        beneficiary_id,
        dose_id,
        file_name,
        file_key,
        file_type,
        digest,
        added_at: captured_at,
      };
      const waitsAgain = approved_by_word ? { beneficiary_id, case_id } : null;
      const audit = [{ beneficiary_id, subject: dose_id, detail: waitsAgain ? { waits_again: case_id } : {} }];
      return { decision: { stored, waitsAgain }, reply: {}, audit };
    },
    write(decision, { actor, db }) {
      if (!decision) return;
      const { stored, waitsAgain } = decision;
      db.run(storeFile(stored, actor.user_id));
      if (waitsAgain) for (const statement of storeWaitsAgain(waitsAgain)) db.run(statement);
    },
  });

import { addPreviousVaccinationFile } from '@teeka/contract/vaccinations';
import { expectFile } from '../../../platform/files/put/expect-file.ts';
import { commandHandler, refuse } from '../../../platform/http/handler.ts';
import type { Platform } from '../../../platform/http/platform.ts';
import { judgeCardFile } from './card-file.ts';
import { type FileRow, fileOfDose, storeFile } from './queries.ts';

const noPlace = (row: FileRow | undefined) =>
  row
    ? refuse({ code: 'VACDOS0014', path: 'dose_id' })
    : refuse({ code: 'REQVAL0012', path: 'beneficiary_reference_id' });

/** Keeps the file of a dose that was reported before; the same one again is answered, another one refused. */
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
      db.first(fileOfDose(actor, now.today, { beneficiary_id, case_id, dose_id })),
    async decide({ dose_id, file_name, captured_at }, row, { prepared: file }) {
      if (!row?.has_dose) return noPlace(row);
      const { beneficiary_id } = row;
      const audit = [{ beneficiary_id, subject: dose_id }];
      const isOther = row.file?.digest !== file.digest.toString('hex') || row.file.file_name !== file_name;
      if (row.file && isOther) return refuse({ code: 'REQVAL0009', path: 'file_name' });
      if (row.file) return { decision: undefined, reply: {}, audit };
      const file_key = file.key;
      await files.put(file_key, file.bytes);
      const { type: file_type, digest } = file;
      const decision = {
        beneficiary_id,
        dose_id,
        file_name,
        file_key,
        file_type,
        digest,
        added_at: captured_at,
      };
      return { decision, reply: {}, audit };
    },
    write(decision, { actor, db }) {
      if (decision) db.run(storeFile(decision, actor.user_id));
    },
  });

import { getHealthRecords, mostHealthRecords } from '@teeka/contract/fhir';
import { fhirNdjson } from '@teeka/domain/fhir';
import { fileDate } from '@teeka/domain/format';
import { queryHandler } from '../../platform/http/handler.ts';
import { healthRecordLines } from './health-record-lines.ts';

/** As many records as a file has; whose they are, how many and of which part of the area, is on the audit log before it leaves. */
export const getHealthRecordsHandler = queryHandler(getHealthRecords, async ({ after, within }, { db, actor, now }) => {
  const lines: string[] = [];
  const people: string[] = [];
  for await (const { person, line } of healthRecordLines(db, after, { actor, now })) {
    lines.push(line);
    people.push(person);
    if (lines.length === mostHealthRecords) break;
  }
  const name = `health-records-${fileDate(now.today)}.ndjson`;
  return {
    reply: { type: fhirNdjson, name, body: Buffer.from(lines.join('')) },
    audit: [
      { beneficiary_id: '0', detail: { within, people: people.length } },
      ...people.map((beneficiary_id) => ({ beneficiary_id, subject: 'file' })),
    ],
  };
});

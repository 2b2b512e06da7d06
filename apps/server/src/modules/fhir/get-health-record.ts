import { getHealthRecord } from '@teeka/contract/fhir';
import { fhirJson, healthRecord } from '@teeka/domain/fhir';
import { fileDate } from '@teeka/domain/format';
import { queryHandler, refuse } from '../../platform/http/handler.ts';
import { uuidV7 } from '../../platform/ids/uuid-v7.ts';
import { accountOf } from '../abha/index.ts';
import { authorOf, factsOfPerson } from './facts-of-person.ts';

/** The record of a person as it stands now; each time a document of its own. */
export const getHealthRecordHandler = queryHandler(getHealthRecord, async ({ beneficiary_ref_id: id }, context) => {
  const { actor, db, now, atRest } = context;
  const author = await authorOf(db, context);
  const facts = await factsOfPerson(db, id, { actor, now, author });
  if (!facts) return refuse({ code: 'REQVAL0012', path: 'beneficiary_ref_id' });
  const account = await accountOf(db, id, atRest);
  const record = healthRecord({ ...facts, account }, { document_id: uuidV7(), at: now.instant.toISOString() });
  if (!record) return refuse({ code: 'FHIREC0001' });
  const body = Buffer.from(JSON.stringify(record));
  return {
    reply: { type: fhirJson, name: `health-record-${fileDate(now.today)}.json`, body },
    audit: [{ beneficiary_id: facts.reference, detail: { document: record.id, doses: facts.doses.length } }],
  };
});

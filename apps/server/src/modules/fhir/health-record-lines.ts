import { healthRecord, lineOf } from '@teeka/domain/fhir';
import type { Reader } from '../../platform/db/database.ts';
import { uuidV7 } from '../../platform/ids/uuid-v7.ts';
import { authorOf, factsOfPerson, type Reading } from './facts-of-person.ts';
import { peopleAfter } from './queries.ts';

/** So many reference numbers are looked up at once, and of so many people all that is on record: memory does not grow with the area. */
const numbersAtOnce = 500;
const peopleAtOnce = 50;

/** Reference numbers of people of the actor's area, few at a time. */
async function* peopleFrom(db: Reader, after: string, { actor, now }: Reading): AsyncGenerator<readonly string[]> {
  for (let last: string | undefined = after || '0'; last !== undefined; ) {
    const rows: readonly { readonly beneficiary_id: string }[] = await db.rows(
      peopleAfter(actor, now.today, { after: last, most: numbersAtOnce }),
    );
    const ids = rows.map(({ beneficiary_id }) => beneficiary_id);
    for (let from = 0; from < ids.length; from += peopleAtOnce) yield ids.slice(from, from + peopleAtOnce);
    last = ids.length < numbersAtOnce ? undefined : ids.at(-1);
  }
}

/** A document, and whose it is. */
interface HealthRecordLine {
  readonly person: string;
  readonly line: string;
}

/**
 * The health records of the people of the actor's area, a document a line, in order of reference numbers from after the given one ('':
 * from the beginning). Whoever has no record is passed over. It reads as it is asked for more, and may be left at any line.
 */
export async function* healthRecordLines(
  db: Reader,
  after: string,
  reading: Reading,
): AsyncGenerator<HealthRecordLine> {
  const { actor, now } = reading;
  const author = await authorOf(db, reading);
  const at = now.instant.toISOString();
  for await (const ids of peopleFrom(db, after, reading)) {
    const facts = await Promise.all(ids.map((id) => factsOfPerson(db, id, { actor, now, author })));
    for (const one of facts) {
      const record = one && healthRecord(one, { document_id: uuidV7(), at });
      if (one && record) yield { person: one.reference, line: lineOf(record) };
    }
  }
}

import { setImmediate as nextTurn } from 'node:timers/promises';
import { healthRecord, lineOf } from '@teeka/domain/fhir';
import type { Pool } from '../../platform/db/pool.ts';
import { readOnce, withConnection } from '../../platform/db/read-once.ts';
import type { Batch, PersonLine } from '../../platform/downloads/index.ts';
import { uuidV7 } from '../../platform/ids/uuid-v7.ts';
import { authorOf, factsOfPerson, type Reading } from './facts-of-person.ts';
import { peopleAfter } from './queries.ts';

/** So many people make a batch, and of so many all that is on record is read at once: memory does not grow with the area. */
const peopleOfBatch = 100;
const peopleAtOnce = 20;
/** Records made in one go; between two goes the server answers others. */
const inOneGo = 10;

/**
 * The health records of the people of the actor's area, a document a line, in order of reference numbers, a batch at a time. Whoever has
 * no record is passed over. A connection is lent for some people at a time; each stands in it as they were when they were read.
 */
export async function* healthRecordLines(pool: Pool, reading: Reading): AsyncGenerator<Batch<PersonLine>> {
  const { actor, now } = reading;
  const author = await withConnection(pool, (db) => authorOf(db, reading));
  const at = now.instant.toISOString();
  for (let after: string | undefined = '0'; after !== undefined; ) {
    const people: readonly { readonly beneficiary_id: string }[] = await readOnce(
      pool,
      peopleAfter(actor, now.today, { after, most: peopleOfBatch }),
    );
    const lines: PersonLine[] = [];
    for (let from = 0; from < people.length; from += peopleAtOnce) {
      const some = people.slice(from, from + peopleAtOnce);
      const facts = await withConnection(pool, (db) =>
        Promise.all(some.map(({ beneficiary_id }) => factsOfPerson(db, beneficiary_id, { actor, now, author }))),
      );
      for (const [nth, one] of facts.entries()) {
        if (nth % inOneGo === 0) await nextTurn();
        const record = one && healthRecord(one, { document_id: uuidV7(), at });
        if (one && record) lines.push({ person: one.reference, line: lineOf(record) });
      }
    }
    yield { rows: lines, looked: people.length };
    after = people.length < peopleOfBatch ? undefined : people.at(-1)?.beneficiary_id;
  }
}

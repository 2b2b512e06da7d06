import {
  type AbhaSheet,
  abhaConsentDays,
  abhaConsentMethods,
  abhaConsentVersion,
  abhaPoints,
  abhaSuffixes,
  groupAbhaNumber,
} from '@teeka/domain/abha';
import type { DayNumber } from '@teeka/domain/calendar';
import type { Client } from 'pg';
import { type EventRow, storeAccount, storeEvent, storeWish } from '../../../src/modules/abha/index.ts';
import type { Statement } from '../../../src/platform/db/statement.ts';
import type { AtRest } from '../../../src/platform/sealing/at-rest.ts';
import { instantOf } from '../days.ts';
import { syntheticAbhaNumber } from '../people/numbers.ts';
import { random } from '../random.ts';
import { uuidNamed } from '../uuid.ts';
import { catchmentOf, type Holder } from './whose.ts';

export interface HealthAccountsPlan {
  readonly seed: number;
  readonly today: DayNumber;
  readonly atRest: AtRest;
}

/** Of the families the first have both accounts, the next the mother's alone, the last wish one for the child. */
const [both, hersAlone, childWishes] = [3, 3, 2];
/** Of the other adults the first have one, the last wish one; the wish of one of them has waited too long. */
const [linkedAdults, adultWishes] = [4, 3];

/** What was said and done on one day about somebody. */
interface Said {
  readonly holder: Holder;
  readonly day: DayNumber;
  readonly sheet: AbhaSheet;
  /** Of a child: who agreed for it, and in whose account it was made. */
  readonly guardian_id?: string;
}

/** Writes the health accounts and wishes of the demo, by the statements with which the server writes them. */
export async function writeHealthAccounts(client: Client, { seed, today, atRest }: HealthAccountsPlan): Promise<void> {
  const most = { families: both + hersAlone + childWishes, adults: linkedAdults + adultWishes };
  const catchment = await catchmentOf(client, today, most);
  if (!catchment) return;
  const { by, families, adults } = catchment;
  const numbers = random(seed, 17);
  const statements: Statement[] = [];
  const db = { run: (statement: Statement) => statements.push(statement) };
  let accounts = 0;

  const event = (beneficiary_id: string, what: EventRow['what'], at: Date): EventRow => ({
    ...{ beneficiary_id, what, at, recorded_at: at, done_by: by, reason: '' },
    event_id: uuidNamed(at.getTime(), `${what} ${beneficiary_id}`),
    ...{ consent_id: null, wish_id: null, guardian_id: null, relation_proof: null },
    ...{ sheet: null, sheet_version: null, language: null, given_by: null, method: null, points: null },
  });
  /** The consent that it rests on, some minutes before. */
  const agreed = ({ holder: { beneficiary_id }, day, sheet, guardian_id = '' }: Said, at: Date): EventRow => {
    const consent: EventRow = {
      ...event(beneficiary_id, 'consent', new Date(at.getTime() - 4 * 60_000)),
      guardian_id: guardian_id || null,
      ...{ sheet, sheet_version: abhaConsentVersion, language: 'hi', points: [...abhaPoints[sheet]].toSorted() },
      ...{ given_by: sheet === 'adult' ? 'person' : 'guardian', method: abhaConsentMethods[day % 3] ?? 'spoken' },
    };
    db.run(storeEvent(consent));
    return consent;
  };
  const link = (said: Said): void => {
    const { holder, day, guardian_id } = said;
    const { beneficiary_id } = holder;
    const at = new Date(instantOf(day, 640 + numbers.between(0, 180)));
    const consent_id = agreed(said, at).event_id;
    accounts += 1;
    const abha_number = groupAbhaNumber(syntheticAbhaNumber(accounts, seed));
    const linked = {
      ...event(beneficiary_id, 'linked', at),
      ...{ consent_id, guardian_id: guardian_id ?? null, relation_proof: guardian_id ? 'mcp-card' : null },
    };
    storeAccount(
      {
        person: holder,
        account: { abha_number, abha_address: addressOf(holder, abha_number) },
        care_context: uuidNamed(at.getTime(), `care context of ${beneficiary_id}`),
        ...{ consent_id, event: linked },
      },
      { db, atRest, actor: { user_id: by }, now: { instant: at } },
    );
  };
  const wish = (said: Said): void => {
    const { beneficiary_id } = said.holder;
    const at = new Date(instantOf(said.day, 600 + numbers.between(0, 200)));
    const consent_id = agreed(said, at).event_id;
    const wish_id = uuidNamed(at.getTime(), `wish of ${beneficiary_id}`);
    db.run(storeEvent({ ...event(beneficiary_id, 'wish', at), consent_id, wish_id }));
    const open = { ended: null, ended_by: null, ended_at: null };
    db.run(
      storeWish({ beneficiary_id, wish_id, consent_id, captured_at: at, waits_since: at, wished_by: by, ...open }),
    );
  };

  for (const [nth, { child, mother }] of families.entries()) {
    const day = today - numbers.between(3, 25);
    if (nth >= both + hersAlone)
      wish({
        holder: child,
        day: today - 1 - (nth % 4),
        sheet: 'child',
        guardian_id: mother.beneficiary_id,
      });
    else link({ holder: mother, day, sheet: 'adult' });
    if (nth < both) link({ holder: child, day: day + 1, sheet: 'child', guardian_id: mother.beneficiary_id });
  }
  for (const [nth, holder] of adults.entries()) {
    const day = today - numbers.between(3, 120);
    if (nth < linkedAdults) link({ holder, day, sheet: 'adult' });
    else
      wish({ holder, day: today - (nth === linkedAdults ? abhaConsentDays + 4 : nth - linkedAdults), sheet: 'adult' });
  }
  for (const { sql, parameters } of statements) await client.query(sql, [...parameters]);
}

/** As the account service makes them up: the beginning of the name, a dot, the end of the number. */
function addressOf({ ben_name }: Holder, abha_number: string): string {
  const name = ben_name
    .toLowerCase()
    .replace(/[^a-z]/g, '')
    .slice(0, 10)
    .padEnd(4, 'a');
  return `${name}.${abha_number.slice(-4)}${abhaSuffixes.sandbox}`;
}

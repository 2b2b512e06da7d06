import { isDeepStrictEqual } from 'node:util';
import type { RequestOf } from '@teeka/contract/call';
import { saveCaseDetails } from '@teeka/contract/cases';
import { caseCategoryRefusal } from '@teeka/domain/care';
import { earlierEventRefusals, screeningRecordRefusal, vaccinesOf } from '@teeka/domain/vaccinations';
import type { Actor } from '../../platform/access/actor.ts';
import { firstHeld } from '../../platform/db/first-held.ts';
import { sinceOf } from '../../platform/db/pack-cursor.ts';
import { type CommandHandler, refuse } from '../../platform/http/handler.ts';
import { lockPerson } from '../beneficiaries/index.ts';
import { openingOutcome } from './held-visit.ts';
import { type CaseJson, type NewCase, type OpeningRow, storeCase, visitForCase } from './queries.ts';
import { isSameOpening } from './resent/same-opening.ts';
import { withinReach } from './within-reach.ts';

type Input = RequestOf<typeof saveCaseDetails>;

/** Is this the very case that is on record under its id, with the same answers? */
const isSame = (stored: CaseJson, { asked }: OpeningRow, input: Input, actor: Actor): boolean =>
  isSameOpening(stored, input, actor) &&
  stored.material_category === input.material_category &&
  asked?.of_bite === false &&
  asked.rules_version === input.rules_version &&
  isDeepStrictEqual(asked.screening, input.screening);

/** Adverse events that the worker could know of, which speak against a vaccine of this visit, with no reason to go on. */
function unaskedEvents({ screening }: Input, { events, vaccines }: OpeningRow) {
  const shown = screening?.earlier_events ?? [];
  const known = events
    .filter(({ known, event }) => known || shown.some(({ report_id }) => report_id === event.report_id))
    .map(({ event }) => event);
  const given = vaccinesOf(vaccines.flatMap(({ dose_codes }) => dose_codes));
  return earlierEventRefusals(shown, known, given);
}

export const saveCaseDetailsHandler: CommandHandler<
  typeof saveCaseDetails,
  OpeningRow | undefined,
  NewCase | undefined
> = {
  call: saveCaseDetails,
  holds: ({ beneficiary_reference_id }) => beneficiary_reference_id,
  async read(input, context) {
    const { actor, now, db } = context;
    const beneficiary_id = input.beneficiary_reference_id;
    const since = sinceOf(input.pack_cursor, now.today);
    const row = await firstHeld(db, {
      hold: lockPerson(beneficiary_id),
      ask: visitForCase(actor.scope, { ...input, beneficiary_id }, since?.change ?? null),
    });
    return withinReach(row, context, beneficiary_id);
  },
  decide(input, row, { actor, now }) {
    if (!row) return refuse({ code: 'REQVAL0012', path: 'beneficiary_reference_id' });
    const { session, care_case, beneficiary_id } = row;
    if (!session) return refuse({ code: 'REQVAL0012', path: 'session_id' });
    const { case_id, session_id, material_category, material_ids, screened, captured_at } = input;
    const { screening, rules_version } = input;
    const audit = [{ beneficiary_id, subject: case_id, detail: { session_id, captured_at } }];
    if (care_case) {
      if (!isSame(care_case, row, input, actor)) return refuse({ code: 'REQVAL0009', path: 'case_id' });
      return { decision: undefined, reply: { case_id }, audit };
    }
    const elsewhere = caseCategoryRefusal('schedule', session.category);
    if (elsewhere) return refuse({ ...elsewhere, path: 'material_category' });
    const known = new Set(row.vaccines.map((vaccine) => vaccine.material_id));
    const unknown = material_ids.findIndex((id) => !known.has(id));
    if (unknown >= 0) return refuse({ code: 'VACDOS0013', path: `material_ids.${unknown}` });
    const unclear = screening ? screeningRecordRefusal(screening) : undefined;
    if (unclear) return refuse(unclear);
    const unasked = unaskedEvents(input, row);
    if (unasked.length > 0) return refuse(...unasked);
    const outcome = openingOutcome({ ...row, session }, captured_at, now);
    if ('refusal' in outcome) return refuse({ path: 'beneficiary_reference_id', ...outcome.refusal });
    const { session_site_id } = session;
    const opened = { case_id, session_id, material_category, material_ids, screened, opened_at: captured_at };
    const asked = { screening: screening && JSON.stringify(screening), rules_version };
    return { decision: { ...opened, ...asked, beneficiary_id, session_site_id }, reply: { case_id }, audit };
  },
  write(decision, { actor, db }) {
    if (decision) db.run(storeCase(decision, actor.user_id));
  },
};

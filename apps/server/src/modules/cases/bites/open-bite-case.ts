import { isDeepStrictEqual } from 'node:util';
import type { RequestOf } from '@teeka/contract/call';
import { saveCaseDetails } from '@teeka/contract/cases';
import type { BiteDetails } from '@teeka/contract/cases/bite-shapes';
import {
  biteDayRefusals,
  freeTextRefusals,
  isTreatedByCase,
  missingBiteFields,
  woundCountRefusals,
} from '@teeka/domain/bites';
import type { CivilDate } from '@teeka/domain/calendar';
import { caseCategoryRefusal } from '@teeka/domain/care';
import { rabiesRulesOf, regimenOf } from '@teeka/domain/rabies';
import type { Refusal, RefusalCode } from '@teeka/domain/refusal';
import { firstHeld } from '../../../platform/db/first-held.ts';
import { type CommandHandler, refuse } from '../../../platform/http/handler.ts';
import { lockPerson } from '../../beneficiaries/index.ts';
import { openingOutcome } from '../held-visit.ts';
import { lineAfter } from '../list-line/queries.ts';
import { isSameOpening } from '../resent/same-opening.ts';
import { withinReach } from '../within-reach.ts';
import { type BiteVisitRow, biteVisit, type NewBiteCase, storeBiteCase } from './queries.ts';

type Input = RequestOf<typeof saveCaseDetails>;
type Decision = NewBiteCase | undefined;

/** Opens the case of a bite: what was asked before anything was given. */
export const openBiteCase: CommandHandler<typeof saveCaseDetails, BiteVisitRow | undefined, Decision> = {
  call: saveCaseDetails,
  async read(input, context) {
    const beneficiary_id = input.beneficiary_reference_id;
    const visit = { ...input, beneficiary_id, batch_ids: [], dose_ids: [] };
    const row = await firstHeld(context.db, {
      hold: lockPerson(beneficiary_id),
      ask: biteVisit(context.actor.scope, visit),
    });
    return withinReach(row, context, beneficiary_id);
  },
  decide(input, row, { actor, now }) {
    if (!row) return refuse({ code: 'REQVAL0012', path: 'beneficiary_reference_id' });
    const { session, care_case, beneficiary_id } = row;
    if (!session) return refuse({ code: 'REQVAL0012', path: 'session_id' });
    const { case_id, session_id, material_ids, screened, captured_at, bite } = input;
    const audit = [{ beneficiary_id, subject: case_id, detail: { session_id, captured_at } }];
    if (care_case) {
      const same = isSameOpening(care_case, input, actor) && isDeepStrictEqual(row.bite?.details, bite);
      return same
        ? { decision: undefined, reply: { case_id }, audit }
        : refuse({ code: 'REQVAL0009', path: 'case_id' });
    }
    const elsewhere = caseCategoryRefusal('rabies', session.category);
    if (elsewhere) return refuse({ ...elsewhere, path: 'bite' });
    if (!bite) return refuse({ code: 'RABIES0009', path: 'bite' });
    const wrong = wrongDetails(bite, { dob: row.dob, today: now.today });
    if (wrong) return refuse(wrong);
    if (bite.case_type === 'rabies' && row.has_open_course) return refuse({ code: 'RABIES0012', path: 'bite' });
    const unknown = unknownMaterial(input, row);
    if (unknown >= 0) return refuse({ code: 'VACDOS0013', path: `material_ids.${unknown}` });
    const outcome = openingOutcome({ ...row, session }, captured_at, now);
    if ('refusal' in outcome) return refuse({ path: 'beneficiary_reference_id', ...outcome.refusal });
    const opened = { case_id, session_id, material_ids, screened, opened_at: captured_at };
    const { session_site_id } = session;
    const entry = isTreatedByCase(bite) && 'status' in outcome ? outcome.status : null;
    const line = lineAfter(session, row.entry?.status ?? null, entry);
    const about = { ...factsOf(bite), beneficiary_id, session_site_id, restarted_from: null };
    const decision = { ...opened, ...about, ...line };
    return { decision, reply: { case_id }, audit };
  },
  write(decision, { actor, db }) {
    if (decision) for (const statement of storeBiteCase(decision, actor.user_id)) db.run(statement);
  },
};

function unknownMaterial({ material_ids }: Input, { vaccines }: BiteVisitRow): number {
  const known = new Set(vaccines.map((vaccine) => vaccine.material_id));
  return material_ids.findIndex((id) => !known.has(id));
}

/** The details must be those of the type, with what such a case needs, of a regimen that exists, and of days that can be. */
function wrongDetails(
  bite: BiteDetails,
  known: { readonly dob: CivilDate; readonly today: CivilDate },
): Refusal<RefusalCode> | undefined {
  const { case_type, rabies, venom } = bite;
  const [told, other] = case_type === 'rabies' ? [rabies, venom] : [venom, rabies];
  if (!told || other) return { code: 'RABIES0009', path: 'bite.case_type' };
  const [wrong] = [
    ...missingBiteFields(case_type, { ...told }),
    ...biteDayRefusals(told, known),
    ...freeTextRefusals(told),
    ...woundCountRefusals(rabies ?? {}),
  ];
  if (wrong) return { ...wrong, path: `bite.${case_type}.${wrong.path}` };
  const { regimen } = factsOf(bite);
  const isKnown = regimen === '' || regimenOf(rabiesRulesOf(rabies?.rules_version ?? ''), regimen);
  return isKnown ? undefined : { code: 'RABIES0010', path: 'bite.rabies.regimen' };
}

/** The columns beside the details. */
export function factsOf(details: BiteDetails) {
  const { case_type, rabies, venom } = details;
  return {
    case_type,
    details,
    regimen: rabies?.regimen ?? '',
    rules_version: rabies?.rules_version ?? venom?.rules_version ?? '',
    bitten_on: rabies?.bitten_on ?? venom?.bitten_on ?? null,
  };
}

import { subjectOf } from '../../platform/outbox/chains.ts';
import type { Item } from '../../platform/outbox/item.ts';
import { personPath } from '../../ui/person/person-path.ts';

/**
 * Where a refused item can be corrected: the screen it came from, with the item's id under `mend`. The screen fills
 * itself from the item's input and saves with `outbox.replace`. Null for acts that have
 * nothing to fill in: they are sent again or given up.
 */
export function mendPath(item: Item): string | null {
  const { session, person } = subjectOf(item.input);
  const found = paths[item.call]?.(person ?? '', session ?? '', item.input);
  return found ? `${found}${found.includes('?') ? '&' : '?'}mend=${item.id}` : null;
}

/** A follow-up: answers to the whole form go back into the form, one step of it into its sheet. */
function followUp(person: string, input: unknown): string {
  const { report_id = '', vaccines = null } = input as { report_id?: string; vaccines?: unknown };
  return vaccines === null ? `/aefi/report/${person}/${report_id}` : `/aefi/new/${person}?report=${report_id}`;
}

/** What happened in a case of a bite goes back into its sheet, a call into that of who is to be called. */
function caseEvent(person: string, session: string, input: unknown): string {
  const { event } = input as { event?: { kind?: string } };
  if (event?.kind === 'recall') return '/rabies-recall';
  return session !== '' && withSheet.includes(event?.kind ?? '') ? `/case-details/${person}/${session}` : '';
}
const withSheet = ['animal', 'look', 'clotting-test', 'treatment', 'reaction', 'drip-ended', 'referral', 'outcome'];

const paths: Readonly<Record<string, (person: string, session: string, input: unknown) => string>> = {
  'beneficiaries.registration': (_, session) =>
    session === '' ? '/new-beneficiary' : `/new-beneficiary/session/${session}`,
  'beneficiaries.updateBeneficiaryBasicDetails': (person) => `/edit-beneficiary/${person}`,
  'beneficiaries.declareBenDeath': (person) => personPath(person),
  'beneficiaries.savePhoto': (person) => `/edit-beneficiary/${person}`,
  'vaccinations.saveCardPhoto': (person) => personPath(person),
  'sessions.verifyManually': (person, session) => `/beneficiary-verification/${person}/${session}/identification`,
  'sessions.changeSlot': (_, session) => `/session/${session}`,
  'identity.confirmVerification': (person, session) => `/beneficiary-verification/${person}/${session}/identification`,
  'aefi.reportAefi': (person) => `/aefi/new/${person}`,
  'aefi.followUpAefi': (person, _, input) => followUp(person, input),
  'vaccinations.addPreviousVaccination': (person) => `/new-beneficiary/record-previous-vaccination/${person}`,
  'vaccinations.addPreviousVaccinationFile': (person) => `/new-beneficiary/record-previous-vaccination/${person}`,
  'stock.receiveBatch': () => '/stock',
  'stock.stopBatch': () => '/stock',
  'stock.saveUtilisation': (_, session) => `/session/${session}/utilisation`,
  'sessions.endSession': (_, session) => `/session/${session}/utilisation`,
  'cases.addCaseEvent': caseEvent,
  'cases.saveCaseDetails': (person, session) => `/case-details/${person}/${session}`,
  'cases.restartCase': (person, session) => (session === '' ? '' : `/case-details/${person}/${session}`),
  'cases.addVaccineDetails': (person, session) => `/case-details/${person}/${session}/beneficiary-vaccination-details`,
};

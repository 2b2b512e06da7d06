import type { Item } from './item.ts';

/** What a write is about, as far as order matters. */
export interface Subject {
  readonly session: string | null;
  readonly person: string | null;
  /** The case of a visit. */
  readonly visit: string | null;
  /** The report of an adverse event. */
  readonly report: string | null;
}

const textAt = (input: unknown, name: string): string | null => {
  const value = (input as Record<string, unknown> | null)?.[name];
  return typeof value === 'string' && value !== '' ? value : null;
};

const personIn = (input: unknown): string | null =>
  textAt(input, 'beneficiary_id') ?? textAt(input, 'beneficiary_reference_id') ?? textAt(input, 'beneficiary_ref_id');

/** Reads session, person and case from a request; calls name the person in three ways. */
export function subjectOf(input: unknown): Subject {
  return {
    session: textAt(input, 'session_id'),
    person: personIn(input),
    // A course that begins anew is the start of its new case: the doses of that one wait for it.
    visit: textAt(input, 'new_case_id') ?? textAt(input, 'case_id'),
    report: textAt(input, 'report_id'),
  };
}

const starts = 'sessions.startSession';
const ends = 'sessions.endSession';
const registers = 'beneficiaries.registration';
const receives = 'stock.receiveBatch';
const gives = 'cases.addVaccineDetails';
const counts = 'stock.saveUtilisation';
/**
 * Beside everything else: it waits for its person to be registered or put on the list and for the same kind before it,
 * and nothing else waits for it.
 */
const besides: readonly (readonly string[])[] = [
  [
    'beneficiaries.savePhoto',
    'beneficiaries.removePhoto',
    'vaccinations.saveCardPhoto',
    'vaccinations.removeCardPhoto',
  ],
  ['sessions.changeSlot'],
];
const beside = besides.flat();
/** What is done with a session once it has ended, each after the other. */
const afterEnd: readonly string[] = ['sessions.carryNoShows', 'sessions.undoCarryNoShows'];

interface Made {
  readonly call: string;
  readonly input: unknown;
}

/**
 * Which unsettled items must be done before a new one: the start of its session; within a visit the step before it;
 * before a visit the last step that brought the person there (added, verified); before a child the registration of its
 * guardian; within the report of an adverse event
 * the event before it, and nothing else waits for one; before a dose the vial that was taken into stock for it; before
 * the count of a session's vials the doses it counts and an earlier count; and for the end of a session everything of
 * that session, and that end before its no-shows are carried on. Others go their own way, so that one refusal holds up
 * nobody else, nor a second try.
 */
export function dependenciesOf(made: Made, items: readonly Item[]): readonly string[] {
  const { session } = subjectOf(made.input);
  const earlier = items.filter((item) => item.state !== 'done');
  const sameSession = (item: Item) => session !== null && subjectOf(item.input).session === session;
  if (made.call === ends)
    return earlier.filter((item) => sameSession(item) && !beside.includes(item.call)).map((item) => item.id);
  if (afterEnd.includes(made.call)) {
    const before = earlier.findLast(
      (item) => sameSession(item) && (item.call === ends || afterEnd.includes(item.call)),
    );
    return before ? [before.id] : [];
  }
  if (made.call === counts)
    return earlier
      .filter((item) => sameSession(item) && (item.call === gives || item.call === counts))
      .map((item) => item.id);
  const start = earlier.findLast((item) => item.call === starts && sameSession(item));
  return [
    start,
    stepBefore(made, earlier),
    guardianBefore(made, earlier),
    sameKindBefore(made, earlier),
    ...vialsBefore(made, earlier),
  ]
    .filter((item) => item !== undefined)
    .map((item) => item.id);
}

/** What was last done with the person's photo, or slot, here: the last of them is to hold on the server too. */
function sameKindBefore({ call, input }: Made, earlier: readonly Item[]): Item | undefined {
  const kind = besides.find((calls) => calls.includes(call));
  if (!kind) return undefined;
  const { person } = subjectOf(input);
  return earlier.findLast(
    (item) => kind.includes(item.call) && item.state !== 'refused' && subjectOf(item.input).person === person,
  );
}

/** The guardian of a child, where the phone has registered her too: the server knows no child of somebody unknown. */
function guardianBefore({ input }: Made, earlier: readonly Item[]): Item | undefined {
  const guardian = textAt(input, 'guardian_ben_id');
  return earlier.findLast(
    (item) => item.call === registers && guardian !== null && subjectOf(item.input).person === guardian,
  );
}

/** The batches that doses are drawn from and that this phone took into stock. */
function vialsBefore({ input }: Made, earlier: readonly Item[]): readonly Item[] {
  const doses = (input as { vaccine_details?: readonly unknown[] } | null)?.vaccine_details ?? [];
  const drawn = doses.map((dose) => textAt(dose, 'batch_id')).filter((id) => id !== null);
  return earlier.filter((item) => item.call === receives && drawn.includes(textAt(item.input, 'batch_id') ?? ''));
}

function stepBefore(made: Made, earlier: readonly Item[]): Item | undefined {
  const { person, visit, report } = subjectOf(made.input);
  const inReport = earlier.findLast((item) => report !== null && subjectOf(item.input).report === report);
  if (inReport) return inReport;
  const inVisit = earlier.findLast((item) => visit !== null && subjectOf(item.input).visit === visit);
  if (inVisit) return inVisit;
  return earlier.findLast((item) => {
    const about = subjectOf(item.input);
    const refusedTry = item.state === 'refused' && item.call === made.call;
    return isAboutPerson(about, person) && !refusedTry && !beside.includes(item.call);
  });
}

/** Brings the person there: neither a step of a visit nor the report of an event. */
function isAboutPerson(about: Subject, person: string | null): boolean {
  return person !== null && about.person === person && about.visit === null && about.report === null;
}

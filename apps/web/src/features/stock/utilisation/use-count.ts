import { useQuery } from '@tanstack/react-query';
import type { InputOf } from '@teeka/contract/call';
import { endSession } from '@teeka/contract/sessions';
import { getSessionUtilisation, saveUtilisation } from '@teeka/contract/stock';
import type { Material } from '@teeka/contract/vaccinations';
import {
  type CarriedVials,
  changedLine,
  type DosesOfBatch,
  type GivenDoses,
  lineKey,
  proposedLine,
  type UtilisationLine,
} from '@teeka/domain/stock';
import { useMemo } from 'react';
import { send } from '../../../platform/api/index.ts';
import { now } from '../../../platform/clock/index.ts';
import type { Entry } from '../../../platform/outbox/index.ts';
import { newId } from '../../../platform/store/index.ts';
import { useForm, useOpened } from '../../../records/forms/use-form.ts';
import { withWaiting } from '../../../records/stock/session-vials.ts';
import { useItems, useOnline } from '../../../records/workday/index.ts';
import {
  asCounted,
  asksWhy,
  type CountDraft,
  countBefore,
  countHere,
  countPlace,
  emptyCount,
  endPlace,
  knownOf,
  leftBehind,
  linesOf,
  receivedHere,
  type Sources,
  without,
  wrongInCount,
} from './state.ts';

/** The question after a session's vials, as the screen asks it too. */
export const utilisationQuery = (session_id: string) => ({
  queryKey: ['sessionUtilisation', session_id] as const,
  retry: false,
  queryFn: () => send(getSessionUtilisation, { session_id }, { quiet: true, silent: true }),
});

/** A session whose vials are counted, as this phone knows it, or as the server tells of one that is not on it. */
export interface CountGround {
  readonly session_id: string;
  readonly on: string;
  readonly materials: readonly Material[];
  readonly given: readonly GivenDoses[];
  /** Of the count that holds; none: nobody counted yet. */
  readonly counted: readonly DosesOfBatch[];
  readonly carried: readonly CarriedVials[];
  readonly session_site_id: string;
}

const most = 60;
const nothing = { material_id: 0, batch_number: '', expiry_date: null, doses: 0 };
const oneLine = Object.keys(proposedLine(nothing, [], { on: '', codeOf: () => '' }));
const fields = [
  'correction_reason',
  ...Array.from({ length: most }, (_, at) => oneLine.map((field) => `lines.${at}.${field}`)).flat(),
];

/** The vials of one session as they are counted: proposed from the doses, kept as a draft, saved through the outbox. */
export function useCount({ session_id, session_site_id, on, materials, ...here }: CountGround) {
  const online = useOnline();
  const items = useItems();
  const local = countHere(items, session_id);
  const form = useForm<CountDraft>({
    place: countPlace(session_id),
    empty: emptyCount,
    fields,
    keptAs: `vials-of/${session_id}`,
    // There is one count of a session: whoever counts again goes on with the one that was refused.
    takesUp: local?.state === 'refused' ? local.id : null,
  });
  const { busy, put: keep, opened } = form;
  const draft = form.ready ? form.value : null;
  // What the server said before a dose or a count of this phone reached it is requested again.
  const sent = items.filter(({ state }) => state === 'done').length;
  const { data } = useQuery({
    ...utilisationQuery(session_id),
    queryKey: [...utilisationQuery(session_id).queryKey, sent],
    enabled: online,
    placeholderData: (before) => before,
  });
  const vaccines = useMemo(() => new Map(materials.map((one) => [one.material_id, one.material_code])), [materials]);
  const given = data ? withWaiting(data.given, items, session_id) : here.given;
  const { earlier, changed, isCorrection } = countBefore({
    local,
    given,
    counted: here.counted,
    report: data?.report ?? null,
    reasonRequired: asksWhy(opened && { refusals: opened.item.refusals, draft: opened.value }),
  });
  const reason = draft?.correction_reason ?? '';
  /** The end that the server refused because the vials were not counted: it is sent again behind them. */
  const end = useOpened<null>(endPlace(session_id))?.item;
  const sources: Sources = {
    given,
    carried: data?.carried ?? here.carried,
    earlier,
    on,
    codeOf: (id) => vaccines.get(id) ?? '',
    sizesOf: (id) => materials.find((one) => one.material_id === id)?.doses_per_vial ?? [],
    received: receivedHere(items, { session_site_id, on }),
  };
  const lines = linesOf(draft ?? emptyCount, sources);
  const refusals = form.refusals;

  const edit = (part: Partial<CountDraft>) => {
    if (draft) void keep({ ...draft, ...part });
  };
  /** What is typed of a line; what is computed from it follows. */
  const change = (line: UtilisationLine, typed: Partial<UtilisationLine>) => {
    if (!draft) return;
    const of = `lines.${lines.indexOf(line)}.`;
    for (const field of oneLine) refusals.clear(`${of}${field}`);
    edit({ lines: { ...draft.lines, [lineKey(line)]: changedLine(line, typed, knownOf(line, sources)) } });
  };
  /** A line of a batch that nobody was given of. */
  const add = (batch: Omit<GivenDoses, 'doses'>) =>
    edit({ added: [...(draft?.added ?? []), proposedLine({ ...batch, doses: 0 }, [], sources)] });
  const take = (key: string) => edit({ taken: [...(draft?.taken ?? []), key] });
  /** Takes a line off again that no dose and no earlier count asks for. */
  const leave = (line: UtilisationLine) => {
    const isNeeded = line.doses_recorded > 0 || earlier.some((one) => lineKey(one) === lineKey(line));
    return draft && !isNeeded ? () => void keep(without(draft, lineKey(line))) : undefined;
  };
  const correct = (correction_reason: string) => edit({ correction_reason });
  /** Saves on this phone; answers whether it was saved. */
  const finish = async (): Promise<boolean> => {
    if (!draft) return false;
    const correction = isCorrection ? reason : null;
    if (!refusals.show(wrongInCount(lines, { on, vaccines, correction }))) return false;
    const at = now();
    const input = {
      utilisation_id: newId(at),
      session_id,
      lines: lines.map((line) => ({ ...line })),
      correction_reason: (correction ?? '').trim(),
      captured_at: at.toISOString(),
    };
    const entries: readonly Entry[] = [
      { call: saveUtilisation, input },
      ...(end
        ? [{ call: endSession, input: end.input as InputOf<typeof endSession>, options: { draft: end.draft ?? null } }]
        : []),
    ];
    const as = { ...asCounted(draft, lines), correction_reason: input.correction_reason };
    return (await form.save(entries, { as, instead: end ? [end] : [] })) !== null;
  };
  return {
    ready: draft !== null,
    lines,
    vaccines,
    isCorrection,
    reason,
    changed,
    refusals,
    busy,
    change,
    add,
    behind: leftBehind(draft ?? emptyCount, sources),
    take,
    leave,
    correct,
    finish,
  };
}

import { useQuery } from '@tanstack/react-query';
import type { InputOf } from '@teeka/contract/call';
import { endSession, type Session } from '@teeka/contract/sessions';
import { getSessionUtilisation, saveUtilisation } from '@teeka/contract/stock';
import { carriedOn, lineKey, type UtilisationLine } from '@teeka/domain/stock';
import { useMemo } from 'react';
import { send } from '../../../platform/api/index.ts';
import { now } from '../../../platform/clock/index.ts';
import type { PackView } from '../../../platform/pack/index.ts';
import { newId } from '../../../platform/store/index.ts';
import { useDraft, useItem, useItems, useOnline, useWorkday } from '../../../platform/workday/index.ts';
import { useRefusals } from '../../../ui/index.ts';
import { useMended } from '../../../ui/saving/use-mended.ts';
import { useSaving } from '../../../ui/saving/use-saving.ts';
import { givenHere } from './given-here.ts';
import { countHere, emptyCount, linesOf, linesOfItem, wrongInCount } from './state.ts';

/** The vials of one session as they are counted: proposed from the doses, kept as a draft, saved through the outbox. */
export function useCount(view: PackView, session: Session) {
  const { session_id, date_of_session: on } = session;
  const { meta } = view.rows;
  const workday = useWorkday();
  const online = useOnline();
  const items = useItems();
  const [draft, keep] = useDraft(`vials-of/${session_id}`, emptyCount);
  const { busy, save } = useSaving();
  const { data } = useQuery({
    queryKey: ['sessionUtilisation', session_id],
    enabled: online,
    retry: false,
    queryFn: () => send(getSessionUtilisation, { session_id }, { quiet: true, silent: true }),
  });
  const vaccines = useMemo(
    () => new Map(meta.materials.map((one) => [one.material_id, one.material_code])),
    [meta],
  );
  const local = countHere(items, session_id);
  const mended = local?.state === 'refused' ? local : undefined;
  const counted = (session.vials_counted ?? []).length > 0;
  const isCorrection = mended === undefined && (data?.report != null || local !== undefined || counted);
  const asked = useItem(useMended());
  /** The end that the server refused because the vials were not counted: it is sent again behind them. */
  const end = asked?.state === 'refused' && asked.call === endSession.name ? asked : null;
  const here = useMemo(() => givenHere(view, session), [view, session]);
  const unsent = items.some((item) => item.call === 'cases.addVaccineDetails' && item.state !== 'done');
  const earlier = local ? linesOfItem(local) : (data?.report?.lines ?? []);
  const lines = linesOf(draft ?? emptyCount, {
    given: data && !unsent ? data.given : here,
    carried: data?.carried ?? carriedOn(meta.kept_vials ?? [], on),
    earlier,
    on,
    codeOf: (id) => vaccines.get(id) ?? '',
  });
  const refusals = useRefusals([
    'correction_reason',
    ...lines.flatMap((line, at) => Object.keys(line).map((key) => `lines.${at}.${key}`)),
  ]);

  const change = (line: UtilisationLine) => {
    if (!draft) return;
    refusals.show([]);
    void keep({ ...draft, lines: { ...draft.lines, [lineKey(line)]: line } });
  };
  const add = (line: UtilisationLine) => {
    if (draft) void keep({ ...draft, added: [...draft.added, line] });
  };
  const correct = (correction_reason: string) => {
    if (draft) void keep({ ...draft, correction_reason });
  };
  /** Saves on this phone; answers whether it was saved. */
  const finish = async (): Promise<boolean> => {
    if (!workday || !draft) return false;
    const correction = isCorrection ? draft.correction_reason : null;
    if (!refusals.show(wrongInCount(lines, { on, vaccines, correction }))) return false;
    const at = now();
    const input = {
      utilisation_id: newId(at),
      session_id,
      lines: lines.map((line) => ({ ...line })),
      correction_reason: (correction ?? '').trim(),
      captured_at: at.toISOString(),
    };
    const { outbox } = workday;
    const saved = await save(async () => {
      if (mended) await outbox.replace(mended.id, input);
      else await outbox.enqueue(saveUtilisation, input);
      if (!end) return;
      await outbox.enqueue(endSession, end.input as InputOf<typeof endSession>);
      await outbox.discard(end.id);
    });
    if (saved) await keep(emptyCount);
    return saved;
  };
  return {
    ready: draft !== null,
    draft,
    lines,
    vaccines,
    isCorrection,
    refusals,
    busy,
    change,
    add,
    correct,
    finish,
  };
}

import { now } from '../../../../platform/clock/clock.ts';
import { useWords } from '../../../../platform/language/use-words.ts';
import { newId } from '../../../../platform/store/new-id.ts';
import { useWorkday } from '../../../../records/workday/index.ts';
import { toast } from '../../../../ui/index.ts';
import { useSaving } from '../../../../ui/saving/use-saving.ts';
import { type EarlierDay, newDraft } from '../draft.ts';
import { biteEntries } from '../entries.ts';
import type { BitePlace } from '../frame/bite-steps.ts';
import type { OpenBite } from '../frame/use-bite-visit.ts';

/**
 * Keeps the doses that others gave: of an open course they are saved at once, because they need nothing of today; with a
 * bite that is not saved yet, or in a refused visit that is corrected, they go along.
 */
export function useSaveEarlier(visit: OpenBite, at: BitePlace) {
  const { t } = useWords();
  const workday = useWorkday();
  const { busy, save } = useSaving();
  const { care, draft, edit, mended, today } = visit;
  const atOnce = care && !mended ? care : null;
  const onKeep = async (earlierDays: readonly EarlierDay[]): Promise<boolean> => {
    if (!atOnce) {
      edit({ earlierDays });
      return true;
    }
    if (!workday || earlierDays.length === 0) return earlierDays.length === 0;
    const facts = { ...at, caseId: atOnce.case_id, today, capturedAt: now().toISOString() };
    const entries = biteEntries(
      { ...newDraft, kind: draft.kind, earlierDays },
      { care: atOnce, vaccine: null, rig: null, antivenom: [] },
      { ...facts, newId: () => newId(now()) },
    );
    const saved = await save(() => workday.outbox.enqueueAll(entries));
    if (saved) toast.success(t('doses:previousSaved'));
    return Boolean(saved);
  };
  return { busy, onKeep, act: t(atOnce ? 'bites:save' : 'bites:takeOver') };
}

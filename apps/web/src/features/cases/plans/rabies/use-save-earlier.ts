import { now } from '../../../../platform/clock/clock.ts';
import { useWords } from '../../../../platform/language/use-words.ts';
import { newId } from '../../../../platform/store/new-id.ts';
import { toast } from '../../../../ui/index.ts';
import { sentOf } from '../../visit/corrected.ts';
import type { VisitPlace } from '../../visit/steps.ts';
import { type BiteDraft, type EarlierDay, newDraft } from '../bites/draft.ts';
import { biteEntries, dosesOf } from '../bites/entries.ts';
import type { OpenBite } from '../bites/use-bite-visit.ts';

/**
 * Keeps the doses that others gave: of an open course they are saved at once, because they need nothing of today; with a
 * bite that is not saved yet, or in a refused visit that is corrected, they go along.
 */
export function useSaveEarlier(visit: OpenBite, at: VisitPlace) {
  const { t } = useWords();
  const { busy, care, draft, edit, corrected, save, today } = visit;
  const atOnce = care && !corrected ? care : null;
  /** Takes the days over, or saves them at once; answers whether that is done. */
  const onKeep = async (earlierDays: readonly EarlierDay[]): Promise<boolean> => {
    if (!atOnce) {
      edit({ earlierDays });
      return true;
    }
    if (earlierDays.length === 0) return true;
    const capturedAt = now().toISOString();
    const facts = { ...at, caseId: atOnce.case_id, today, capturedAt, newId: () => newId(now()) };
    const reported: BiteDraft = { ...newDraft, kind: draft.kind, earlierDays, onlyPaper: true };
    const given = { care: atOnce, vaccine: null, rig: null, antivenom: [] };
    const sent = sentOf(dosesOf(reported, given, facts), facts);
    const saved = await save(biteEntries(reported, given, facts), { as: { ...reported, sent }, stays: () => draft });
    if (saved) toast.success(t('doses:previousSaved'));
    return saved !== null;
  };
  return { busy, onKeep, act: t(atOnce ? 'bites:save' : 'bites:takeOver') };
}

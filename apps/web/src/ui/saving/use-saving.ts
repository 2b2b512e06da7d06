import { useState } from 'react';
import { useWords } from '../../platform/language/index.ts';
import { toast } from '../toast/index.ts';

/**
 * Saving something on this phone: one at a time, and never in silence when it fails (no room left, a closed store).
 * `save` answers whether it was saved.
 */
export function useSaving() {
  const { t } = useWords();
  const [busy, setBusy] = useState(false);
  async function save(work: () => Promise<unknown>): Promise<boolean> {
    if (busy) return false;
    setBusy(true);
    try {
      await work();
      return true;
    } catch (error) {
      console.error('Nothing was saved', error);
      toast.error(t('sync:notSaved'));
      return false;
    } finally {
      setBusy(false);
    }
  }
  return { busy, save };
}

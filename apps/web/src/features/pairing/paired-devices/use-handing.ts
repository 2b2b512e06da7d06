import { useCallback, useState } from 'react';
import { useWords } from '../../../platform/language/use-words.ts';
import { toast } from '../../../ui/index.ts';

/** Hands one capture to the computer and says that it is there; answers whether it was taken. */
export function useHanding() {
  const { t } = useWords();
  const [busy, setBusy] = useState(false);
  const hand = useCallback(
    async (work: () => Promise<unknown>): Promise<boolean> => {
      setBusy(true);
      try {
        await work();
        toast.success(t('pairing:sent'));
        return true;
      } catch {
        // Said already.
        return false;
      } finally {
        setBusy(false);
      }
    },
    [t],
  );
  return { busy, hand };
}

/** The waiting that a capture answers, as it is named to the server. */
export const answering = ({ pairing_id, wish_id }: { pairing_id: string; wish_id: string | null }) => ({
  pairing_id,
  ...(wish_id === null ? {} : { wish_id }),
});

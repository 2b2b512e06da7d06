import { useState } from 'react';
import { useDraft } from './use-draft.ts';

/**
 * What is typed into a sheet, kept until it is done: whoever closes the sheet, or the app, finds it again under its key. What
 * changes something that there is names its version in the key, so that nothing old is laid over what somebody else changed
 * since; while it is open the sheet stays with what it was opened for. Passwords do not belong here.
 */
export function useKeptForm<T>(key: string, begun: T) {
  const [opened] = useState({ key, begun });
  const [kept, keep] = useDraft(opened.key, opened.begun);
  return {
    form: kept ?? opened.begun,
    put: (next: T) => void keep(next),
    /** It was saved, or is given up. */
    forget: () => keep(null),
  };
}

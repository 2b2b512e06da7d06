import type { Call, InputOf } from '@teeka/contract/call';
import { useState } from 'react';
import { now } from '../../../platform/clock/index.ts';
import { useWords } from '../../../platform/language/index.ts';
import type { EnqueueOptions } from '../../../platform/outbox/index.ts';
import { useWorkday } from '../../../platform/workday/index.ts';
import { toast } from '../../../ui/index.ts';

type WithoutCapture<C extends Call> = Omit<InputOf<C>, 'captured_at'>;

interface Said {
  /** What is said once it is saved on this phone. */
  readonly saved: string;
  readonly options?: EnqueueOptions;
}

/** Saves an act of the session day through the outbox, stamped with the moment of the act. */
export function useWrite() {
  const { t } = useWords();
  const workday = useWorkday();
  const [busy, setBusy] = useState(false);
  async function write<C extends Call>(call: C, input: WithoutCapture<C>, said: Said): Promise<boolean> {
    if (!workday || busy) return false;
    setBusy(true);
    try {
      const stamped = { ...input, captured_at: now().toISOString() } as unknown as InputOf<C>;
      await workday.outbox.enqueue(call, stamped, said.options);
      toast.success(said.saved);
      return true;
    } catch (error) {
      console.error('Nothing was saved', error);
      toast.error(t('app:tryAgain'));
      return false;
    } finally {
      setBusy(false);
    }
  }
  return { write, busy };
}

import type { Call, InputOf } from '@teeka/contract/call';
import { now } from '../../../platform/clock/index.ts';
import type { EnqueueOptions } from '../../../platform/outbox/index.ts';
import { useWorkday } from '../../../records/workday/index.ts';
import { toast } from '../../../ui/index.ts';
import { useSaving } from '../../../ui/saving/use-saving.ts';

type WithoutCapture<C extends Call> = Omit<InputOf<C>, 'captured_at'>;

interface Said {
  /** What is said once it is saved on this phone. */
  readonly saved: string;
  readonly options?: EnqueueOptions;
}

/** Saves an act of the session day through the outbox, stamped with the moment of the act. */
export function useWrite() {
  const workday = useWorkday();
  const { busy, save } = useSaving();
  async function write<C extends Call>(call: C, input: WithoutCapture<C>, said: Said): Promise<boolean> {
    if (!workday) return false;
    const stamped = { ...input, captured_at: now().toISOString() } as unknown as InputOf<C>;
    const saved = await save(() => workday.outbox.enqueue(call, stamped, said.options));
    if (saved) toast.success(said.saved);
    return saved;
  }
  return { write, busy };
}

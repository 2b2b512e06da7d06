import { useQueryClient } from '@tanstack/react-query';
import type { Call, ReplyOf } from '@teeka/contract/call';
import { useState } from 'react';
import { type CallInput, send } from '../../../platform/api/index.ts';
import { useWorkday } from '../../../records/workday/index.ts';
import { toast } from '../../../ui/index.ts';

/** Sends a change of plans, says that it holds, and asks for the lists anew. Failures are said where they happen. */
export function usePlanAct() {
  const queries = useQueryClient();
  const workday = useWorkday();
  const [busy, setBusy] = useState(false);
  async function act<C extends Call>(
    call: C,
    input: CallInput<C>,
    said: {
      readonly done: string;
      readonly onReply?: (reply: ReplyOf<C>) => void;
      readonly onError?: (error: unknown) => void;
    },
  ): Promise<boolean> {
    setBusy(true);
    try {
      const reply = await send(call, input, { quiet: true, ownRefusals: said.onError !== undefined });
      said.onReply?.(reply);
      toast.success(said.done);
      // Today's plans stand on the dashboard too, which shows the pack.
      workday?.renew();
      await queries.invalidateQueries({ queryKey: ['sessions'] });
      return true;
    } catch (error) {
      said.onError?.(error);
      return false;
    } finally {
      setBusy(false);
    }
  }
  return { act, busy };
}

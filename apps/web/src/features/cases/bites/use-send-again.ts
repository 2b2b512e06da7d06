import type { CaseEvent } from '@teeka/contract/cases/bite-shapes';
import { measured } from '@teeka/domain/bites';
import { useEffect } from 'react';
import { now } from '../../../platform/clock/clock.ts';
import { newId } from '../../../platform/store/new-id.ts';
import { useWorkday } from '../../../records/workday/index.ts';
import { useRefusals } from '../../../ui/index.ts';
import { useSaving } from '../../../ui/saving/use-saving.ts';
import { correctedEvent, type MendedEvent } from './mended.ts';

/** Fields of an event's sheet under which a refusal can stand. */
const fields = ['event.at', ...['dose_id', ...Object.keys(measured)].map((fact) => `event.facts.${fact}`)];

/** A refused event in its sheet: what was refused, by field, and how it is sent again once it is corrected. */
export function useSendAgain(mended: MendedEvent | undefined) {
  const workday = useWorkday();
  const { busy, save } = useSaving();
  const refusals = useRefusals(fields);
  const { show } = refusals;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each refused record that is opened
  useEffect(() => {
    if (mended) show(mended.item.refusals);
  }, [mended?.item.id]);
  /** Answers whether it was saved. */
  const sendAgain = async (event: Pick<CaseEvent, 'at' | 'facts'>): Promise<boolean> => {
    if (!workday || !mended) return false;
    const corrected = correctedEvent(mended, event, {
      id: newId(now()),
      captured_at: now().toISOString(),
    });
    return save(() => workday.outbox.replace(mended.item.id, corrected));
  };
  return { busy, refusals, sendAgain };
}

export type SendAgain = ReturnType<typeof useSendAgain>;

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getAbha } from '@teeka/contract/abha';
import type { ReplyOf } from '@teeka/contract/call';
import { abhaNoes } from '@teeka/domain/abha';
import { useCallback } from 'react';
import { send } from '../../platform/api/index.ts';
import { now } from '../../platform/clock/clock.ts';
import { mayAsk } from '../../platform/sign-in/index.ts';
import { useItems, useOnline } from '../workday/index.ts';
import { useSettled } from '../workday/use-settled.ts';
import { droppedHere, holdsHere, saidNoHere, type WishHere, wishesHere } from './wishes-here.ts';

export type Abha = ReplyOf<typeof getAbha>;

/** Where the health account of somebody is made, linked and shown. */
export const abhaPath = (beneficiaryId: string): string => `/abha/${beneficiaryId}`;

/** What is known of a person's health account. */
export interface AbhaNow {
  /** As the server says; null without network, and until it has answered. */
  readonly abha: Abha | null;
  /** A wish that waits on this phone. */
  readonly here: WishHere | null;
  /** When they last said no, on this phone or as the server has it, ISO 8601; empty where they did not. */
  readonly saidNo: string;
  readonly asking: boolean;
  /** The server is asked anew, after something was done. */
  readonly refresh: () => Promise<void>;
}

/**
 * When they took something back, as the server has it: what was agreed to before is read out again. What lies ahead of this
 * phone's clock the server judges, and says why.
 */
const noesOf = (history: Abha['history'], now: Date): readonly string[] =>
  history.filter(({ what, at }) => abhaNoes.some((no) => no === what) && at <= now.toISOString()).map(({ at }) => at);

/** A person's health account: asked of the server, with the wishes of this phone. */
export function useAbha(beneficiaryId: string, wanted = true): AbhaNow {
  const online = useOnline();
  const items = useItems();
  const client = useQueryClient();
  const settled = useSettled(beneficiaryId);
  const { data, isFetching } = useQuery({
    queryKey: ['abha', beneficiaryId, settled],
    enabled: wanted && online && mayAsk(getAbha),
    staleTime: 0,
    gcTime: 0,
    retry: false,
    // What was known of the same person stands while it is asked anew.
    placeholderData: (before, query) => (query?.queryKey[1] === beneficiaryId ? before : undefined),
    queryFn: () => send(getAbha, { beneficiary_id: beneficiaryId }, { quiet: true, silent: true }),
  });
  const refresh = useCallback(
    () => client.invalidateQueries({ queryKey: ['abha', beneficiaryId] }),
    [client, beneficiaryId],
  );
  const dropped = droppedHere(items);
  const said = saidNoHere(items);
  const holds = (given_at: string) => holdsHere(said, beneficiaryId, given_at);
  const wish = data?.wish && !dropped.has(data.wish.wish_id) && holds(data.wish.wished_at) ? data.wish : null;
  const consent = data?.consent && holds(data.consent.given_at) ? data.consent : null;
  return {
    abha: data ? { ...data, wish, consent } : null,
    here: wishesHere(items).find((one) => one.beneficiary_id === beneficiaryId) ?? null,
    saidNo: [said.get(beneficiaryId) ?? '', ...noesOf(data?.history ?? [], now())].toSorted().at(-1) ?? '',
    asking: isFetching && !data,
    refresh,
  };
}

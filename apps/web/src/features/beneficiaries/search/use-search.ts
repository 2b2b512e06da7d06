import { getBeneficiaries, searchByName } from '@teeka/contract/beneficiaries';
import type { AbhaCard } from '@teeka/domain/abha';
import { searchFlag, searchTypeId } from '@teeka/domain/identity';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Failure, isUnanswered, send } from '../../../platform/api/index.ts';
import { useOnline, useView } from '../../../records/workday/index.ts';
import {
  hitOfFound,
  planSearch,
  type SearchChoice,
  type SearchInput,
  type SearchResult,
  searchOfCard,
  searchOnPhone,
  typingPause,
} from './state.ts';

const nothing: SearchResult = { kind: 'nothing' };
const nobody: SearchResult = { kind: 'found', hits: [], onPhone: true, more: false };

type SearchPlan = { readonly by: SearchChoice; readonly value: string; readonly village: number | null };

/** Asks the server; whatever the search goes by, its answer has the same shape. */
async function searchOnline(plan: SearchPlan, signal: AbortSignal): Promise<SearchResult> {
  const how = { quiet: true, silent: true, signal } as const;
  if (plan.by === 'name') {
    const request = { name: plan.value, village_id: plan.village };
    const { beneficiaries, more } = await send(searchByName, request, how);
    return { kind: 'found', hits: beneficiaries.map(hitOfFound), onPhone: false, more };
  }
  const request = {
    search_value: plan.value,
    flag: searchFlag(plan.by),
    photo_id_type_id: searchTypeId(plan.by) ?? null,
  };
  const { beneficiaries } = await send(getBeneficiaries, request, how);
  return { kind: 'found', hits: beneficiaries.map(hitOfFound), onPhone: false, more: false };
}

/** Searches 800 ms after the last key; with network the whole area, without it the people of this phone. */
export function useSearch() {
  const [by, setBy] = useState<SearchChoice>('mobile');
  const [typed, setTyped] = useState('');
  const [village, setVillage] = useState<number | null>(null);
  /** The ABHA card by which somebody is looked for; typing anything else puts it away. */
  const [card, setCard] = useState<AbhaCard | null>(null);
  const [result, setResult] = useState<SearchResult>(nothing);
  const online = useOnline();
  const rows = useView()?.rows ?? null;
  const latest = useRef({ online, rows });
  latest.current = { online, rows };
  const underWay = useRef<AbortController | null>(null);
  /** What was searched at once is not searched again when the typing pause is over. */
  const searchedNow = useRef('');

  const run = useCallback(async (input: SearchInput & { by: SearchChoice; pressed: boolean }) => {
    underWay.current?.abort();
    const plan = planSearch(input.by, input.typed, input.pressed);
    if (plan.kind !== 'search') {
      setResult(plan);
      return;
    }
    const onPhone = () => {
      const here = latest.current.rows;
      setResult(here ? searchOnPhone(here, input, plan.value) : nobody);
    };
    if (!latest.current.online) return onPhone();
    const controller = new AbortController();
    underWay.current = controller;
    setResult({ kind: 'searching' });
    try {
      const found = await searchOnline({ ...input, value: plan.value }, controller.signal);
      if (!controller.signal.aborted) setResult(found);
    } catch (error) {
      if (controller.signal.aborted) return;
      if (isUnanswered(error)) return onPhone();
      const refusal = error instanceof Failure ? error.refusals[0] : undefined;
      // A failed search only stops the spinner; what the server says of the value is shown under the field.
      setResult(refusal ? { kind: 'refused', refusal } : nothing);
    }
  }, []);

  useEffect(() => {
    const timer = setTimeout(() => {
      if (searchedNow.current !== `${by} ${typed}`) void run({ by, typed, village, pressed: false });
    }, typingPause);
    return () => clearTimeout(timer);
  }, [by, typed, village, run]);
  useEffect(() => () => underWay.current?.abort(), []);

  /** Searches at once for what was typed or scanned elsewhere. */
  const ask = (input: SearchInput & { readonly by: SearchChoice }) => {
    searchedNow.current = `${input.by} ${input.typed}`;
    setCard(null);
    setBy(input.by);
    setTyped(input.typed);
    setVillage(input.village);
    void run({ ...input, pressed: true });
  };

  return {
    by,
    typed,
    village,
    result,
    card,
    /** Choosing a type clears the input and hides the results. */
    choose: (next: SearchChoice) => {
      searchedNow.current = '';
      underWay.current?.abort();
      setCard(null);
      setBy(next);
      setTyped('');
      setResult(nothing);
    },
    type: (next: string) => {
      searchedNow.current = '';
      setCard(null);
      setTyped(next);
      setResult(nothing);
    },
    /** One village, or null for all, in a search by name. */
    within: (next: number | null) => {
      searchedNow.current = '';
      setVillage(next);
      setResult(nothing);
    },
    /** Searches at once for a person whose number was scanned. */
    find: (reference: string) => ask({ by: 'reference', typed: reference, village: null }),
    /** Searches by what an ABHA card tells: its mobile number, else its name or account. */
    findCard: (read: AbhaCard) => {
      ask({ ...searchOfCard(read), village: null });
      setCard(read);
    },
    ask,
    /** Search now, as pressed. */
    submit: () => {
      searchedNow.current = `${by} ${typed}`;
      void run({ by, typed, village, pressed: true });
    },
    clear: () => {
      underWay.current?.abort();
      setTyped('');
      setResult(nothing);
    },
  };
}

export type Search = ReturnType<typeof useSearch>;

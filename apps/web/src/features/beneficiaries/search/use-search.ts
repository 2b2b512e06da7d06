import { getBeneficiaries } from '@teeka/contract/beneficiaries';
import { searchFlag, searchTypeId } from '@teeka/domain/identity';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Failure, isUnanswered, send } from '../../../platform/api/index.ts';
import { useOnline, useView } from '../../../platform/workday/index.ts';
import {
  hitOfFound,
  planSearch,
  type SearchBy,
  type SearchResult,
  searchOnPhone,
  typingPause,
} from './state.ts';

const nothing: SearchResult = { kind: 'nothing' };

/** Searches 800 ms after the last key; with network the whole area, without it the people of this phone. */
export function useSearch() {
  const [by, setBy] = useState<SearchBy>('mobile');
  const [typed, setTyped] = useState('');
  const [result, setResult] = useState<SearchResult>(nothing);
  const online = useOnline();
  const rows = useView()?.rows ?? null;
  const latest = useRef({ online, rows });
  latest.current = { online, rows };
  const underWay = useRef<AbortController | null>(null);

  const run = useCallback(async (asked: { by: SearchBy; typed: string; pressed: boolean }) => {
    underWay.current?.abort();
    const plan = planSearch(asked.by, asked.typed, asked.pressed);
    if (plan.kind !== 'search') {
      setResult(plan);
      return;
    }
    const onPhone = () => {
      const here = latest.current.rows;
      const hits = here ? searchOnPhone(here, asked.by, plan.value) : [];
      setResult({ kind: 'found', hits, onPhone: true });
    };
    if (!latest.current.online) return onPhone();
    const controller = new AbortController();
    underWay.current = controller;
    setResult({ kind: 'searching' });
    try {
      const { beneficiaries } = await send(
        getBeneficiaries,
        {
          search_value: plan.value,
          flag: searchFlag(asked.by),
          photo_id_type_id: searchTypeId(asked.by) ?? null,
        },
        { quiet: true, silent: true, signal: controller.signal },
      );
      if (!controller.signal.aborted)
        setResult({ kind: 'found', hits: beneficiaries.map(hitOfFound), onPhone: false });
    } catch (error) {
      if (controller.signal.aborted) return;
      if (isUnanswered(error)) return onPhone();
      const refusal = error instanceof Failure ? error.refusals[0] : undefined;
      // A failed search only stops the spinner; what the server says of the value is shown under the field.
      setResult(refusal ? { kind: 'refused', refusal } : nothing);
    }
  }, []);

  useEffect(() => {
    const timer = setTimeout(() => void run({ by, typed, pressed: false }), typingPause);
    return () => clearTimeout(timer);
  }, [by, typed, run]);
  useEffect(() => () => underWay.current?.abort(), []);

  return {
    by,
    typed,
    result,
    /** Choosing a type clears the input and hides the results. */
    choose: (next: SearchBy) => {
      underWay.current?.abort();
      setBy(next);
      setTyped('');
      setResult(nothing);
    },
    type: (next: string) => {
      setTyped(next);
      setResult(nothing);
    },
    /** Search now, as pressed. */
    submit: () => void run({ by, typed, pressed: true }),
    clear: () => {
      underWay.current?.abort();
      setTyped('');
      setResult(nothing);
    },
  };
}

export type Search = ReturnType<typeof useSearch>;

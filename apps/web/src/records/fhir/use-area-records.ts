import { getHealthRecords, mostHealthRecords } from '@teeka/contract/fhir';
import type { AreaPart } from '@teeka/contract/within';
import { endOf, fhirNdjson } from '@teeka/domain/fhir';
import { useEffect, useRef, useState } from 'react';
import { send } from '../../platform/api/index.ts';

/** What has come of a file; it is whole when its last part has come. */
interface Fetched {
  readonly parts: readonly Blob[];
  readonly people: number;
  readonly after: string;
}
const nothing: Fetched = { parts: [], people: 0, after: '' };

export type FetchState = 'still' | 'running' | 'failed' | 'none';

/**
 * Fetches the health records of a part of the area, file by file, and puts them together; `save` gets the whole. What has come is
 * kept while the page is open: whoever stops, or loses the network, goes on from there.
 */
export function useAreaRecords(within: AreaPart, save: (file: Blob, people: number) => Promise<void>) {
  const [state, setState] = useState<FetchState>('still');
  const [fetched, setFetched] = useState(nothing);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const run = async (signal: AbortSignal) => {
    let { parts, people, after } = fetched;
    for (let more = true; more; ) {
      const part = (await send(
        getHealthRecords,
        { after, within },
        { background: true, silent: true, signal },
      )) as Blob;
      const end = endOf(await part.text());
      parts = [...parts, part];
      people += end.people;
      after = end.last ?? after;
      more = end.people === mostHealthRecords;
      setFetched({ parts, people, after });
    }
    if (people > 0) await save(new Blob([...parts], { type: fhirNdjson }), people);
    // Kept until it is saved: a phone may refuse it.
    setFetched(nothing);
    return people;
  };
  const start = async () => {
    const controller = new AbortController();
    running.current = controller;
    setState('running');
    try {
      setState((await run(controller.signal)) > 0 ? 'still' : 'none');
    } catch (error) {
      if (!controller.signal.aborted) console.error('The health records could not be fetched', error);
      setState(controller.signal.aborted ? 'still' : 'failed');
    }
  };
  return { state, people: fetched.people, start: () => void start(), stop: () => running.current?.abort() };
}

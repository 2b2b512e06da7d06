import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { currentUser } from '../../platform/sign-in/index.ts';
import { useOnline } from '../../records/workday/index.ts';
import { saveFile } from '../../ui/files/save-file.ts';
import { useRefusals } from '../../ui/index.ts';
import { fileRefusal, isWorking, possible } from './state.ts';
import type { Ways } from './ways.ts';

/** Under which name files are kept where downloads go. */
const nameOfFile = {
  people: 'pre-registrations',
  users: 'workers',
  facilities: 'facilities',
  places: 'places',
} as const;

/** The import that is looked at, those before it, and what can be done. */
export function useImport(ways: Ways) {
  const online = useOnline();
  const user = currentUser()?.user_id;
  const client = useQueryClient();
  const refusals = useRefusals(['file', 'currentPassword']);
  const [chosen, setChosen] = useState<string | null>(null);
  const [busy, setBusy] = useState<string | null>(null);
  const now = useQuery({
    queryKey: ['import', user, chosen],
    queryFn: () => ways.status({ import_id: chosen ?? '' }),
    enabled: chosen !== null && online,
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data && !isWorking(data.state) ? false : 1000),
  });
  const settled = now.data && !isWorking(now.data.state) ? `${chosen} ${now.data.state}` : '';
  const earlier = useQuery({
    queryKey: ['imports', ways.kind, user, settled],
    queryFn: () => ways.list(),
    enabled: online,
  });

  const act = async (what: string, work: () => Promise<void>) => {
    if (busy !== null) return;
    refusals.show([]);
    setBusy(what);
    try {
      await work();
    } catch (error) {
      refusals.fail(error);
    } finally {
      setBusy(null);
    }
  };
  const onChosen = (what: string, work: (which: { import_id: string }) => Promise<unknown>) => () =>
    act(what, async () => {
      if (chosen) await work({ import_id: chosen });
    });
  /** Decides about the import. Whatever is answered, the page then shows how the import is: what was done may have had its answer lost. */
  const decide = (what: string, work: (which: { import_id: string }) => Promise<unknown>) =>
    onChosen(what, async (which) => {
      const failed = await work(which).then(
        () => null,
        (error: unknown) => ({ error }),
      );
      const { data } = await now.refetch();
      await client.invalidateQueries({ queryKey: ways.kind === 'people' ? ['list', 'registered'] : [] });
      if (failed && (!data || possible(data).discard)) throw failed.error;
    });

  return {
    ways,
    online,
    now: chosen === null ? null : (now.data ?? ('awaited' as const)),
    earlier: earlier.data ?? null,
    busy,
    refusals,
    look: (id: string | null) => {
      refusals.show([]);
      setChosen(id);
    },
    template: () => act('template', async () => saveFile(await ways.template(), `${nameOfFile[ways.kind]}.xlsx`)),
    bring: (file: File) => {
      const wrong = fileRefusal(file);
      if (!refusals.show(wrong ? [{ ...wrong, path: 'file' }] : [])) return;
      void act(file.name, async () => {
        const bytes = new Uint8Array(await file.arrayBuffer());
        const { import_id } = await ways.upload({ name: file.name, bytes });
        setChosen(import_id);
      });
    },
    errors: onChosen(
      'errors',
      async (which) => await saveFile(await ways.errors(which), `${nameOfFile[ways.kind]}-to-correct.xlsx`),
    ),
    confirm: (currentPassword = '') => decide('confirm', (which) => ways.confirm(which, currentPassword))(),
    discard: decide('discard', (which) => ways.discard(which)),
  };
}

export type Import = ReturnType<typeof useImport>;

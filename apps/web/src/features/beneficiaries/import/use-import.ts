import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  confirmImport,
  discardImport,
  importErrors,
  importStatus,
  importTemplate,
  listImports,
  uploadImport,
} from '@teeka/contract/beneficiaries/import';
import { useState } from 'react';
import { send } from '../../../platform/api/index.ts';
import { currentUser } from '../../../platform/sign-in/index.ts';
import { useOnline } from '../../../records/workday/index.ts';
import { saveFile } from '../../../ui/files/save-file.ts';
import { useRefusals } from '../../../ui/index.ts';
import { fileRefusal, isWorking } from './state.ts';

/** The import that is looked at, those before it, and what can be done. */
export function useImport() {
  const online = useOnline();
  const user = currentUser()?.user_id;
  const client = useQueryClient();
  const refusals = useRefusals(['file']);
  const [chosen, setChosen] = useState<string | null>(null);
  const [busy, setBusy] = useState<string | null>(null);
  const now = useQuery({
    queryKey: ['import', user, chosen],
    queryFn: () => send(importStatus, { import_id: chosen ?? '' }, { background: true }),
    enabled: chosen !== null && online,
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data && !isWorking(data.state) ? false : 1000),
  });
  const settled = now.data && !isWorking(now.data.state) ? `${chosen} ${now.data.state}` : '';
  const earlier = useQuery({
    queryKey: ['imports', user, settled],
    queryFn: async () => (await send(listImports, {}, { quiet: true })).imports,
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
  const own = { quiet: true, ownRefusals: true } as const;
  const onChosen = (what: string, work: (which: { import_id: string }) => Promise<unknown>) => () =>
    act(what, async () => {
      if (chosen) await work({ import_id: chosen });
    });
  const afterwards = async () => {
    await now.refetch();
    await client.invalidateQueries({ queryKey: ['list', 'registered'] });
  };

  return {
    online,
    now: chosen === null ? null : (now.data ?? ('awaited' as const)),
    earlier: earlier.data ?? null,
    busy,
    refusals,
    look: (id: string | null) => {
      refusals.show([]);
      setChosen(id);
    },
    template: () =>
      act('template', async () => saveFile(await send(importTemplate, {}, own), 'pre-registrations.xlsx')),
    bring: (file: File) => {
      const wrong = fileRefusal(file);
      if (!refusals.show(wrong ? [{ ...wrong, path: 'file' }] : [])) return;
      void act(file.name, async () => {
        const bytes = new Uint8Array(await file.arrayBuffer());
        const { import_id } = await send(uploadImport, { file: { name: file.name, bytes } }, own);
        setChosen(import_id);
      });
    },
    errors: onChosen('errors', async (which) =>
      saveFile(await send(importErrors, which, own), 'pre-registrations-to-correct.xlsx'),
    ),
    confirm: onChosen('confirm', (which) => send(confirmImport, which, own).then(afterwards)),
    discard: onChosen('discard', (which) => send(discardImport, which, own).then(afterwards)),
  };
}

export type Import = ReturnType<typeof useImport>;

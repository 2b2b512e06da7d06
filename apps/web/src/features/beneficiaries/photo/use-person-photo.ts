import { useQuery } from '@tanstack/react-query';
import { downloadPhoto } from '@teeka/contract/beneficiaries';
import { useMemo } from 'react';
import { send } from '../../../platform/api/index.ts';
import { pictureOf } from '../../../platform/picture/index.ts';
import { useOnline, useView } from '../../../records/workday/index.ts';

async function photoOnRecord(beneficiary_id: string): Promise<Blob | null> {
  const quiet = { quiet: true, silent: true } as const;
  const found = (await send(downloadPhoto, { beneficiary_id }, quiet).catch(() => null)) as Blob | null;
  return !found || found.size === 0 || found.type.startsWith('text/html') ? null : found;
}

/** A person's photo: `taken` just now, else waiting on this phone (also that it was taken off), else on record. */
export function usePersonPhoto(beneficiaryId: string, taken: string | null = null): Blob | null {
  const online = useOnline();
  const onPhone = useView()?.photos.get(beneficiaryId);
  const here = taken ?? onPhone;
  const { data } = useQuery({
    queryKey: ['personPhoto', beneficiaryId],
    enabled: online && here === undefined && beneficiaryId !== '',
    queryFn: () => photoOnRecord(beneficiaryId),
    retry: false,
    gcTime: 0,
  });
  return useMemo(() => {
    if (here === undefined) return data ?? null;
    return here === null ? null : pictureOf(here);
  }, [here, data]);
}

import { Avatar } from '@mantine/core';
import { IconUser } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { downloadPhoto } from '@teeka/contract/beneficiaries';
import { useEffect, useMemo } from 'react';
import { send } from '../../../platform/api/index.ts';
import { useWords } from '../../../platform/language/index.ts';
import { pictureOf } from '../../../platform/picture/index.ts';
import { useOnline, useView } from '../../../platform/workday/index.ts';

interface Props {
  /** Base64 of one just taken; null for the one on this phone or on record. */
  readonly photo?: string | null;
  readonly beneficiaryId?: string | undefined;
  /** Its first letter stands where there is no photo. */
  readonly name?: string;
  readonly size: number;
}

async function photoOnRecord(beneficiary_id: string): Promise<Blob | null> {
  const quiet = { quiet: true, silent: true } as const;
  const found = (await send(downloadPhoto, { beneficiary_id }, quiet).catch(() => null)) as Blob | null;
  return !found || found.size === 0 || found.type.startsWith('text/html') ? null : found;
}

/** A person's photo: just taken, else waiting on this phone, else on record; the mark of a person where there is none. */
export function PersonPhoto({ photo = null, beneficiaryId = '', name = '', size }: Props) {
  const { t } = useWords();
  const online = useOnline();
  const view = useView();
  const here = photo ?? view?.photos.get(beneficiaryId) ?? null;
  const { data } = useQuery({
    queryKey: ['personPhoto', beneficiaryId],
    enabled: online && here === null && beneficiaryId !== '',
    queryFn: () => photoOnRecord(beneficiaryId),
    retry: false,
    gcTime: 0,
  });
  const blob = useMemo(() => (here === null ? (data ?? null) : pictureOf(here)), [here, data]);
  const address = useMemo(() => (blob ? URL.createObjectURL(blob) : null), [blob]);
  useEffect(() => () => (address ? URL.revokeObjectURL(address) : undefined), [address]);
  return (
    <Avatar
      src={address}
      alt={address ? t('registration:photo') : ''}
      size={size}
      radius="50%"
      color="teal"
      variant="light"
    >
      {name === '' ? (
        <IconUser size={size * 0.55} stroke={1.7} aria-hidden />
      ) : (
        <span aria-hidden>{name.slice(0, 1)}</span>
      )}
    </Avatar>
  );
}

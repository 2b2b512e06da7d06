import { Avatar } from '@mantine/core';
import { IconUser } from '@tabler/icons-react';
import { useEffect, useMemo } from 'react';
import { useWords } from '../../../platform/language/index.ts';
import { usePersonPhoto } from './use-person-photo.ts';

interface Props {
  /** Base64 of one just taken; null for the one on this phone or on record. */
  readonly photo?: string | null;
  readonly beneficiaryId?: string | undefined;
  /** Its first letter stands where there is no photo. */
  readonly name?: string;
  readonly size: number;
}

/** A person's photo: just taken, else waiting on this phone, else on record; the mark of a person where there is none. */
export function PersonPhoto({ photo = null, beneficiaryId = '', name = '', size }: Props) {
  const { t } = useWords();
  const blob = usePersonPhoto(beneficiaryId, photo);
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

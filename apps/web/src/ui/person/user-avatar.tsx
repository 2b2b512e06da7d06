import { Avatar } from '@mantine/core';
import { IconUser } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { downloadProfilePic } from '@teeka/contract/profile';
import { send } from '../../platform/api/index.ts';
import type { User } from '../../platform/sign-in/index.ts';

/** The profile picture as an address for `<img>`; null where there is none (a text/html answer says so). */
async function picture(userId: string): Promise<string | null> {
  const blob = (await send(downloadProfilePic, { userId }, { silent: true }).catch(() => null)) as Blob | null;
  if (!blob || blob.size === 0 || blob.type.startsWith('text/html')) return null;
  return URL.createObjectURL(blob);
}

/** The user's picture, or the mark of a person where it is missing or broken. */
export function UserAvatar({ user, size }: { readonly user: User; readonly size: number }) {
  const has = user.profile_picture_url !== null && user.profile_picture_url !== '';
  const { data } = useQuery({
    queryKey: ['profile-picture', user.userId],
    queryFn: () => picture(user.userId),
    enabled: has,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <Avatar src={has ? (data ?? null) : null} alt="" size={size} radius="xl" color="teal" variant="light">
      <IconUser size={size * 0.55} stroke={1.7} aria-hidden />
    </Avatar>
  );
}

import { Menu, UnstyledButton } from '@mantine/core';
import { IconLock, IconLogout, IconUser } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useWords } from '../../platform/language/use-words.ts';
import type { User } from '../../platform/sign-in/index.ts';
import { roleTitle } from '../../ui/person/role-title.ts';
import { UserAvatar } from '../../ui/person/user-avatar.tsx';
import classes from './avatar-menu.module.css';
import type { Leaving } from './log-out.ts';

export function AvatarMenu({ user, leaving }: { readonly user: User; readonly leaving: Leaving }) {
  const { t } = useWords();
  return (
    <Menu position="bottom-end" width={260} shadow="md">
      <Menu.Target>
        <UnstyledButton className={classes.target} aria-label={t('app:accountOf', { name: user.display_name })}>
          <UserAvatar user={user} size={40} />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <div className={classes.person}>
          <div className={classes.name}>{user.display_name}</div>
          <div className="quiet">{t(roleTitle(user.role))}</div>
        </div>
        <Menu.Divider />
        <Menu.Item leftSection={<IconUser size={20} aria-hidden />} component={Link} to="/my-profile">
          {t('app:viewProfile')}
        </Menu.Item>
        {leaving.lock ? (
          <Menu.Item leftSection={<IconLock size={20} aria-hidden />} onClick={leaving.lock}>
            {t('app:lock')}
          </Menu.Item>
        ) : null}
        <Menu.Divider />
        <Menu.Item leftSection={<IconLogout size={20} aria-hidden />} onClick={leaving.logOut}>
          {t('app:logout')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

import { CloseButton, Drawer } from '@mantine/core';
import { useWords } from '../../platform/language/use-words.ts';
import type { User } from '../../platform/sign-in/index.ts';
import { useBackCloses } from '../../ui/sheet/use-back-closes.ts';
import type { Leaving } from './log-out.ts';
import { MenuBody } from './menu-body.tsx';
import classes from './side-menu.module.css';
import { useWidths } from './widths.ts';

interface Props {
  readonly user: User;
  readonly leaving: Leaving;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onChosen: () => void;
}

/** The menu: over the screen below 575 px, beside it above. */
export function SideMenu({ user, leaving, open, onClose, onChosen }: Props) {
  const { t } = useWords();
  const { overlay } = useWidths();
  useBackCloses(open && overlay, onClose);
  if (overlay) {
    return (
      <Drawer.Root opened={open} onClose={onClose} size={300} padding={0}>
        <Drawer.Overlay />
        <Drawer.Content aria-label={t('app:menu')}>
          <Drawer.Body className={classes.sheet}>
            <MenuBody
              user={user}
              leaving={leaving}
              onChosen={onChosen}
              close={<CloseButton aria-label={t('app:closeMenu')} onClick={onClose} />}
            />
          </Drawer.Body>
        </Drawer.Content>
      </Drawer.Root>
    );
  }
  if (!open) return null;
  return (
    <aside className={classes.side} aria-label={t('app:menu')}>
      <MenuBody
        user={user}
        leaving={leaving}
        onChosen={onChosen}
        close={<CloseButton aria-label={t('app:closeMenu')} onClick={onClose} />}
      />
    </aside>
  );
}

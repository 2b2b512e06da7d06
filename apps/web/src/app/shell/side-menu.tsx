import { CloseButton, Drawer } from '@mantine/core';
import { useWords } from '../../platform/language/use-words.ts';
import { useBackCloses } from '../../ui/sheet/use-back-closes.ts';
import { MenuBody, type MenuProps } from './menu-body.tsx';
import classes from './side-menu.module.css';
import { useWidths } from './widths.ts';

interface Props extends Omit<MenuProps, 'close'> {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The menu: over the screen below 575 px, beside it above. */
export function SideMenu({ open, onClose, ...menu }: Props) {
  const { t } = useWords();
  const { overlay } = useWidths();
  useBackCloses(open && overlay, onClose);
  const close = <CloseButton aria-label={t('app:closeMenu')} onClick={onClose} />;
  const body = <MenuBody {...menu} close={close} />;
  if (overlay) {
    return (
      <Drawer.Root opened={open} onClose={onClose} size={300} padding={0}>
        <Drawer.Overlay />
        <Drawer.Content aria-label={t('app:menu')}>
          <Drawer.Body className={classes.sheet}>{body}</Drawer.Body>
        </Drawer.Content>
      </Drawer.Root>
    );
  }
  if (!open) return null;
  return (
    <aside className={classes.side} aria-label={t('app:menu')}>
      {body}
    </aside>
  );
}

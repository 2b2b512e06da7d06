import { Drawer, Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { useWords } from '../../platform/language/use-words.ts';
import { showFirstError } from '../form/show-first-error.ts';
import classes from './sheet.module.css';
import { useBackCloses } from './use-back-closes.ts';
import { useFocusBack } from './use-focus-back.ts';

interface Props {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly children: ReactNode;
  /** Buttons, always in view below the content. */
  readonly actions?: ReactNode;
}

/** Content over the screen: from the bottom on phones, in the middle on wide screens. */
export function BottomSheet({ open, onClose, title, children, actions }: Props) {
  const { t } = useWords();
  useFocusBack(open);
  useBackCloses(open, onClose);
  const small = useMediaQuery('(max-width: 767.98px)', undefined, { getInitialValueInEffect: false });
  const shared = {
    opened: open,
    onClose,
    title,
    closeButtonProps: { 'aria-label': t('app:close') },
    classNames: { title: classes.title ?? '' },
  };
  const body = (
    <>
      <div className={classes.body}>{children}</div>
      {actions ? (
        <div ref={showFirstError} className={classes.actions} data-acts>
          {actions}
        </div>
      ) : null}
    </>
  );
  if (!small) return <Modal {...shared}>{body}</Modal>;
  return (
    <Drawer
      {...shared}
      position="bottom"
      size="auto"
      classNames={{ ...shared.classNames, content: classes.sheet ?? '' }}
    >
      {body}
    </Drawer>
  );
}

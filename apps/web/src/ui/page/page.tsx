import { ActionIcon } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { useWords } from '../../platform/language/use-words.ts';
import { showFirstError } from '../form/show-first-error.ts';
import { pageHeading } from './heading.ts';
import classes from './page.module.css';

interface Props {
  readonly title: string;
  /** Where back leads; on small screens the header's arrow takes it. Left out: where the person came from. */
  readonly back?: string;
  /** Beside the title: a status dot, a badge, a menu. */
  readonly aside?: ReactNode;
  /** The one primary action, always in view at the bottom. */
  readonly action?: ReactNode;
  /** A search field or filters that stay in place while the list scrolls. */
  readonly pinned?: ReactNode;
  readonly children: ReactNode;
}

/** The frame of a screen: heading, content, and the primary action within the thumb's reach. */
export function Page({ title, back, aside, action, pinned, children }: Props) {
  const { t } = useWords();
  useEffect(() => {
    pageHeading.set(back === undefined ? { title } : { title, back });
    return () => pageHeading.set(null);
  }, [title, back]);
  return (
    <div className={classes.page}>
      <div className={classes.head}>
        {back === undefined ? null : (
          <ActionIcon
            component={Link}
            to={back}
            className={classes.back ?? ''}
            aria-label={t('app:back')}
            color="gray"
          >
            <IconArrowLeft size={26} aria-hidden />
          </ActionIcon>
        )}
        <h1 className={classes.title}>{title}</h1>
        {aside}
      </div>
      {pinned ? <div className={classes.pinned}>{pinned}</div> : null}
      <div className={classes.body}>{children}</div>
      {action ? (
        <div ref={showFirstError} className={classes.action}>
          {action}
        </div>
      ) : null}
    </div>
  );
}

import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './empty-state.module.css';

interface Props {
  readonly icon: Icon;
  readonly title: string;
  /** Why it is empty and what to do next. */
  readonly text?: string;
  readonly textTitle?: string;
  readonly action?: ReactNode;
  /** The title is the page's heading. */
  readonly heading?: boolean;
}

/** An empty list or page, which says why and what to do next. */
export function EmptyState({ icon: Icon, title, text, textTitle, action, heading = false }: Props) {
  const Title = heading ? 'h1' : 'h2';
  return (
    <div className={classes.empty}>
      <Icon size={56} stroke={1.3} aria-hidden />
      <Title className={classes.title}>{title}</Title>
      {textTitle ? <strong>{textTitle}</strong> : null}
      {text ? <p className="quiet flat">{text}</p> : null}
      {action ? <div className={classes.action}>{action}</div> : null}
    </div>
  );
}

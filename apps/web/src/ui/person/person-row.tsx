import { IconChevronRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import classes from './person-row.module.css';

interface Props {
  readonly name: string;
  /** Age and sex: `3Y/2M/5D · Female`. */
  readonly about: string;
  readonly guardian?: string;
  readonly village?: string;
  /** Beside the name: the status badge. */
  readonly status?: ReactNode;
  /** Below: due vaccines. */
  readonly due?: ReactNode;
  /** Where the row leads; with `onChoose` instead it acts. Neither: it only shows. */
  readonly to?: string;
  readonly onChoose?: () => void;
  /** As low as can be, for lists of many: the village before the guardian, who is named where there is room. */
  readonly slim?: boolean;
}

/** A person as the worker knows them: name, age and sex, guardian or husband, village, then what is due. */
export function PersonRow({ name, about, guardian, village, status, due, to, onChoose, slim = false }: Props) {
  const around = slim ? [about, village, guardian] : [about, guardian, village];
  const content = (
    <>
      <span className={classes.text}>
        <span className={classes.first}>
          <strong className={classes.name}>{name}</strong>
          {status}
        </span>
        <span className={`quiet wraps ${classes.about}`}>{around.filter(Boolean).join(' · ')}</span>
        {due}
      </span>
      {to || onChoose ? <IconChevronRight className={classes.arrow ?? ''} size={22} aria-hidden /> : null}
    </>
  );
  const row = { className: classes.row ?? '', 'data-slim': slim || undefined };
  if (to) {
    return (
      <Link to={to} {...row}>
        {content}
      </Link>
    );
  }
  if (onChoose) {
    return (
      <button type="button" {...row} onClick={onChoose}>
        {content}
      </button>
    );
  }
  return <div {...row}>{content}</div>;
}

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
  /** Below: due vaccines as chips. */
  readonly due?: ReactNode;
  /** Where the row leads; with `onChoose` instead it acts. Neither: it only shows. */
  readonly to?: string;
  readonly onChoose?: () => void;
}

/** A person as the worker knows them: name, age and sex, guardian or husband, village, then what is due. */
export function PersonRow({ name, about, guardian, village, status, due, to, onChoose }: Props) {
  const content = (
    <>
      <span className={classes.text}>
        <span className={classes.first}>
          <strong className={classes.name}>{name}</strong>
          {status}
        </span>
        <span className="quiet wraps">{[about, guardian, village].filter(Boolean).join(' · ')}</span>
        {due}
      </span>
      {to || onChoose ? <IconChevronRight className={classes.arrow ?? ''} size={22} aria-hidden /> : null}
    </>
  );
  if (to) {
    return (
      <Link to={to} className={classes.row}>
        {content}
      </Link>
    );
  }
  if (onChoose) {
    return (
      <button type="button" className={classes.row} onClick={onChoose}>
        {content}
      </button>
    );
  }
  return <div className={classes.row}>{content}</div>;
}

import { IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './way-button.module.css';

interface Props {
  readonly icon: ReactNode;
  readonly title: string;
  readonly note?: string;
  readonly disabled?: boolean;
  readonly onTap: () => void;
}

/** One way to know a person: a wide button that leads on. */
export function WayButton({ icon, title, note, disabled = false, onTap }: Props) {
  return (
    <button type="button" className={classes.way} onClick={onTap} disabled={disabled}>
      {icon}
      <span className={classes.wayText}>
        <strong>{title}</strong>
        {note ? <span className="quiet">{note}</span> : null}
      </span>
      <IconChevronRight size={22} aria-hidden />
    </button>
  );
}

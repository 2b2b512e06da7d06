import { useMediaQuery } from '@mantine/hooks';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import type { Role } from '@teeka/contract/roles';
import type { Session } from '@teeka/contract/sessions';
import { useLayoutEffect, useRef, useState } from 'react';
import type { RosterLine } from '../../../platform/pack/index.ts';
import classes from './roster-list.module.css';
import { RosterRow } from './roster-row.tsx';

interface Props {
  readonly lines: readonly RosterLine[];
  readonly session: Session;
  readonly role: Role;
  readonly onReject: ((line: RosterLine) => void) | null;
}

/** The people of one list; only those in view are drawn, so that 500 scroll as smoothly as 5. */
export function RosterList({ lines, session, role, onReject }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const [top, setTop] = useState(0);
  const wide = useMediaQuery('(min-width: 768px)', undefined, { getInitialValueInEffect: false }) ?? false;
  useLayoutEffect(() => {
    setTop(list.current?.offsetTop ?? 0);
  }, []);
  const virtual = useWindowVirtualizer({
    count: lines.length,
    estimateSize: () => (wide ? 108 : 140),
    overscan: 6,
    scrollMargin: top,
    getItemKey: (at) => lines[at]?.entry.beneficiary_id ?? at,
  });
  return (
    <ul ref={list} className={classes.list} style={{ height: virtual.getTotalSize() }}>
      {virtual.getVirtualItems().map(({ key, index, start }) => {
        const line = lines[index];
        return line ? (
          <li
            key={key}
            ref={virtual.measureElement}
            data-index={index}
            className={classes.item}
            aria-setsize={lines.length}
            aria-posinset={index + 1}
            style={{ transform: `translateY(${start - top}px)` }}
          >
            <RosterRow line={line} session={session} role={role} chips={wide ? 8 : 3} onReject={onReject} />
          </li>
        ) : null;
      })}
    </ul>
  );
}

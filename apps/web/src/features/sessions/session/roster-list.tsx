import { useMediaQuery } from '@mantine/hooks';
import type { Role } from '@teeka/contract/roles';
import type { Session } from '@teeka/contract/sessions';
import type { RosterLine } from '../../../records/sessions/session-now.ts';
import { VirtualList } from '../../../ui/virtual-list/virtual-list.tsx';
import { RosterRow } from './roster-row.tsx';

interface Props {
  readonly lines: readonly RosterLine[];
  readonly session: Session;
  readonly role: Role;
  readonly onReject: ((line: RosterLine) => void) | null;
  readonly onSlot: ((line: RosterLine) => void) | null;
}

/** The people of one list. */
export function RosterList({ lines, session, role, onReject, onSlot }: Props) {
  const wide = useMediaQuery('(min-width: 768px)', undefined, { getInitialValueInEffect: false }) ?? false;
  return (
    <VirtualList
      rows={lines}
      total={lines.length}
      keyOf={({ entry }) => entry.beneficiary_id}
      rowHeight={wide ? 108 : 140}
      draw={(line) => (
        <RosterRow line={line} session={session} role={role} chips={wide ? 8 : 3} onReject={onReject} onSlot={onSlot} />
      )}
    />
  );
}

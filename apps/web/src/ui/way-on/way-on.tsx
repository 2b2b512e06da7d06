import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { LinkButton } from '../../ui/page/link-button.tsx';

interface Props {
  readonly to: string;
  readonly icon: Icon;
  readonly children: ReactNode;
}

/** A way to another screen, beside the one thing to do next. */
export function WayOn({ to, icon: Icon, children }: Props) {
  return (
    <LinkButton to={to} variant="default" leftSection={<Icon size={22} aria-hidden />}>
      {children}
    </LinkButton>
  );
}

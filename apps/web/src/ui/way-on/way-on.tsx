import { Button } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

interface Props {
  readonly to: string;
  readonly icon: Icon;
  readonly children: ReactNode;
}

/** A way to another screen, beside the one thing to do next. */
export function WayOn({ to, icon: Icon, children }: Props) {
  return (
    <Button component={Link} to={to} variant="default" leftSection={<Icon size={22} aria-hidden />}>
      {children}
    </Button>
  );
}

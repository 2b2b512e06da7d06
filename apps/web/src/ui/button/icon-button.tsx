import { Button, type ButtonProps } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import type { ComponentProps } from 'react';

interface Props extends ButtonProps, Omit<ComponentProps<'button'>, keyof ButtonProps> {
  readonly icon: Icon;
}

/** A button with a drawing before its words. */
export const IconButton = ({ icon: Icon, ...props }: Props) => (
  <Button leftSection={<Icon size={20} aria-hidden />} {...props} />
);

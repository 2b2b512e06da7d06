import { useMediaQuery } from '@mantine/hooks';

/** Whether a keyboard is likely at hand: where a mouse is. Phones and tablets know no single keys. */
export const useKeyboard = (): boolean =>
  useMediaQuery('(hover: hover) and (pointer: fine)', undefined, { getInitialValueInEffect: false }) ?? false;

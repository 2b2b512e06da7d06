import { useMediaQuery } from '@mantine/hooks';

/** Breakpoints of the specification, in pixels. */
export const widths = { overlayMenu: 575, tablet: 768, closingMenu: 800, menuLogout: 821 } as const;

/** Which layouts apply at the window's present width. */
export function useWidths() {
  const overlay = useMediaQuery(`(max-width: ${widths.overlayMenu - 0.02}px)`, undefined, now) ?? false;
  const small = useMediaQuery(`(max-width: ${widths.tablet - 0.02}px)`, undefined, now) ?? false;
  const closing = useMediaQuery(`(max-width: ${widths.closingMenu}px)`, undefined, now) ?? false;
  const logoutInMenu = useMediaQuery(`(max-width: ${widths.menuLogout}px)`, undefined, now) ?? false;
  return { overlay, small, closing, logoutInMenu };
}

const now = { getInitialValueInEffect: false };

import { isPhone, platformName } from './platform.ts';

/** The grey of the status bar (specification 1, section 1). */
export const statusBarColour = '#8A8D90';

/** Colours the status bar and lets the splash screen go; a browser has neither. */
export async function prepareScreen(): Promise<void> {
  if (!isPhone) return;
  const { StatusBar, Style } = await import('@capacitor/status-bar');
  await StatusBar.setStyle({ style: Style.Dark });
  if (platformName === 'android') await StatusBar.setBackgroundColor({ color: statusBarColour });
}

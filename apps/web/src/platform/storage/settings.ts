import { defaultTheme, nightTheme } from '@teeka/domain/settings';
import { onDevice, readJson } from './kept.ts';
import { watched } from './watched.ts';

/** What a person sets for this device (specification 1, section 3). */
export interface Settings {
  readonly theme: string;
  readonly autoNightMode: boolean;
  readonly nightTheme: string;
  readonly stickyHeader: boolean;
  readonly pageAnimations: boolean;
  readonly pageAnimationsDisabled: boolean;
  readonly elementsAnimations: boolean;
  readonly hour: number;
  /** Whether single keys lead on (WCAG 2.1.4). */
  readonly shortcuts: boolean;
  /** The language chosen last: session storage forgets it when the app is closed, its owner should not have to. */
  readonly language: string | null;
}

const key = 'SETTINGS';

const unset: Settings = {
  theme: defaultTheme,
  autoNightMode: false,
  nightTheme,
  stickyHeader: true,
  pageAnimations: true,
  pageAnimationsDisabled: false,
  elementsAnimations: true,
  hour: 12,
  shortcuts: true,
  language: null,
};

export const settings = watched<Settings>({ ...unset, ...readJson<Partial<Settings>>(onDevice, key) });

export function changeSettings(change: Partial<Settings>): void {
  settings.set({ ...settings.get(), ...change });
  onDevice.set(key, JSON.stringify(settings.get()));
}

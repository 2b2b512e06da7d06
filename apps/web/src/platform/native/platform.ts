/** Where the app runs. Capacitor puts an object on the window before any script of ours; a browser has none. */
interface Bridge {
  readonly isNativePlatform?: () => boolean;
  readonly getPlatform?: () => string;
}

const bridge = (globalThis as { Capacitor?: Bridge }).Capacitor;

/** Within the Android or iOS app. */
export const isPhone: boolean = bridge?.isNativePlatform?.() === true;
export const platformName: 'android' | 'ios' | 'web' =
  isPhone && bridge?.getPlatform?.() === 'ios' ? 'ios' : isPhone ? 'android' : 'web';

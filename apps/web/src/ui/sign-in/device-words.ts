import type { Words } from '../../platform/language/use-words.ts';

const browsers = {
  app: 'profile:browserApp',
  chrome: 'profile:browserChrome',
  edge: 'profile:browserEdge',
  firefox: 'profile:browserFirefox',
  opera: 'profile:browserOpera',
  safari: 'profile:browserSafari',
  samsung: 'profile:browserSamsung',
} as const;

const systems = {
  android: 'profile:systemAndroid',
  chromebook: 'profile:systemChromebook',
  ipad: 'profile:systemIpad',
  iphone: 'profile:systemIphone',
  linux: 'profile:systemLinux',
  mac: 'profile:systemMac',
  windows: 'profile:systemWindows',
} as const;

const isIn = <Names extends object>(names: Names, name: PropertyKey): name is keyof Names => Object.hasOwn(names, name);

/** What somebody is signed in on, in plain words: 'Chrome on an Android phone'. What a newer server names is 'a browser'. */
export function deviceWords(
  { browser, system }: { readonly browser: string; readonly system: string },
  t: Words,
): string {
  const browserKey = isIn(browsers, browser) ? browsers[browser] : undefined;
  const systemKey = isIn(systems, system) ? systems[system] : undefined;
  if (!browserKey && !systemKey) return t('profile:signedInUnknown');
  return t('profile:signedInOn', {
    browser: t(browserKey ?? 'profile:browserOther'),
    system: t(systemKey ?? 'profile:systemOther'),
  });
}

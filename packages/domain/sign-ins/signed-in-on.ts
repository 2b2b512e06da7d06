/** What somebody signed in with, in two coarse words; 'other' where nothing is recognised. */
export interface SignedInOn {
  readonly browser: (typeof browsers)[number][0] | 'other';
  readonly system: (typeof systems)[number][0] | 'other';
}

/** The first that fits: every browser calls itself by the names of its forebears too, so the particular stands first. */
const browsers = [
  ['app', /\bwv\)|(?:iPhone|iPad|iPod)(?!.*Safari)/],
  ['edge', /\bEdg(?:e|A|iOS)?\//],
  ['samsung', /\bSamsungBrowser\//],
  ['opera', /\b(?:OPR|OPT|OPiOS|Opera)[/ ]/],
  ['firefox', /\b(?:Firefox|FxiOS)\//],
  ['chrome', /\b(?:Chrome|CriOS|HeadlessChrome)\//],
  ['safari', /\bSafari\//],
] as const;

const systems = [
  ['android', /\bAndroid\b/],
  ['iphone', /\biPhone\b|\biPod\b/],
  ['ipad', /\biPad\b/],
  ['windows', /\bWindows\b/],
  ['chromebook', /\bCrOS\b/],
  ['mac', /\bMacintosh\b/],
  ['linux', /\bLinux\b/],
] as const;

/** Longer descriptions than this are read as far. */
const most = 400;

/**
 * The coarse names of browser and system in the `User-Agent` of a request (RFC 9110, 10.1.5): enough for a worker to
 * know one of her own phones again, and no version, model or language. Whoever sends it may write anything.
 */
export function signedInOn(userAgent: string): SignedInOn {
  const said = userAgent.slice(0, most);
  return {
    browser: browsers.find(([, shape]) => shape.test(said))?.[0] ?? 'other',
    system: systems.find(([, shape]) => shape.test(said))?.[0] ?? 'other',
  };
}

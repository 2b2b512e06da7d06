import type { HelpPage } from './page.ts';

/** The pages about the health account. */
export const abhaHelp = {
  abha: {
    title: 'Health account (ABHA)',
    lines: [
      'Read out the consent point by point and tick each. Whoever does not agree is sent nowhere, and is vaccinated all the same.',
      'Look first, by mobile, number, address or card; only who has none is made one. A linked address changes by unlinking.',
      'A child’s is linked or made in the opened account of its mother, father or guardian, who is 18 or over.',
      'Without network keep the wish; it waits under ‘Wishes for an ABHA’. Who thinks it over: ‘Stop here’ or ‘Withdraw the consent’.',
    ],
  },
  'abha-wishes': {
    title: 'Wishes for an ABHA',
    lines: [
      'Who agreed to an ABHA where there was no network. Tap a name to make it now; the person’s phone is needed for the code.',
      'A consent holds for 30 days; after that it is read out again.',
      'A wish that was taken back stays so, on whichever phone and in whichever order the phones send.',
    ],
  },
} as const satisfies Readonly<Record<string, HelpPage>>;

import type { HelpPage } from './page.ts';

/** The pages about the health account. */
export const abhaHelp = {
  abha: {
    title: 'Health account (ABHA)',
    lines: [
      'Read out the consent point by point and tick each. Whoever does not agree is sent nowhere, and is vaccinated all the same.',
      'Look for an account first, by mobile, number, address or the card. Only who has none is made a new one with Aadhaar.',
      'A child comes after its mother, father or guardian: their account is opened with a code, the child’s is made within it.',
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

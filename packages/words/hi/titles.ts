import type { titles as english } from '../en/titles.ts';

/** What screens are called whose own words come with them: menus and other screens name them. */
export const titles = {
  coverage: 'कितनों को टीके लगे, कितने छूटे',
  zeroDose: 'शून्य खुराक वाले बच्चे',
  places: 'जगहें',
  facilities: 'स्वास्थ्य केंद्र',
  facility: 'स्वास्थ्य केंद्र',
  addSite: 'सत्र स्थल जोड़ें',
  site: 'सत्र स्थल',
  whoLooked: 'किसने देखा',
  whatWasDone: 'इस खाते से क्या हुआ',
  settings: 'सबके लिए सेटिंग',
  contents: 'सबके लिए लेख',
  programmes: 'राज्य के कार्यक्रम',
} as const satisfies Record<keyof typeof english, string>;

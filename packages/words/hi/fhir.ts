/** दूसरे सिस्टम के लिए स्वास्थ्य रिकॉर्ड की फ़ाइलें। */
import type { fhir as english } from '../en/fhir.ts';

export const fhir = {
  record: 'स्वास्थ्य रिकॉर्ड की फ़ाइल',
  saved: 'स्वास्थ्य रिकॉर्ड की फ़ाइल सहेज ली गई।',
  areaTitle: 'इस जगह के स्वास्थ्य रिकॉर्ड',
  areaText:
    'यहाँ रहने वाले सब लोगों को लगे टीके और आगे लगने वाले टीके, दूसरे स्वास्थ्य सिस्टम के लिए एक ही फ़ाइल में। इसमें नाम और जन्म की तारीखें हैं: फ़ाइल सँभालकर रखें।',
  areaFetch: 'फ़ाइल तैयार कराएँ',
  areaPreparing: 'फ़ाइल तैयार हो रही है।',
} as const satisfies Record<keyof typeof english, string>;

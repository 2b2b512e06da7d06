/** काग़ज़ या फ़ाइल क्यों नहीं बनी। */
import type { paperRefusals as english } from '../en/paper-refusals.ts';

export const paperRefusals = {
  CERTIF0001: 'अभी कोई टीका दर्ज नहीं है, इसलिए प्रमाणपत्र नहीं बन सकता',
  APPREC0001: 'इन दिनों का कोई काम रिकॉर्ड में नहीं है। दूसरे दिन चुनें',
  FHIREC0001: 'न कोई टीका दर्ज है, न आगे कोई बाकी है, इसलिए देने को कोई स्वास्थ्य रिकॉर्ड नहीं है',
} as const satisfies Record<keyof typeof english, string>;

/** काग़ज़ जो नहीं बन सकते, और दस्तावेज़ जो नहीं लिए जाते। */
import type { paperRefusals as english } from '../en/paper-refusals.ts';

export const paperRefusals = {
  BENDOC0002: 'फ़ाइल PNG, JPG, JPEG या PDF होनी चाहिए',
  BENDOC0003: 'उस दिन की कोई खुराक वहाँ दर्ज नहीं है',
  BENSUM0001: 'यह केस इस व्यक्ति के रिकॉर्ड में नहीं है',
  BENSUM0002: 'अभी बीसीजी की कोई खुराक दर्ज नहीं है, इसलिए प्रमाणपत्र नहीं बन सकता',
  CERTIF0001: 'अभी कोई टीका दर्ज नहीं है, इसलिए प्रमाणपत्र नहीं बन सकता',
  REPREP0010: 'यह गर्भावस्था इस महिला के रिकॉर्ड में नहीं है',
} as const satisfies Record<keyof typeof english, string>;

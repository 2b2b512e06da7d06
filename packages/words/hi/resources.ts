import type { resources as english } from '../en/resources.ts';

/** Help, in Hindi. */
export const resources = {
  help: 'मदद',
  askOffice: 'अपने ब्लॉक कार्यालय या सुपरवाइज़र से पूछें। बताएँ कि क्या करना था, और कोई पन्ना न खुला हो तो नीचे लिखा नंबर भी।',
  noFaults: 'इस फ़ोन पर अब तक हर पन्ना खुला है।',
  faults: 'इस फ़ोन पर जो पन्ने नहीं खुले',
  fault: '{{at}} · {{screen}}',
  contact: 'किससे पूछें',
  phone: 'फ़ोन नंबर',
  openSettings: 'सेटिंग खोलें',
  versions: 'यहाँ क्या चल रहा है',
  app: 'ऐप',
  server: 'सर्वर',
  rules: 'टीकाकरण सारणी',
  serverUnknown: 'अभी जवाब नहीं मिला',
  about: 'टीका के बारे में',
} as const satisfies Record<keyof typeof english, string>;

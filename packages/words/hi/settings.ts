import type { settings as english } from '../en/settings.ts';

export const settings = {
  look: 'रंग-रूप',
  theme: 'थीम',
  themeLight: 'उजली',
  themeDark: 'गहरी',
  autoNight: 'रात में गहरी स्क्रीन',
  autoNightHelp: 'रात 9 बजे से सुबह 8 बजे तक स्क्रीन अपने-आप गहरी हो जाती है।',
  nightNow: 'अभी रात है, इसलिए स्क्रीन गहरी है।',
  stickyHeader: 'स्क्रोल करते समय ऊपर की पट्टी दिखती रहे',
  motion: 'स्क्रीन पर हलचल',
  motionHelp: 'पन्ने सरककर खुलते हैं और रंग धीरे बदलते हैं। बंद हो तो सब एकदम बदलता है।',
  language: 'भाषा',
  change: 'बदलें',
  device: 'उपकरण',
  keptHere: 'ये सेटिंग इसी उपकरण में रहती हैं।',
} as const satisfies Record<keyof typeof english, string>;

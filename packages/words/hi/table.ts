import type { table as english } from '../en/table.ts';

export const table = {
  acts: 'क्या कर सकते हैं',
  copy: 'तालिका कॉपी करें',
  copied: '{{n}} पंक्तियाँ कॉपी हुईं। इन्हें शीट में चिपकाएँ।',
  copied_one: '{{n}} पंक्ति कॉपी हुई। इसे शीट में चिपकाएँ।',
  print: 'छापें',
  failed: 'सारी पंक्तियाँ नहीं आईं। कुछ भी कॉपी या छपा नहीं। कृपया फिर कोशिश करें।',
  tooMany: '{{n}} पंक्तियाँ एक साथ बहुत ज़्यादा हैं। कृपया सूची को {{most}} तक छोटा करें।',
  partly: '{{total}} में से केवल {{shown}} पंक्तियाँ। सबके लिए पन्ने पर ‘छापें’ दबाएँ।',
  download: 'डाउनलोड (सीएसवी)',
  downloadFailed: 'फ़ाइल नहीं मिल पाई। फिर कोशिश करें।',
} as const satisfies Record<keyof typeof english, string>;

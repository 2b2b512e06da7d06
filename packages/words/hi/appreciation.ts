import type { appreciation as english } from '../en/appreciation.ts';

/** प्रशस्ति पत्र, और वह शीट जिससे वह निकलता है। */
export const appreciation = {
  letter: 'प्रशस्ति पत्र',
  letterOf: 'प्रशस्ति पत्र: {{name}}',
  ownLetter: 'मेरा प्रशस्ति पत्र',
  ownText: 'कुछ दिनों का आपका काम संख्याओं में, PDF के रूप में, छापने और हस्ताक्षर कराने के लिए।',
  ownOpen: 'दिन चुनें',
  sheetText: 'चुने हुए दिनों का जो काम रिकॉर्ड में है, पत्र में वही गिना जाता है।',
  sheetOwnText: 'चुने हुए दिनों का जो काम रिकॉर्ड में है, पत्र में वही गिना जाता है। उस पर हस्ताक्षर आपके अधिकारी के होते हैं।',
  days: 'किन दिनों का',
  language: 'पत्र की भाषा',
  download: 'डाउनलोड (PDF)',
  saved: 'पत्र PDF में सहेजा गया।',
  record: 'टीकाकरण का रिकॉर्ड',
  given: 'यह प्रशस्ति पत्र आभार सहित इन्हें दिया जाता है',
  period: '{{from}} से {{to}} तक किए गए काम के लिए',
  sessions: 'सत्र में काम',
  people: 'को टीके लगे',
  doses: 'खुराक दी',
  verified: 'की पहचान जाँची',
  registered: 'का पंजीकरण',
  issued: 'जारी करने की तारीख {{day}}',
  number: 'पत्र संख्या {{number}}',
  signature: 'हस्ताक्षर और मुहर',
  byOneself: 'यह पत्र उसी ने निकाला है जिसका नाम इस पर है। हस्ताक्षर होने पर ही मान्य है।',
  kept: 'इस पत्र की संख्या, दिन और गिनती रिकॉर्ड में सुरक्षित हैं।',
} as const satisfies Record<keyof typeof english, string>;

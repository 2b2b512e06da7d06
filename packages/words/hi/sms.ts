import type { sms as english } from '../en/sms.ts';

export const sms = {
  otp: 'टीका के लिए आपका OTP {{otp}} है। यह {{minutes}} मिनट तक चलेगा। इसे किसी को न बताएँ।',
  wrongCodes:
    'टीका: आज आपके खाते के लिए {{count}} बार गलत OTP डाला गया। अगर यह आपने नहीं किया, तो अपने प्रशासक को बताएँ। OTP किसी को न बताएँ।',
  passwordReset: 'टीका: आपके खाते का नया पासवर्ड बनाया गया है। अगर यह आपने नहीं किया, तो तुरंत अपने प्रशासक को बताएँ।',
  mobileChanged: 'टीका: आपके खाते में दूसरा मोबाइल नंबर डाला गया है। अगर यह आपने नहीं किया, तो तुरंत अपने प्रशासक को बताएँ।',
  sessionCancelled: 'टीका: {{name}} के लिए {{date}} को {{site}} में होने वाला सत्र नहीं होगा। नया दिन आपको बताया जाएगा।',
  sessionStopped:
    'टीका: {{name}} के लिए {{date}} को {{site}} में होने वाला सत्र अभी रोक दिया गया है। जब तक बताया न जाए, न आएँ।',
  sessionMoved: 'टीका: {{name}} का सत्र {{before}} को तय था। अब {{date}} को {{from}} से {{to}} के बीच {{site}} आएँ।',
  sessionMovedSlot: 'टीका: {{name}} का सत्र {{before}} को तय था। अब {{date}} को {{from}} {{site}} आएँ।',
} as const satisfies Record<keyof typeof english, string>;

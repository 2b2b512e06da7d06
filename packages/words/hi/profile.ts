import type { profile as english } from '../en/profile.ts';

export const profile = {
  role: 'भूमिका',
  userName: 'यूज़र नाम',
  mobile: 'मोबाइल नंबर',
  facility: 'स्वास्थ्य केंद्र',
  block: 'ब्लॉक',
  district: 'ज़िला',
  state: 'राज्य',
  villages: 'गाँव',
  changePassword: 'पासवर्ड बदलें',
  passwordChanged: 'पासवर्ड बदल गया।',
  saveChange: 'पासवर्ड बदलें',
} as const satisfies Record<keyof typeof english, string>;

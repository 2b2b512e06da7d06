import type { shortcuts as english } from '../en/shortcuts.ts';

export const shortcuts = {
  title: 'कुंजियों से जल्दी काम',
  outside: 'जब तक किसी खाने में लिखा न जा रहा हो, ये कुंजियाँ काम करती हैं।',
  everywhere: 'हर जगह',
  places: 'पन्ना खोलें: पहले G, फिर दूसरा अक्षर',
  search: 'किसी व्यक्ति को खोजें',
  register: 'नया पंजीकरण करें',
  help: 'यह सूची दिखाएँ',
  close: 'जो खुला है उसे बंद करें',
  on: 'एक कुंजी दबाकर पन्ने खोलें',
  onHelp: 'बंद हो तो गलती से दबी कुंजी से कुछ नहीं होता।',
  show: 'कुंजियाँ देखें',
} as const satisfies Record<keyof typeof english, string>;

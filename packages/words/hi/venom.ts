import type { venom as english } from '../en/venom.ts';

export const venom = {
  sameBite: 'क्या यह {{day}} वाला ही मामला है?',
  sameBiteWhy: 'वह मामला अब भी खुला है, पर कई दिनों से उसकी कोई ख़बर नहीं है। दोबारा काटा हो तो उसका अलग रिकॉर्ड बनेगा।',
  anotherBite: 'नहीं, फिर से काटा है',
  goOnWithBite: 'हाँ, वही मामला है',
} satisfies Record<keyof typeof english, string>;

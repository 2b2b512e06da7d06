import type { help as english } from '../en/help.ts';

/** The frame of the help; its pages are in `packages/words/help`. */
export const help = {
  title: 'मदद',
  ofThisPage: 'इस पन्ने की मदद',
  find: 'मदद खोजें',
  search: 'मदद में खोजें',
  all: 'पूरी मदद',
  none: 'मदद का ऐसा कोई पन्ना नहीं है।',
  contact: 'किससे पूछें',
  askOffice: 'अपने ब्लॉक कार्यालय या सुपरवाइज़र से पूछें। बताएँ कि क्या करना था।',
  ofPlace: 'आपके प्रशासन की ओर से',
} as const satisfies Record<keyof typeof english, string>;

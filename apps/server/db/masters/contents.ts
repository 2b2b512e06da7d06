import type { Names } from '@teeka/domain/names';
import { nameCells } from '../../src/platform/db/names.ts';

/** Texts of screens by id (specification 2, section 7). They hold until an administrator writes another. */
export const contents = {
  help: {
    en: '<ul><li>No network: go on working. What you record stays on this phone and is sent later.</li><li>A record needs you: open it from the sign at the top, correct it, send it again.</li><li>A child after a vaccine is very ill: refer first, report afterwards.</li></ul>',
    hi: '<ul><li>नेटवर्क न हो तो भी काम चलता रहे। जो दर्ज किया है, वह इस फ़ोन में रहता है और बाद में भेजा जाता है।</li><li>कोई रिकॉर्ड आपका ध्यान माँगे: ऊपर के निशान से खोलें, ठीक करें, फिर भेजें।</li><li>टीके के बाद बच्चा बहुत बीमार हो: पहले अस्पताल भेजें, सूचना बाद में दें।</li></ul>',
  },
  about: {
    en: '<p>Teeka keeps the record of vaccinations.</p>',
    hi: '<p>टीका में टीकाकरण का लेखा रहता है।</p>',
  },
  appreciation_letter: {
    en: '<p>A vaccine reaches people because somebody brings it to them: on the day of the session, in sun and in rain. Behind each of these numbers stands a family that is protected today.</p><p>We thank you for your care, your patience and your reliability, and wish you strength for the work ahead.</p>',
    hi: '<p>टीका लोगों तक इसलिए पहुँचता है कि कोई उसे पहुँचाता है: सत्र के दिन, धूप में भी और बारिश में भी। इन संख्याओं में से हर एक के पीछे एक परिवार है, जो आज सुरक्षित है।</p><p>आपकी लगन, धैर्य और ज़िम्मेदारी के लिए हम आभारी हैं। आगे के काम के लिए हमारी शुभकामनाएँ।</p>',
  },
} satisfies Readonly<Record<string, Names>>;

/** The same by the key under which one is kept: id and language. */
export const contentCells = (texts: Readonly<Record<string, Names>>): Readonly<Record<string, string>> =>
  Object.assign({}, ...Object.entries(texts).map(([id, names]) => nameCells(id, names)));

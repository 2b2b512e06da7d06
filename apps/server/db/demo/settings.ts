import type { Client } from 'pg';
import { contentCells, contents } from '../masters/contents.ts';
import { copyRows } from './tables.ts';

/** What a demo remembers of itself, so that its sites can be found again on a later day. */
export const demoKeys = { people: 'demo_people', seed: 'demo_seed', day: 'demo_day' } as const;

/** What the texts of the product do not say of a demo. */
const content = {
  help: {
    en: `<p><strong>Help in Budaun</strong>: call the block office of Sahaswan from 10 am to 5 pm.</p>${contents.help.en}`,
    hi: `<p><strong>बदायूँ में मदद</strong>: सहसवान ब्लॉक कार्यालय को सुबह 10 से शाम 5 बजे तक फ़ोन करें।</p>${contents.help.hi}`,
  },
  about: {
    en: '<p>Teeka keeps the record of vaccinations. This is a demonstration: every person in it is made up.</p>',
    hi: '<p>टीका में टीकाकरण का लेखा रहता है। यह केवल नमूना है: इसमें दिखने वाले सभी लोग काल्पनिक हैं।</p>',
  },
};

/** Writes what a demo remembers of itself, and its texts. */
export async function writeSettings(client: Client, own: Readonly<Record<string, string | number>>): Promise<void> {
  await copyRows(client, 'setting', 'key_name value', Object.entries(own));
  await copyRows(client, 'content', 'content_key value', Object.entries(contentCells(content)));
}

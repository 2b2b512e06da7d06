import { defaultPasswordPolicy } from '@teeka/domain/password';
import type { Client } from 'pg';
import { copyRows } from './tables.ts';

/** What a demo remembers of itself, so that its sites can be found again on a later day. */
export const demoKeys = { people: 'demo_people', seed: 'demo_seed', day: 'demo_day' } as const;

const settings: Readonly<Record<string, string | number>> = {
  ...defaultPasswordPolicy,
  otp_seconds: 180,
  otp_tries: 5,
  max_members_per_mobile: 10,
  mobile_search_per_minute: 30,
  search_debounce_ms: 800,
  published_session_days: 7,
  reject_reason_required: 1,
  default_language: 'en',
};

const content: Readonly<Record<string, string>> = {
  about:
    '<p>Teeka keeps the record of vaccinations. This is a demonstration: every person in it is made up.</p>',
  about_hi: '<p>टीका में टीकाकरण का लेखा रहता है। यह केवल नमूना है: इसमें दिखने वाले सभी लोग काल्पनिक हैं।</p>',
  four_messages:
    '<ol><li>Which vaccine was given and what it protects from.</li><li>What may happen afterwards and what to do.</li><li>When to come next.</li><li>Keep the card and bring it along.</li></ol>',
  four_messages_hi:
    '<ol><li>कौन सा टीका लगा और वह किस बीमारी से बचाता है।</li><li>टीके के बाद क्या हो सकता है और तब क्या करें।</li><li>अगली बार कब आना है।</li><li>कार्ड सँभालकर रखें और साथ लाएँ।</li></ol>',
};

/** Writes settings and texts; those that are there already stay as they are. */
export async function writeSettings(
  client: Client,
  own: Readonly<Record<string, string | number>>,
): Promise<void> {
  const { rows } = await client.query<{ key_name: string }>('select key_name from setting');
  const known = new Set(rows.map((row) => row.key_name));
  const fresh = Object.entries({ ...settings, ...own }).filter(([key]) => !known.has(key));
  await copyRows(client, 'setting', 'key_name value', fresh);
  const texts = await client.query<{ content_key: string }>('select content_key from content');
  const there = new Set(texts.rows.map((row) => row.content_key));
  await copyRows(
    client,
    'content',
    'content_key value',
    Object.entries(content).filter(([key]) => !there.has(key)),
  );
}

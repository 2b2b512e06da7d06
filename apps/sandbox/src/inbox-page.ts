import { type SpokenLanguage, spokenLanguages } from '@teeka/domain/names';
import type { InboxMessage } from './inbox.ts';

const words: Readonly<Record<SpokenLanguage, Readonly<Record<'title' | 'empty' | 'name', string>>>> = {
  en: {
    title: 'Messages on the phones',
    empty: 'No message yet. Ask for an OTP and it appears here.',
    name: 'English',
  },
  hi: { title: 'फ़ोन पर आए संदेश', empty: 'अभी कोई संदेश नहीं है। OTP मँगाएँ, वह यहाँ दिखेगा।', name: 'हिन्दी' },
};

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

const style = `body{font:16px/1.5 system-ui,'Noto Sans Devanagari',sans-serif;margin:0 auto;max-width:40rem;padding:1rem;background:#f3f5f7;color:#1b1f24}
header{display:flex;justify-content:space-between;align-items:baseline}a{color:#0b5cad}
article{background:#fff;border-radius:10px;padding:.75rem 1rem;margin:.75rem 0;box-shadow:0 1px 3px #0002}
p{margin:.25rem 0;overflow-wrap:anywhere}.meta{color:#5a6570;font-size:.9rem;display:flex;justify-content:space-between}
@media(prefers-color-scheme:dark){body{background:#14181d;color:#e6e9ed}article{background:#1f252c}a{color:#7ab8ff}}`;

/** India's time of day, whatever the machine's zone. */
const timeOf = (at: string): string => new Date(at).toLocaleTimeString('en-IN', { timeZone: 'Asia/Kolkata' });

const drawn = ({ to, text, at }: InboxMessage): string =>
  `<article><div class="meta"><span>+91 ${escaped(to)}</span><time>${escaped(timeOf(at))}</time></div><p>${escaped(text)}</p></article>`;

/** The inbox as a page that renews itself every three seconds, in one of our languages, with the ways to the others. */
export function inboxPage(messages: readonly InboxMessage[], language: SpokenLanguage): string {
  const { title, empty } = words[language];
  const link = spokenLanguages
    .filter((other) => other !== language)
    .map((other) => `<a href="/inbox?language=${other}">${words[other].name}</a>`)
    .join(' ');
  const body = messages.length > 0 ? messages.map(drawn).join('') : `<p>${empty}</p>`;
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta http-equiv="refresh" content="3">
<meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title><style>${style}</style></head>
<body><header><h1>${title}</h1>${link}</header>${body}</body></html>`;
}

import { z } from 'zod';
import { call } from './call.ts';
import { text } from './fields.ts';
import { ofEverybody } from './roles.ts';

export const appVersion = call({
  name: 'settings.appVersion',
  method: 'GET',
  path: '{vaccinator}/mobile/appVersion',
  summary: "The version, the server's public point for sealing, and the store links.",
  access: 'open',
  area: 'none',
  quiet: true,
  reply: z.object({
    app_version: z.string(),
    xdata: z.string(),
    ydata: z.string(),
    ios_link: z.string(),
    apk_link: z.string(),
    /** Whether signing in takes password and code: both switches are on. */
    two_step: z.boolean(),
    /** Whether the demonstration district is loaded; screens then show the demo sign-ins and the code inbox. */
    demo: z.boolean(),
    /** Page that shows the codes sent in demo mode. */
    inbox_link: z.string().nullable(),
    /** Code of the language of a phone on which nobody has chosen one (the setting `default_language`). */
    default_language: z.string(),
  }),
});

export const getSettings = call({
  ...ofEverybody,
  name: 'settings.getSettings',
  summary: 'All application settings a screen needs.',
  reply: z.object({ settings: z.array(z.object({ key_name: z.string(), value: z.string() })) }),
});

export const getConfig = call({
  ...ofEverybody,
  name: 'settings.getConfig',
  path: '{vaccinator}/getConfig/:key',
  summary: "One configured content, HTML in `value`; empty for a key that isn't there.",
  request: z.object({ key: text(80) }),
  reply: z.object({ key: z.string(), value: z.string() }),
});

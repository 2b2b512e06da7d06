import { settingKeys } from '@teeka/domain/settings';
import { z } from 'zod';
import { call } from './call.ts';
import { instant, text } from './fields.ts';
import { configuringRoles, ofEverybody } from './roles.ts';

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

/** A change of a setting as its history keeps it; `old_value` as it held before. */
const settingChange = z.object({
  old_value: z.string(),
  new_value: z.string(),
  reason: z.string(),
  changed_by: z.string(),
  changed_at: instant,
});
export type SettingChange = z.output<typeof settingChange>;

const settingToChange = z.object({
  key_name: z.enum(settingKeys),
  /** As it holds now. */
  value: z.string(),
  /** The server was started so: no screen changes it. */
  fixed: z.boolean(),
  /** The latest changes, newest first. */
  changes: z.array(settingChange),
});
export type SettingToChange = z.output<typeof settingToChange>;

/** What holds for everybody is changed by who is posted above every place of the installation (decision 103). */
const ofConfiguration = { access: configuringRoles, area: 'none' } as const;

export const getSettingsToChange = call({
  ...ofConfiguration,
  name: 'settings.getSettingsToChange',
  path: '{admin}/getSettingsToChange',
  summary: 'Every setting that has a screen, as it holds now, with its latest changes.',
  quiet: true,
  reply: z.object({ settings: z.array(settingToChange) }),
  refusals: ['REQVAL0012'],
});

export const changeSetting = call({
  ...ofConfiguration,
  name: 'settings.changeSetting',
  path: '{admin}/changeSetting',
  summary: 'Sets one setting for everybody, from now on; what held before and why stay in its history.',
  kind: 'command',
  request: z.object({
    key_name: z.enum(settingKeys),
    value: text(),
    /** The value that the reader saw: another now means that somebody else was there first. */
    seen: text(),
    reason: text(),
  }),
  reply: z.object({ value: z.string() }),
  refusals: [
    ...['FLDVAL0001', 'FLDVAL0003', 'FLDVAL0004', 'FLDVAL0005', 'FLDVAL0029', 'FLDVAL0032'],
    ...['REQVAL0012', 'REQVAL0015', 'SETVAL0001', 'SETVAL0002'],
  ] as const,
});

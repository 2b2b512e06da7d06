import { spokenLanguages } from '@teeka/domain/names';
import { contentLength, contentNames, settingKeys } from '@teeka/domain/settings';
import { z } from 'zod';
import { call } from './call.ts';
import { code, day, instant, text, whole, word } from './fields.ts';
import { named } from './names.ts';
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

const programmeChange = z.object({
  is_on: z.boolean(),
  holds_from: day,
  reason: z.string(),
  changed_by: z.string(),
  changed_at: instant,
});

const programmeOfState = z.object({
  programme: z.string(),
  /** As it holds today. */
  is_on: z.boolean(),
  /** What a later day brings, the next first. */
  planned: z.array(programmeChange),
  /** All changes so far, newest first. */
  changes: z.array(programmeChange),
});
export type ProgrammeOfState = z.output<typeof programmeOfState>;

const stateOfProgrammes = z.object({
  state_id: z.number().int(),
  ...named('state_name', z.string()),
  programmes: z.array(programmeOfState),
});
export type StateOfProgrammes = z.output<typeof stateOfProgrammes>;

/** Programmes of a state are switched by who is posted to the state, or above all (decision 104). */
const ofProgrammes = { access: configuringRoles, area: 'own-area' } as const;

export const getProgrammes = call({
  ...ofProgrammes,
  name: 'settings.getProgrammes',
  path: '{admin}/getProgrammes',
  summary: 'The programmes that the states of the own area switch by themselves, with their history.',
  quiet: true,
  reply: z.object({ states: z.array(stateOfProgrammes) }),
  refusals: ['REQVAL0012'],
});

export const switchProgramme = call({
  ...ofProgrammes,
  name: 'settings.switchProgramme',
  path: '{admin}/switchProgramme',
  summary: 'Switches a programme on or off in a state from a day on; the due lists follow on that day.',
  kind: 'command',
  request: z.object({
    state_id: code,
    programme: word(),
    is_on: z.boolean(),
    from_date: text(),
    reason: text(),
  }),
  refusals: [
    ...['FLDVAL0001', 'FLDVAL0003', 'FLDVAL0004', 'FLDVAL0017', 'FLDVAL0018', 'FLDVAL0019', 'FLDVAL0029'],
    ...['REQVAL0012'],
  ] as const,
});

export const countDueBySwitch = call({
  ...ofProgrammes,
  name: 'settings.countDueBySwitch',
  heavy: 'figures',
  path: '{admin}/countDueBySwitch',
  summary: 'For how many people of a state a switch of a programme changes on its day whether they are due.',
  quiet: true,
  request: z.object({ state_id: code, programme: word(), is_on: z.boolean(), from_date: text() }),
  /**
   * People who live in the state, are of the age for the programme on that day and have not had it, as the records stand
   * now; 0 where the programme stands so on that day without the switch.
   */
  reply: z.object({ people: z.number().int() }),
  refusals: ['FLDVAL0001', 'FLDVAL0004', 'FLDVAL0017', 'FLDVAL0018', 'FLDVAL0019', 'FLDVAL0029', 'REQVAL0012'],
});

const contentVersion = z.object({
  version: z.number().int(),
  value: z.string(),
  reason: z.string(),
  /** Null of what stood there before the first change. */
  changed_by: z.string().nullable(),
  changed_at: instant,
});
export type ContentVersion = z.output<typeof contentVersion>;

const contentToChange = z.object({
  name: z.enum(contentNames),
  language: z.enum(spokenLanguages),
  /** As it is shown now. */
  value: z.string(),
  /** 0 while nobody has changed it. */
  version: z.number().int(),
  /** The latest versions, newest first. */
  versions: z.array(contentVersion),
});
export type ContentToChange = z.output<typeof contentToChange>;

export const getContents = call({
  ...ofConfiguration,
  name: 'settings.getContents',
  path: '{admin}/getContents',
  summary: 'The texts of the administration in each language, with their versions.',
  quiet: true,
  reply: z.object({ contents: z.array(contentToChange) }),
  refusals: ['REQVAL0012'],
});

export const changeContent = call({
  ...ofConfiguration,
  name: 'settings.changeContent',
  path: '{admin}/changeContent',
  summary:
    'Puts a text in one language in the place of what everybody is shown; an old version is brought back the same way.',
  kind: 'command',
  request: z.object({
    name: z.enum(contentNames),
    language: z.enum(spokenLanguages),
    /** HTML; what no text may hold is taken out. */
    value: text(contentLength),
    /** The version that the writer saw: another now means that somebody else was there first. */
    seen: whole,
    reason: text(),
  }),
  reply: z.object({ version: z.number().int(), value: z.string() }),
  refusals: ['FLDVAL0001', 'FLDVAL0003', 'FLDVAL0004', 'REQVAL0012', 'REQVAL0015'],
});

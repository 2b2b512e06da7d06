import { z } from 'zod';
import { call } from './call.ts';
import { text } from './fields.ts';
import { broughtFile, importSteps, ofImport } from './imports/shapes.ts';
import { answeringRoles } from './roles.ts';

export * from './imports/shapes.ts';

/** What whoever answers for a place brings from a sheet: accounts, facilities with their session sites, places. */
export const broughtKinds = ['users', 'facilities', 'places'] as const;
export type BroughtKind = (typeof broughtKinds)[number];

const own = { access: answeringRoles, area: 'own-area' } as const;
const ofKind = { kind: z.enum(broughtKinds) };

export const importTemplate = call({
  ...own,
  ...importSteps.template,
  name: 'imports.importTemplate',
  path: '{admin}/import/template',
  summary:
    'The Excel file to fill in for accounts, facilities or places: headers in both languages, lists to choose from.',
  request: z.object(ofKind),
});

export const uploadImport = call({
  ...own,
  ...importSteps.upload,
  name: 'imports.uploadImport',
  heavy: 'figures',
  path: '{admin}/import/upload',
  summary: 'Takes a filled-in file and begins to check its rows; nothing is made yet.',
  request: z.object({ ...broughtFile, ...ofKind }),
});

export const importStatus = call({
  ...own,
  ...importSteps.status,
  name: 'imports.importStatus',
  path: '{admin}/import/status',
  summary: 'How far an import of oneself has come; asked every second while it works.',
});

export const listImports = call({
  ...own,
  ...importSteps.list,
  name: 'imports.listImports',
  path: '{admin}/import/list',
  summary: 'The imports of a kind that one made in the last days, the newest first.',
  request: z.object(ofKind),
});

export const confirmImport = call({
  ...own,
  ...importSteps.confirm,
  name: 'imports.confirmImport',
  heavy: 'figures',
  path: '{admin}/import/confirm',
  summary:
    'Makes what the good rows of a checked import say, all of it or none. Of accounts the own password is asked.',
  request: ofImport.extend({ currentPassword: text().default('') }),
  sealed: { request: ['currentPassword'] },
  refusals: [...importSteps.confirm.refusals, 'REQVAL0010', 'USRPRF0007', 'USRAUT0002', 'USRAUT0005'],
});

export const discardImport = call({
  ...own,
  ...importSteps.discard,
  name: 'imports.discardImport',
  path: '{admin}/import/discard',
  summary: 'Forgets a checked import and everything in it.',
});

export const importErrors = call({
  ...own,
  ...importSteps.errors,
  name: 'imports.importErrors',
  heavy: 'figures',
  path: '{admin}/import/errors',
  summary: 'The bad rows as an Excel file, each with its codes and sentences, to correct and bring again.',
});

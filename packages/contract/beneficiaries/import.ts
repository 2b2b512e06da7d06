import { z } from 'zod';
import { call } from '../call.ts';
import { broughtFile, importSteps, ofImport } from '../imports/shapes.ts';
import { answeringRoles } from '../roles.ts';

const importers = ['Vaccinator', 'ANM', ...answeringRoles] as const;
const own = { access: importers, area: 'own-area' } as const;

export const importTemplate = call({
  ...own,
  ...importSteps.template,
  name: 'beneficiaries.importTemplate',
  method: 'GET',
  path: '{beneficiary}/import/template',
  summary:
    'The Excel file to fill in for pre-registrations: headers in both languages, an example, lists to choose from.',
});

export const uploadImport = call({
  ...own,
  ...importSteps.upload,
  name: 'beneficiaries.uploadImport',
  heavy: true,
  path: '{beneficiary}/import/upload',
  summary: 'Takes a filled-in file and begins to check its rows; nobody is registered yet.',
  request: z.object(broughtFile),
});

export const importStatus = call({
  ...own,
  ...importSteps.status,
  name: 'beneficiaries.importStatus',
  path: '{beneficiary}/import/status',
  summary: 'How far an import of oneself has come; asked every second while it works.',
});

export const listImports = call({
  ...own,
  ...importSteps.list,
  name: 'beneficiaries.listImports',
  method: 'GET',
  path: '{beneficiary}/import/list',
  summary: 'The imports one made in the last days, the newest first.',
});

export const confirmImport = call({
  ...own,
  ...importSteps.confirm,
  name: 'beneficiaries.confirmImport',
  heavy: true,
  path: '{beneficiary}/import/confirm',
  summary: 'Registers the good rows of a checked import, all of them or, when anything fails, none.',
  request: ofImport,
});

export const discardImport = call({
  ...own,
  ...importSteps.discard,
  name: 'beneficiaries.discardImport',
  path: '{beneficiary}/import/discard',
  summary: 'Forgets a checked import and everything in it.',
});

export const importErrors = call({
  ...own,
  ...importSteps.errors,
  name: 'beneficiaries.importErrors',
  heavy: true,
  path: '{beneficiary}/import/errors',
  summary: 'The bad rows as an Excel file, each with its codes and sentences, to correct and bring again.',
});

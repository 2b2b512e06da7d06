import * as people from '@teeka/contract/beneficiaries/import';
import * as brought from '@teeka/contract/imports';
import type { ImportProgress } from '@teeka/contract/imports/shapes';
import { send } from '../../platform/api/index.ts';

type Summary = Omit<ImportProgress, 'errors'>;
interface Which {
  readonly import_id: string;
}
interface File {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** What the rows of a file are about, and by which calls it is brought. */
export interface Ways {
  readonly kind: 'people' | brought.BroughtKind;
  /** Whether the yes gives people a way in, so that the own password is requested. */
  readonly asksPassword: boolean;
  template(): Promise<unknown>;
  upload(file: File): Promise<ImportProgress>;
  status(which: Which): Promise<ImportProgress>;
  list(): Promise<readonly Summary[]>;
  confirm(which: Which, currentPassword: string): Promise<unknown>;
  discard(which: Which): Promise<unknown>;
  errors(which: Which): Promise<unknown>;
}

const own = { quiet: true, ownRefusals: true } as const;
const behind = { background: true } as const;

export const peopleWays: Ways = {
  kind: 'people',
  asksPassword: false,
  template: () => send(people.importTemplate, {}, own),
  upload: (file) => send(people.uploadImport, { file }, own),
  status: (which) => send(people.importStatus, which, behind),
  list: async () => (await send(people.listImports, {}, { quiet: true })).imports,
  confirm: (which) => send(people.confirmImport, which, own),
  discard: (which) => send(people.discardImport, which, own),
  errors: (which) => send(people.importErrors, which, own),
};

export const broughtWays = (kind: brought.BroughtKind): Ways => ({
  kind,
  asksPassword: kind === 'users',
  template: () => send(brought.importTemplate, { kind }, own),
  upload: (file) => send(brought.uploadImport, { kind, file }, own),
  status: (which) => send(brought.importStatus, which, behind),
  list: async () => (await send(brought.listImports, { kind }, { quiet: true })).imports,
  confirm: (which, currentPassword) => send(brought.confirmImport, { ...which, currentPassword }, own),
  discard: (which) => send(brought.discardImport, which, own),
  errors: (which) => send(brought.importErrors, which, own),
});

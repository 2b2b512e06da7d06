import { FileViewer } from '@capacitor/file-viewer';
import { Directory, Filesystem, type WriteFileOptions } from '@capacitor/filesystem';

/** Bytes as the bridge to the phone takes them. */
async function base64Of(content: Blob): Promise<string> {
  const bytes = new Uint8Array(await content.arrayBuffer());
  let text = '';
  // In pieces: a call takes only so many arguments.
  for (let at = 0; at < bytes.length; at += 32_768) text += String.fromCharCode(...bytes.subarray(at, at + 32_768));
  return btoa(text);
}

/** What of the phone is used; a test gives its own. */
export interface PhoneFiles {
  readonly write: (options: WriteFileOptions) => Promise<{ readonly uri: string }>;
  readonly open: (options: { readonly path: string }) => Promise<void>;
  /** Rejects where there is no such file. */
  readonly stat: (options: { readonly path: string; readonly directory: Directory }) => Promise<unknown>;
}

const ofPhone: PhoneFiles = {
  write: (options) => Filesystem.writeFile(options),
  open: (options) => FileViewer.openDocumentFromLocalPath(options),
  stat: (options) => Filesystem.stat(options),
};

/** So many files of one name are told apart. */
const mostAlike = 50;

/** A name that no file there has: two mothers of one day do not take each other's paper. */
async function freeName(name: string, directory: Directory, folder: string, { stat }: PhoneFiles): Promise<string> {
  const dot = name.lastIndexOf('.');
  for (let nth = 1; nth < mostAlike; nth++) {
    const path = folder + (nth === 1 ? name : `${name.slice(0, dot)} (${nth})${name.slice(dot)}`);
    const isThere = await stat({ path, directory }).then(
      () => true,
      () => false,
    );
    if (!isThere) return path;
  }
  return folder + name;
}

/**
 * Writes a file where the phone keeps downloads, else among the documents of the app, and opens it in whatever shows such files
 * (specification 2, 'Downloads'). A phone without such a program keeps the file all the same.
 */
export async function keepOnPhone(content: Blob, name: string, files: PhoneFiles = ofPhone): Promise<void> {
  const data = await base64Of(content);
  const write = async (directory: Directory, folder: string) =>
    files.write({ path: await freeName(name, directory, folder, files), data, directory, recursive: true });
  const { uri } = await write(Directory.ExternalStorage, 'Download/').catch(() => write(Directory.Documents, ''));
  await files.open({ path: uri }).catch((error: unknown) => console.warn('No program shows this file', error));
}

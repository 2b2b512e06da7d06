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
}

const ofPhone: PhoneFiles = {
  write: (options) => Filesystem.writeFile(options),
  open: (options) => FileViewer.openDocumentFromLocalPath(options),
};

/**
 * Writes a file where the phone keeps downloads, else among the documents of the app, and opens it in whatever shows such files
 * (specification 2, 'Downloads'). A phone without such a program keeps the file all the same.
 */
export async function keepOnPhone(content: Blob, name: string, files: PhoneFiles = ofPhone): Promise<void> {
  const data = await base64Of(content);
  const { uri } = await files
    .write({ path: `Download/${name}`, data, directory: Directory.ExternalStorage, recursive: true })
    .catch(() => files.write({ path: name, data, directory: Directory.Documents, recursive: true }));
  await files.open({ path: uri }).catch((error: unknown) => console.warn('No program shows this file', error));
}

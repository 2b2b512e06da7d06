/** What a stored file is for; each kind has a folder (or a prefix) of its own. */
export type FileKind = 'picture' | 'card' | 'download';

/**
 * Where files rest, outside of the database: a folder on this machine now, a bucket of an S3-compatible store for a
 * cluster of servers. What comes in was judged by its content before. Files are written once and never changed.
 */
export interface FileStore {
  /** A key that nobody has, to be noted before a file is put under it. */
  newKey(kind: FileKind): string;
  /** Keeps the bytes for good before it answers. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Undefined when there is no such file, or no longer. */
  get(key: string): Promise<Buffer | undefined>;
  /** Removing what is not there is no failure. */
  remove(key: string): Promise<void>;
}

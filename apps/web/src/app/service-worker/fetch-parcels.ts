/** As the build writes it: a document of texts by path, and what is in it. */
interface Parcel {
  readonly path: string;
  readonly files: readonly string[];
}

/** Of the cache that Workbox fills, what is asked here. */
interface Kept {
  readonly cache: Pick<Cache, 'keys' | 'put'>;
  /** The address under which a file of this build is kept; none for what is not of it. */
  keyOf(path: string): string | undefined;
}

/** So few files are fetched faster one by one. */
const few = 4;

const types: Readonly<Record<string, string>> = { js: 'text/javascript', css: 'text/css' };

/**
 * Stores the app's scripts and styles from their parcels, as far as they are missing: hundreds of files fetched one
 * after another take minutes on a slow line. A parcel that came stays when the next one breaks off.
 */
export async function fetchParcels({ cache, keyOf }: Kept, ask: typeof fetch = fetch): Promise<void> {
  const read = async <Document>(path: string): Promise<Document> => {
    const response = await ask(`/${path}`);
    if (!response.ok) throw new Error(`${path} did not come: ${response.status}`);
    return (await response.json()) as Document;
  };
  const here = new Set((await cache.keys()).map(({ url }) => url));
  for (const { path, files } of await read<readonly Parcel[]>('parcels.json')) {
    const missing = files.flatMap((file) => {
      const key = keyOf(file);
      return key === undefined || here.has(key) ? [] : [{ file, key }];
    });
    if (missing.length <= few) continue;
    const texts = await read<Readonly<Record<string, string>>>(path);
    await Promise.all(
      missing.map(({ file, key }) => {
        const type = types[file.slice(file.lastIndexOf('.') + 1)];
        const text = texts[file];
        if (text === undefined || type === undefined) return undefined;
        return cache.put(key, new Response(text, { headers: { 'content-type': `${type}; charset=utf-8` } }));
      }),
    );
  }
}

import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** About how many characters of files are fetched at once: what a slow line brings before it breaks off. */
const enough = 256 * 1024;

/**
 * Puts the app's scripts and styles together in a few parcels, each a document of texts by path, and names them in
 * `parcels.json`. A worker that keeps the whole app asks for ten of them instead of for hundreds of files.
 */
export function parcelFiles(): Plugin {
  let outDir = '';
  return {
    name: 'teeka-parcel-files',
    apply: 'build',
    configResolved(config) {
      outDir = config.build.outDir;
    },
    writeBundle() {
      const paths = globSync('assets/*.{js,css}', { cwd: outDir }).sort();
      const parcels: { path: string; files: string[] }[] = [];
      let texts: Record<string, string> = {};
      let length = 0;
      const close = (): void => {
        const text = JSON.stringify(texts);
        const path = `assets/parcel-${createHash('sha256').update(text).digest('hex').slice(0, 8)}.json`;
        writeFileSync(join(outDir, path), text);
        parcels.push({ path, files: Object.keys(texts) });
        [texts, length] = [{}, 0];
      };
      for (const path of paths) {
        const text = readFileSync(join(outDir, path), 'utf8');
        texts[path] = text;
        length += text.length;
        if (length >= enough) close();
      }
      if (length > 0) close();
      writeFileSync(join(outDir, 'parcels.json'), JSON.stringify(parcels));
    },
  };
}

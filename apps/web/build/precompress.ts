import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Plugin } from 'vite';

/** Leaves a brotli copy at the highest quality beside each file that has not packed itself; the server sends it as it lies. */
export function precompress(): Plugin {
  let outDir = '';
  return {
    name: 'teeka-precompress',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      outDir = config.build.outDir;
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler() {
        for (const file of globSync('**/*.{js,css,html,svg,json,wasm,webmanifest}', { cwd: outDir })) {
          const bytes = readFileSync(join(outDir, file));
          const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
          writeFileSync(join(outDir, `${file}.br`), brotliCompressSync(bytes, { params }));
        }
      },
    },
  };
}

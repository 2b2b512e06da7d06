import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { WriteFileOptions } from '@capacitor/filesystem';
import { keepOnPhone } from './keep-on-phone.ts';

type Write = WriteFileOptions;

const file = new Blob([Uint8Array.from({ length: 100_000 }, (_, nth) => nth % 251)]);

function phone({ refuses = '', shows = true, there = [] as readonly string[] } = {}) {
  const written: Write[] = [];
  const opened: string[] = [];
  return {
    written,
    opened,
    files: {
      write: async (options: Write) => {
        if (options.directory === refuses) throw new Error('not allowed');
        written.push(options);
        return { uri: `file:///${options.directory}/${options.path}` };
      },
      stat: async ({ path }: { path: string }) => {
        if (!there.includes(path)) throw new Error('no such file');
      },
      open: async ({ path }: { path: string }) => {
        if (!shows) throw new Error('no program');
        opened.push(path);
      },
    },
  };
}

test('a file comes whole into the folder of downloads, and is opened', async () => {
  const { files, written, opened } = phone();
  await keepOnPhone(file, 'DPM-21112026.xlsx', files);
  assert.deepEqual(
    written.map(({ path, directory }) => `${directory} ${path}`),
    ['EXTERNAL_STORAGE Download/DPM-21112026.xlsx'],
  );
  assert.deepEqual(Buffer.from(String(written[0]?.data), 'base64'), Buffer.from(await file.arrayBuffer()));
  assert.deepEqual(opened, ['file:///EXTERNAL_STORAGE/Download/DPM-21112026.xlsx']);
});

test('a file of the same name is not written over', async () => {
  const { files, written } = phone({ there: ['Download/certificate.pdf', 'Download/certificate (2).pdf'] });
  await keepOnPhone(file, 'certificate.pdf', files);
  assert.deepEqual(
    written.map(({ path }) => path),
    ['Download/certificate (3).pdf'],
  );
});

test('where the folder of downloads is closed to the app, its own documents take the file; without a program it is kept', async () => {
  const { files, written } = phone({ refuses: 'EXTERNAL_STORAGE', shows: false });
  await keepOnPhone(file, 'a.pdf', files);
  assert.deepEqual(
    written.map(({ path, directory }) => `${directory} ${path}`),
    ['DOCUMENTS a.pdf'],
  );
});

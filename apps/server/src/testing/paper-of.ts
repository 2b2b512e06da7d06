import assert from 'node:assert/strict';
import type { Call, InputOf } from '@teeka/contract/call';
import { pathOf } from '@teeka/contract/prefixes';
import { changeFields } from '@teeka/contract/sealed-fields';
import { seal } from '@teeka/contract/sealing';
import { pictureOfSheet } from './picture-of-sheet.ts';
import type { TestClient } from './test-client.ts';
import { textOfPdf, unspaced } from './text-of-pdf.ts';

export interface DownloadedFile {
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** A file as the server sends it, with the name that it is given there. */
export async function fileFrom<C extends Call>(phone: TestClient, call: C, input: InputOf<C>): Promise<DownloadedFile> {
  const { sessionKey } = phone;
  assert.ok(sessionKey);
  const wish = input as Record<string, unknown>;
  const sealed = (call.sealed?.request ?? []).filter((path) => wish[path] !== undefined);
  const body = await changeFields(wish, sealed, (plain) => seal(sessionKey, plain));
  const answer = await fetch(phone.base + pathOf(call.path), {
    method: 'POST',
    headers: { authorization: `Bearer ${phone.accessToken}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const disposition = answer.headers.get('content-disposition') ?? '';
  assert.equal(answer.status, 200, disposition || (await answer.clone().text()));
  const name = /^attachment; filename="([^"]+)"/.exec(disposition)?.[1] ?? '';
  return { name, type: answer.headers.get('content-type') ?? '', bytes: new Uint8Array(await answer.arrayBuffer()) };
}

export interface ReadPaper extends DownloadedFile {
  /** What is written on each sheet, without spaces. */
  readonly sheets: readonly string[];
  /** Is all of this written there, in any sheet? */
  readonly says: (...texts: readonly string[]) => void;
  readonly isSilentOf: (...texts: readonly string[]) => void;
}

/** A paper: sheets of A4, tagged, with its fonts; read by a program that is not ours. */
export async function paperFrom<C extends Call>(phone: TestClient, call: C, input: InputOf<C>): Promise<ReadPaper> {
  const file = await fileFrom(phone, call, input);
  assert.equal(file.type, 'application/pdf');
  const raw = Buffer.from(file.bytes).toString('latin1');
  for (const mark of ['/Marked true', '/StructTreeRoot', 'pdfuaid:part', '/FontFile2'])
    assert.ok(raw.includes(mark), mark);
  await isA4(file.bytes);
  const sheets = (await textOfPdf(file.bytes)).map(unspaced);
  const all = sheets.join('');
  return {
    ...file,
    sheets,
    says(...texts) {
      for (const text of texts) assert.ok(all.includes(unspaced(text)), `${text} in ${all}`);
    },
    isSilentOf(...texts) {
      for (const text of texts) assert.ok(!all.includes(unspaced(text)), `${text} in ${all}`);
    },
  };
}

/** Is the first sheet A4? */
async function isA4(bytes: Uint8Array): Promise<void> {
  const { width, height } = await pictureOfSheet(bytes, 1);
  // The sheet is 595.3 by 841.9 points; whole ones are drawn.
  assert.deepEqual([width, height], [595, 841]);
}

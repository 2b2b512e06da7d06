import { createHash } from 'node:crypto';
import multipart from '@fastify/multipart';
import type { Call } from '@teeka/contract/call';
import type { UploadedFile } from '@teeka/contract/fields';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refusedWith } from './refused-error.ts';

const mostFields = 20;
const mostFieldBytes = 10_000;
const longestName = 200;
/** A body that brings nothing for so long is ended: whoever sent it has lost the network, and sends it again. */
export const quietMs = 10_000;
/** The same of one that is not whole after so long. */
const wholeMs = 60_000;

/** The fields of a multipart body, and the files that came with them. */
export interface Upload {
  readonly fields: unknown;
  readonly files?: readonly UploadedFile[];
}

/** The device's name for a file, without folders, controls and direction marks. */
function plainName(name: string | undefined): string {
  const last = (name ?? '').split(/[/\\]/).pop() ?? '';
  return last.replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '').slice(0, longestName);
}

/** A file stands for its content wherever its bytes would be too many, as in the hash of an input. */
function uploaded(name: string, bytes: Uint8Array<ArrayBuffer>): UploadedFile {
  const digest = () => createHash('sha256').update(bytes).digest('hex');
  return { name, bytes, toJSON: () => ({ name, digest: digest() }) } as UploadedFile;
}

/** Lets multipart bodies reach `readUpload` unread; other calls refuse them by name. */
export async function takeUploads(app: FastifyInstance): Promise<void> {
  await app.register(multipart, {
    throwFileSizeLimit: true,
    limits: { files: 1, fields: mostFields, fieldSize: mostFieldBytes, headerPairs: 50 },
  });
}

/** What is not JSON stays the text it is, and is refused by the shape of its call. */
function readJsonField(value: unknown): unknown {
  try {
    return JSON.parse(String(value)) as unknown;
  } catch {
    return value;
  }
}

async function readParts(
  request: FastifyRequest,
  { field, most, many = 1, json = [] }: NonNullable<Call['upload']>,
): Promise<Upload> {
  const fields: Record<string, unknown> = {};
  const files: UploadedFile[] = [];
  for await (const part of request.parts({ limits: { fileSize: most, files: many } })) {
    if (part.type === 'field') {
      const { fieldname, value } = part;
      if (fieldname !== field) fields[fieldname] = json.includes(fieldname) ? readJsonField(value) : value;
      continue;
    }
    const bytes = await part.toBuffer();
    if (part.fieldname === field) files.push(uploaded(plainName(part.filename), Uint8Array.from(bytes)));
  }
  return { fields, files };
}

/** Reads while something comes; what waited for its turn and was given up meanwhile is not read. */
async function readWhileItComes({ raw }: FastifyRequest, read: () => Promise<Upload>): Promise<Upload> {
  if (raw.destroyed) throw refusedWith('REQVAL0005');
  const end = () => void raw.destroy();
  const whole = setTimeout(end, wholeMs);
  raw.setTimeout(quietMs, end);
  try {
    return await read();
  } finally {
    clearTimeout(whole);
    raw.off('timeout', end);
    raw.setTimeout(0);
  }
}

/** Reads the body of a call that takes a file: REQVAL0008 for another kind of body, REQVAL0006 for one too large. */
export async function readUpload(request: FastifyRequest, upload: NonNullable<Call['upload']>): Promise<Upload> {
  if (!request.isMultipart()) throw refusedWith('REQVAL0008');
  try {
    return await readWhileItComes(request, () => readParts(request, upload));
  } catch (error) {
    const { code = '' } = error as { code?: string };
    if (/^FST_(REQ_FILE_TOO_LARGE|FILES_LIMIT|FIELDS_LIMIT|PARTS_LIMIT)$/.test(code)) throw refusedWith('REQVAL0006');
    if (code === 'FST_INVALID_MULTIPART_CONTENT_TYPE') throw refusedWith('REQVAL0008');
    throw refusedWith('REQVAL0005');
  }
}

/** The payload with its files in place, once the rest of it was looked at and opened. */
export function withFiles({ upload }: Call, payload: unknown, files: readonly UploadedFile[] = []): unknown {
  if (!upload) return payload;
  const value = upload.many === undefined ? files[0] : files;
  return value === undefined ? payload : { ...(payload as object), [upload.field]: value };
}

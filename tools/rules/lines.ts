import type { Readable } from 'node:stream';

/**
 * The lines of a stream, without their ends (LF or CR LF). Unlike `node:readline`, nothing else ends a line, so a
 * value keeps whatever look-alike separators somebody typed into it.
 */
export async function* lines(stream: Readable): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of stream.setEncoding('utf8')) {
    const parts = (rest + chunk).split('\n');
    rest = parts.pop() ?? '';
    for (const part of parts) yield part.replace(/\r$/, '');
  }
  if (rest !== '') yield rest.replace(/\r$/, '');
}

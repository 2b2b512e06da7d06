import { type AbdmAnswer, busy, expired, silent } from './answer.ts';
import { envelopeHeaders, json, largestAnswer, readError, refusedWith401 } from './envelope.ts';

export interface AbdmRequest {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** A picture is answered as its bytes. */
  readonly picture?: boolean;
  /** Ends when the whole answer has to be here. */
  readonly signal: AbortSignal;
}

async function readBytes(answer: Response): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of answer.body ?? []) {
    size += chunk.length;
    if (size > largestAnswer) throw new Error('too long');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** One call of the protocol. Nothing that was sent or came back is logged. */
export async function ask({ method, url, headers, body, picture, signal }: AbdmRequest): Promise<AbdmAnswer> {
  try {
    const answer = await fetch(url, {
      method,
      headers: envelopeHeaders(headers),
      redirect: 'error',
      signal,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const bytes = await readBytes(answer);
    if (answer.status === 401) return refusedWith401(bytes) ?? expired;
    if (answer.status === 429) return busy;
    if (answer.status >= 500) return silent;
    if (!answer.ok) return readError(json(bytes)) ?? silent;
    return { body: picture ? bytes : json(bytes) };
  } catch {
    return silent;
  }
}

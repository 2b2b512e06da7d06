import { type AuthorityRefusal, noAnswer } from './authority.ts';
import { envelopeHeaders, largestAnswer, readError } from './envelope.ts';

export interface AuthorityRequest {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** Ends when the whole answer has to be here. */
  readonly signal: AbortSignal;
}

async function readText(answer: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of answer.body ?? []) {
    size += chunk.length;
    if (size > largestAnswer) throw new Error('too long');
    chunks.push(chunk);
  }
  return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
}

/**
 * One call; `expired` when the token is no longer taken (401). Whatever is no answer of the protocol — silence, 5xx, a
 * page, torn JSON — is `REQVAL0014`. Nothing that was sent or came back is logged.
 */
export async function ask({
  method,
  url,
  headers,
  body,
  signal,
}: AuthorityRequest): Promise<{ readonly body: unknown } | AuthorityRefusal | 'expired'> {
  try {
    const answer = await fetch(url, {
      method,
      headers: envelopeHeaders(headers),
      redirect: 'error',
      signal,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await readText(answer);
    if (answer.status === 401) return 'expired';
    if (answer.status >= 500 || answer.status === 429) return noAnswer;
    const read: unknown = JSON.parse(text);
    return answer.ok ? { body: read } : (readError(read) ?? noAnswer);
  } catch {
    return noAnswer;
  }
}

import { hearPairings as stream } from '@teeka/contract/pairing';
import { requestOf } from '../api/request.ts';
import { refresh } from '../api/send.ts';
import { readTokens } from '../api/tokens.ts';

/** Milliseconds until a stream that ended, or could not be opened, is opened anew; longer each time without an answer. */
const soon = 300;
const longest = 15_000;

async function open(signal: AbortSignal): Promise<Response | null> {
  const { url } = requestOf(stream, {});
  const token = readTokens()?.userToken;
  if (!token) return null;
  const ask = (bearer: string) =>
    fetch(url, { headers: { Authorization: `Bearer ${bearer}` }, cache: 'no-store', credentials: 'omit', signal });
  const answer = await ask(token);
  return answer.status === 401 ? ask(await refresh(token)) : answer;
}

async function follow(signal: AbortSignal, onChange: () => void): Promise<boolean> {
  const answer = await open(signal);
  if (!answer?.ok || !answer.body) return false;
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return true;
    if (value.includes('event: look')) onChange();
  }
}

/**
 * Says whenever something about the pairings of this sign-in may be new, at once and then as the server tells it. Answers
 * how to stop. Streams end by themselves and are opened again; each begins with a look, so that nothing is missed between two.
 */
export function hearPairings(onChange: () => void): () => void {
  const stopping = new AbortController();
  async function listen(): Promise<void> {
    let wait = soon;
    while (!stopping.signal.aborted) {
      const heard = await follow(stopping.signal, onChange).catch(() => false);
      wait = heard ? soon : Math.min(longest, wait * 2);
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
  void listen();
  return () => stopping.abort();
}

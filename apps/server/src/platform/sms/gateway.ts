/** A message to one phone. `ref` is the sender's own number for it, so that a repetition is not sent twice. */
export interface SmsMessage {
  /** Ten digits. */
  readonly to: string;
  readonly text: string;
  /** The template registered with the operators (DLT), which the text follows. */
  readonly template_id: string;
  readonly ref: string;
}

/** `taken` once the gateway has the message; `refused` when it will not serve this number or message. */
export type SmsOutcome = 'taken' | 'refused' | 'no answer';

export interface SmsGateway {
  send(message: SmsMessage): Promise<SmsOutcome>;
  /** Costs what sending costs and does not answer when sending would not, without sending anything. */
  touch(): Promise<SmsOutcome>;
}

interface GatewaySettings {
  readonly url: string | undefined;
  readonly key: string;
  readonly timeoutMs?: number;
}

/**
 * The client of an SMS gateway:
 * `POST {url}/v1/messages` with `Authorization: Bearer {key}` and `{ to, text, template_id, ref }`; 2xx means taken over.
 * `GET {url}/v1/health` answers 2xx while it works. Five seconds each, one retry, then it counts as not answering.
 */
export function smsGateway({ url, key, timeoutMs = 5000 }: GatewaySettings): SmsGateway {
  async function ask(path: string, init: RequestInit): Promise<SmsOutcome> {
    if (!url) return 'no answer';
    try {
      const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
      const reply = await fetch(url + path, { ...init, headers, signal: AbortSignal.timeout(timeoutMs) });
      await reply.body?.cancel();
      if (reply.ok) return 'taken';
      return reply.status >= 500 || reply.status === 429 ? 'no answer' : 'refused';
    } catch {
      return 'no answer';
    }
  }
  async function twice(path: string, init: RequestInit): Promise<SmsOutcome> {
    const first = await ask(path, init);
    return first === 'no answer' ? ask(path, init) : first;
  }
  return {
    send: (message) => twice('/v1/messages', { method: 'POST', body: JSON.stringify(message) }),
    touch: () => twice('/v1/health', { method: 'GET' }),
  };
}

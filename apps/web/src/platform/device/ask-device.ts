import { deviceOrigin } from '@teeka/domain/device';

export interface DeviceQuestion {
  readonly port: number;
  /** The protocol's own verbs; a browser asks the service for leave (OPTIONS) before it sends them. */
  readonly verb: 'RDSERVICE' | 'DEVICEINFO' | 'CAPTURE';
  readonly path: string;
  readonly body?: string;
  readonly timeoutMs: number;
}

/** Silence, a refused connection, an error status: nobody there. `slow` when it was there but took too long. */
export type DeviceAnswer = { readonly text: string } | 'none' | 'slow';
export type AskDevice = (question: DeviceQuestion) => Promise<DeviceAnswer>;

/** Asks a service on this very machine. Nothing of the answer is kept or logged. */
export const askDevice: AskDevice = async ({ port, verb, path, body, timeoutMs }) => {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const answer = await fetch(deviceOrigin(port) + path, {
      method: verb,
      signal,
      cache: 'no-store',
      credentials: 'omit',
      redirect: 'error',
      referrerPolicy: 'no-referrer',
      ...(body === undefined ? {} : { body, headers: { 'content-type': 'text/xml' } }),
    });
    const text = await answer.text();
    return answer.ok ? { text } : 'none';
  } catch {
    return signal.aborted ? 'slow' : 'none';
  }
};

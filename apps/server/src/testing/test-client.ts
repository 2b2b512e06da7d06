import type { Call, InputOf, ReplyOf } from '@teeka/contract/call';
import type { UploadedFile } from '@teeka/contract/fields';
import { pathOf } from '@teeka/contract/prefixes';
import { changeFields } from '@teeka/contract/sealed-fields';
import {
  agree,
  dynamicKeyBytes,
  makeSecret,
  open,
  pointKey,
  type ServerPoint,
  seal,
  sealingKey,
  sessionKeyBytes,
} from '@teeka/contract/sealing';

export interface Answer<C extends Call> {
  readonly status: number;
  readonly headers: Headers;
  /** The body as text. */
  readonly text: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** The reply with its sealed fields opened; only to be looked at when the status is 200. */
  readonly reply: ReplyOf<C>;
  /** Codes of a refusal, the first one being the answer's. */
  readonly codes: readonly string[];
  readonly errors: readonly { code: string; path: string; values: Record<string, string | number> }[];
  readonly message: string;
}

export interface SendOptions {
  /** Idempotency key. */
  readonly key?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Changes the payload after sealing, as somebody on the way might. */
  readonly tamper?: (payload: Record<string, unknown>) => unknown;
  /** Milliseconds for the dynamic key, when it is not that of `ts`. */
  readonly session?: CryptoKey;
}

/** The fields of a multipart call as a browser sends them; without a file there is nothing to send it as. */
function formOf(upload: NonNullable<Call['upload']>, payload: Readonly<Record<string, unknown>>): unknown {
  const { field, json = [] } = upload;
  if (upload.many !== undefined) return manyFormOf(payload, field, json);
  const file = payload[field] as Partial<UploadedFile> | null | undefined;
  if (!(file?.bytes instanceof Uint8Array)) return payload;
  const form = new FormData();
  for (const [name, value] of Object.entries(payload)) if (name !== field) form.set(name, String(value));
  form.set(field, new Blob([file.bytes]), file.name ?? 'file');
  return form;
}

function manyFormOf(payload: Readonly<Record<string, unknown>>, field: string, json: readonly string[]): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(payload)) {
    if (name === field) continue;
    form.set(name, json.includes(name) ? (JSON.stringify(value) ?? '') : String(value));
  }
  const files = Array.isArray(payload[field]) ? (payload[field] as Partial<UploadedFile>[]) : [];
  for (const file of files) {
    if (file?.bytes instanceof Uint8Array) form.append(field, new Blob([file.bytes]), file.name ?? 'file');
  }
  return form;
}

/** A phone: seals what it sends, opens what it gets, by the contract alone. */
export class TestClient {
  accessToken = '';
  refreshToken = '';
  sessionKey: CryptoKey | undefined;
  language = 'en';
  readonly #keysOfTransactions = new Map<string, CryptoKey>();
  readonly base: string;

  constructor(base: string) {
    this.base = base;
  }

  /** The call's reply; throws with the refusal when it was refused. */
  async ask<C extends Call>(call: C, input: InputOf<C>, options?: SendOptions): Promise<ReplyOf<C>> {
    const answer = await this.send(call, input, options);
    if (answer.status !== 200) throw new Error(`${call.name}: ${answer.status} ${answer.text}`);
    return answer.reply;
  }

  async send<C extends Call>(call: C, input: InputOf<C>, options: SendOptions = {}): Promise<Answer<C>> {
    const { payload, key } = await this.#sealed(call, input as Record<string, unknown>, options);
    const body = call.upload ? formOf(call.upload, payload) : payload;
    const answer = await this.raw(call, options.tamper ? options.tamper(payload) : body, options);
    const json = answer.headers.get('content-type')?.startsWith('application/json')
      ? (JSON.parse(answer.text) as unknown)
      : answer.text;
    const reply = await this.#opened(call, { status: answer.status, json, key });
    const refused = (answer.status === 200 ? {} : json) as Partial<Answer<C>>;
    const errors = refused.errors ?? [];
    return {
      ...answer,
      reply,
      errors,
      codes: errors.map(({ code }) => code),
      message: refused.message ?? '',
    };
  }

  /** Sends a body as it is. */
  async raw(
    call: Call,
    body: unknown,
    options: SendOptions = {},
  ): Promise<{ status: number; headers: Headers; text: string; bytes: Uint8Array<ArrayBuffer> }> {
    const isGet = call.method === 'GET';
    const parts = (body ?? {}) as Record<string, unknown>;
    const path = pathOf(call.path).replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(parts[name])));
    const headers: Record<string, string> = { 'accept-language': this.language, accept: 'application/json' };
    if (this.accessToken) headers.authorization = `Bearer ${this.accessToken}`;
    if (!isGet) headers['content-type'] = 'application/json';
    if (options.key) headers['idempotency-key'] = options.key;
    if (body instanceof FormData) delete headers['content-type'];
    const isRaw = typeof body === 'string' || body instanceof Uint8Array || body instanceof FormData;
    const sent = isRaw ? body : JSON.stringify(body);
    const answer = await fetch(this.base + path, {
      method: call.method,
      headers: { ...headers, ...options.headers },
      ...(!isGet && { body: sent as BodyInit }),
    });
    // Whoever would read a stream of events to its end waits for the better part of a minute.
    const isStream = answer.headers.get('content-type')?.startsWith('text/event-stream');
    if (isStream) await answer.body?.cancel();
    const bytes = new Uint8Array(isStream ? [] : await answer.arrayBuffer());
    // As it was sent: a file may begin with a mark.
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
    return { status: answer.status, headers: answer.headers, text, bytes };
  }

  async #sealed(call: Call, input: Record<string, unknown>, options: SendOptions) {
    let payload: Record<string, unknown> = { ...input };
    let key = options.session ?? this.sessionKey;
    let dynamic: CryptoKey | undefined;
    if (call.keyFrom === 'secret') {
      const { secret, privateKey } = await makeSecret();
      const point = await this.#point();
      const agreed = await agree(privateKey, await pointKey(point));
      key = await sealingKey(await sessionKeyBytes(agreed, point));
      payload = { ...payload, secret };
      if (typeof payload.ts === 'string' && payload.ts.length < 100)
        dynamic = await sealingKey(await dynamicKeyBytes(agreed, point, payload.ts));
    }
    if (call.keyFrom === 'txnId') key = this.#keysOfTransactions.get(String(input.txnId)) ?? key;
    for (const path of call.sealed?.request ?? []) {
      const with_ = call.dynamic?.includes(path) ? dynamic : key;
      if (!with_) continue;
      payload = (await changeFields(payload, [path], (plain) => seal(with_, plain))) as Record<string, unknown>;
    }
    return { payload, key };
  }

  async #opened(call: Call, { status, json, key }: { status: number; json: unknown; key: CryptoKey | undefined }) {
    if (status !== 200) return json as never;
    const { txnId, accessToken, refreshToken } = (json ?? {}) as Record<string, string | undefined>;
    if (txnId && key) this.#keysOfTransactions.set(txnId, key);
    if (accessToken && refreshToken) {
      Object.assign(this, { accessToken, refreshToken });
      if (call.keyFrom) this.sessionKey = key;
    }
    if (!call.sealed?.reply || !key) return json as never;
    return (await changeFields(json, call.sealed.reply, (sealed) => open(key, sealed))) as never;
  }

  async #point(): Promise<ServerPoint> {
    const answer = await fetch(`${this.base}${pathOf('{vaccinator}/mobile/appVersion')}`);
    return (await answer.json()) as ServerPoint;
  }
}

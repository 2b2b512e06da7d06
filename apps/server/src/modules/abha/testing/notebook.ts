import type { Call } from '@teeka/contract/call';
import { uuidV7 } from '../../../platform/ids/uuid-v7.ts';
import type { TestClient } from '../../../testing/test-client.ts';
import type { Secret } from './forms-of.ts';

/** What is sent and answered of an attempt and may lie nowhere, by the names of its fields. */
const secretFields: readonly string[] = [
  ...['aadhaar_number', 'otp', 'ticket', 'pid_data', 'picture', 'card', 'qr'],
  ...['mobile_number', 'mobile', 'abha_number'],
];
/** Shorter than that it is no number, code or token, but a mistake that a test makes. */
const shortest = 6;

const isSecret = (key: string, value: string): boolean =>
  value.length >= shortest && (secretFields.includes(key) || (key === 'value' && /^[\d-]+$/.test(value)));

/** What was driven, and every secret that travelled on the way. */
export class Notebook {
  readonly #secrets = new Map<string, Secret>();
  readonly #driven = new Map<string, { good: number; bad: number }>();

  /** The phone, noting what it sends and hears; each command has a key, so that whatever keeps receipts keeps one. */
  noting(phone: TestClient): TestClient {
    const send = phone.send.bind(phone);
    const noted: TestClient['send'] = async (call, input, options = {}) => {
      const answer = await send(call, input, { ...(call.kind === 'command' && { key: uuidV7() }), ...options });
      this.#note(call, answer.status === 200);
      this.#gather(input);
      if (answer.status === 200) this.#gather(answer.reply);
      return answer;
    };
    return Object.assign(phone, { send: noted });
  }

  add(name: string, values: Iterable<string>): void {
    for (const value of values) if (!this.#secrets.has(value)) this.#secrets.set(value, { name, value });
  }

  get secrets(): readonly Secret[] {
    return [...this.#secrets.values()];
  }

  /** How many of a name there are. */
  count(name: string): number {
    return this.secrets.filter((one) => one.name === name).length;
  }

  /** Of these calls those that were not taken once and, where they refuse anything, refused once. */
  missing(calls: readonly Call[]): readonly string[] {
    return calls.flatMap(({ name, refusals = [] }) => {
      const { good, bad } = this.#driven.get(name) ?? { good: 0, bad: 0 };
      return [
        ...(good > 0 ? [] : [`${name} in a good way`]),
        ...(bad > 0 || refusals.length === 0 ? [] : [`${name} in a bad way`]),
      ];
    });
  }

  #note({ name }: Call, isGood: boolean): void {
    const { good, bad } = this.#driven.get(name) ?? { good: 0, bad: 0 };
    this.#driven.set(name, isGood ? { good: good + 1, bad } : { good, bad: bad + 1 });
  }

  #gather(value: unknown): void {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, each] of Object.entries(value)) {
      if (typeof each !== 'string') this.#gather(each);
      else if (isSecret(key, each)) this.add(key, /^[\d-]+$/.test(each) ? [each, each.replaceAll('-', '')] : [each]);
    }
  }
}

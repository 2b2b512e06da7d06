import { isIP } from 'node:net';
import { StartProblem } from './start-problem.ts';

/** Fastify's names for whole ranges. */
const named = ['loopback', 'linklocal', 'uniquelocal'];

function isProxy(text: string): boolean {
  if (named.includes(text)) return true;
  const [address = '', prefix, ...more] = text.split('/');
  const version = isIP(address);
  if (version === 0 || more.length > 0) return false;
  if (prefix === undefined) return true;
  const most = version === 4 ? 32 : 128;
  // A prefix of 0 would name everybody, which is what the list is there to prevent.
  return /^\d{1,3}$/.test(prefix) && Number(prefix) >= 1 && Number(prefix) <= most;
}

/**
 * `TRUST_PROXY`: the proxies whose `X-Forwarded-For` is believed, by address or subnet, with commas. A mere `on` would
 * believe whatever the caller writes.
 */
export function readProxies(source: Readonly<Record<string, string | undefined>>): readonly string[] {
  const text = source.TRUST_PROXY?.trim() ?? '';
  if (text === '' || /^(off|0|false|no)$/i.test(text)) return [];
  const proxies = text.split(',').map((proxy) => proxy.trim());
  const wrong = proxies.find((proxy) => !isProxy(proxy));
  if (wrong === undefined) return proxies;
  throw new StartProblem(
    `TRUST_PROXY must name the proxies in front of this server by address or subnet, such as 10.0.0.5,10.1.0.0/16, not "${wrong}".`,
  );
}

import type { Call } from '@teeka/contract/call';
import { pathOf } from '@teeka/contract/prefixes';

/** Where the server is: the page's own origin, or the address a phone's app was built for. */
export const origin: string = (import.meta.env?.VITE_API_ORIGIN as string | undefined) ?? '';

/** Address and body of a call: path parameters are taken out of the input; what remains is a POST's body. */
export function requestOf(
  call: Call,
  input: Readonly<Record<string, unknown>>,
): { url: string; body: string | null } {
  const rest: Record<string, unknown> = { ...input };
  const path = pathOf(call.path).replace(/:([A-Za-z]+)/g, (_, name: string) => {
    const value = rest[name];
    delete rest[name];
    return encodeURIComponent(String(value ?? ''));
  });
  return { url: origin + path, body: call.method === 'POST' ? JSON.stringify(rest) : null };
}

import type { Call } from '@teeka/contract/call';
import type { UploadedFile } from '@teeka/contract/fields';
import { pathOf } from '@teeka/contract/prefixes';

/** Where the server is: the page's own origin, or the address a phone's app was built for. */
export const origin: string = (import.meta.env?.VITE_API_ORIGIN as string | undefined) ?? '';

/** Address and body of a call: path parameters are taken out of the input; what remains is a POST's body, a form where a file goes with it. */
export function requestOf(
  call: Call,
  input: Readonly<Record<string, unknown>>,
): { url: string; body: string | FormData | null } {
  const rest: Record<string, unknown> = { ...input };
  const path = pathOf(call.path).replace(/:([A-Za-z]+)/g, (_, name: string) => {
    const value = rest[name];
    delete rest[name];
    return encodeURIComponent(String(value ?? ''));
  });
  if (call.upload) return { url: origin + path, body: formOf(rest, call.upload) };
  return { url: origin + path, body: call.method === 'POST' ? JSON.stringify(rest) : null };
}

/** A form with its files; fields come first, so that they are known before a file is read. */
function formOf(
  rest: Readonly<Record<string, unknown>>,
  { field, many, json = [] }: NonNullable<Call['upload']>,
): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(rest)) {
    if (name !== field) form.append(name, json.includes(name) ? JSON.stringify(value) : String(value));
  }
  const files = (many === undefined ? [rest[field]] : (rest[field] ?? [])) as readonly UploadedFile[];
  for (const { name, bytes } of files) form.append(field, new Blob([bytes]), name);
  return form;
}

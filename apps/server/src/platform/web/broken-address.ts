import type { IncomingMessage } from 'node:http';

/** Only a screen of the app draws itself from any address. */
export const isPageAddress = ({ method, url = '' }: Pick<IncomingMessage, 'method' | 'url'>): boolean =>
  method === 'GET' && !/^\/(api|assets)(\/|$|\?)/.test(url);

function isUnreadable(path: string): boolean {
  try {
    return decodeURIComponent(path).includes('\0');
  } catch {
    return true;
  }
}

/** A page is opened under an address that cannot be read: the app draws itself, and says that nothing is there. */
export function instead(request: IncomingMessage): string {
  const { url = '', headers } = request;
  const [path = ''] = url.split('?');
  const opensPage = isPageAddress(request) && (headers.accept ?? '').includes('text/html');
  return opensPage && isUnreadable(path) ? '/index.html' : url;
}

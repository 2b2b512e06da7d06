const longest = 8000;

/** A light sign of life. A page of HTML is somebody else's answer: a hotspot that wants a sign-in first. */
export async function ping(origin: string): Promise<boolean> {
  const init: RequestInit = { cache: 'no-store', credentials: 'omit', signal: AbortSignal.timeout(longest) };
  const response = await fetch(`${origin}/health`, init);
  return response.ok && !(response.headers.get('Content-Type') ?? '').includes('html');
}

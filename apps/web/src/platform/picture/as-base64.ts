const chunk = 0x8000;

/** Bytes as base64; in pieces, because a call takes only so many arguments. */
export function asBase64(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += chunk) text += String.fromCharCode(...bytes.subarray(at, at + chunk));
  return btoa(text);
}

/** A picture kept as base64; its kind is told by how it begins. */
export function pictureOf(base64: string): Blob {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  return new Blob([bytes], { type: bytes[0] === 0x89 ? 'image/png' : 'image/jpeg' });
}

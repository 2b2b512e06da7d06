/** The name of a user's database. It tells nobody who the user is. */
export async function storeName(userId: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`teeka/store/${userId}`));
  const hex = Array.from(new Uint8Array(digest, 0, 12), (byte) => byte.toString(16).padStart(2, '0'));
  return `teeka-${hex.join('')}`;
}

/** The address of another database of the same PostgreSQL. */
export function addressOfDatabase(anyAddress: string, database: string): string {
  const url = new URL(anyAddress);
  url.pathname = `/${database}`;
  return url.toString();
}

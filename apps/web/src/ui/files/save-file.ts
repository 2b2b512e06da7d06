/** Hands a file to the browser, which keeps it where downloads go. */
export function saveFile(content: unknown, name: string): void {
  const address = URL.createObjectURL(content as Blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

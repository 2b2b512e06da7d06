import { isPhone } from '../../platform/native/platform.ts';

/** Hands a file to the browser, which keeps it where downloads go; the phone's app keeps and opens it itself. */
export async function saveFile(content: unknown, name: string): Promise<void> {
  if (isPhone) {
    const { keepOnPhone } = await import('../../platform/native/keep-on-phone.ts');
    return keepOnPhone(content as Blob, name);
  }
  const address = URL.createObjectURL(content as Blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** How a picture is got: a file that is there, or the camera (specification 2, section 4). */
export type CaptureMode = 'attach' | 'takePhoto';

/**
 * Asks for one picture; null when the person changed their mind. Both the browser and the phone's web view
 * open the camera for an input with `capture`, so no further permission is needed.
 */
export function capturePicture(mode: CaptureMode, accept = 'image/png,image/jpeg'): Promise<File | null> {
  return new Promise((resolve) => {
    const input = document.createElement('input');
    input.type = 'file';
    input.accept = accept;
    if (mode === 'takePhoto') input.capture = 'environment';
    input.addEventListener('change', () => resolve(input.files?.[0] ?? null));
    input.addEventListener('cancel', () => resolve(null));
    input.click();
  });
}

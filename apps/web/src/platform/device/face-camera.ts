import { facePicture } from '@teeka/domain/verification';

export type CameraProblem = 'refused' | 'none' | 'busy';

/** Opens the camera that looks at the worker or away from them; stop every track of the stream when done. */
export async function openCamera(facingMode: 'user' | 'environment' = 'user'): Promise<MediaStream | CameraProblem> {
  if (!navigator.mediaDevices?.getUserMedia) return 'none';
  try {
    const side = { ideal: facingMode === 'user' ? 640 : 1080 };
    const video = { facingMode, width: side, height: side };
    return await navigator.mediaDevices.getUserMedia({ video, audio: false });
  } catch (error) {
    return problemOf((error as DOMException).name);
  }
}

/** What a browser's error means for the worker. */
export function problemOf(name: string): CameraProblem {
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused';
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'none' : 'busy';
}

const longestSide = 640;

/** What the video shows now, as base64 of a JPEG small enough to be sent; null while nothing is shown. */
export function takePicture(video: HTMLVideoElement): string | null {
  const { videoWidth, videoHeight } = video;
  if (videoWidth === 0 || videoHeight === 0) return null;
  const scale = Math.min(1, longestSide / Math.max(videoWidth, videoHeight));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(videoWidth * scale);
  canvas.height = Math.round(videoHeight * scale);
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height);
  for (const quality of [0.85, 0.6, 0.4]) {
    const base64 = canvas.toDataURL('image/jpeg', quality).split(',')[1] ?? '';
    if (base64.length * 0.75 <= facePicture.max) return base64;
  }
  return null;
}

import { watched } from '../../platform/storage/watched.ts';

export type ToastKind = 'error' | 'success' | 'warning' | 'info';
export interface Toast {
  readonly id: number;
  readonly kind: ToastKind;
  readonly text: string;
}

/** Milliseconds a toast stays (specification 1, section 8). */
export const toastDuration = 3000;

/** The toasts on the screen, oldest first. */
export const toasts = watched<readonly Toast[]>([]);
let lastId = 0;

export function closeToast(id: number): void {
  toasts.set(toasts.get().filter((toast) => toast.id !== id));
}

function show(kind: ToastKind, text: string): void {
  if (text === '' || toasts.get().some((toast) => toast.kind === kind && toast.text === text)) return;
  lastId += 1;
  const id = lastId;
  toasts.set([...toasts.get(), { id, kind, text }]);
  setTimeout(() => closeToast(id), toastDuration);
}

/** Tells something in passing; the same sentence is never shown twice at once. */
export const toast = {
  error: (text: string): void => show('error', text),
  success: (text: string): void => show('success', text),
  warning: (text: string): void => show('warning', text),
  info: (text: string): void => show('info', text),
};

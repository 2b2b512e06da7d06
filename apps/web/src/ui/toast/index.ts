export { Toaster } from './toaster.tsx';
export { toast } from './toasts.ts';

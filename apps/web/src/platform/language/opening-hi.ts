// The words that are needed until somebody has signed in.
export { app } from '@teeka/words/hi/app';
export { auth } from '@teeka/words/hi/auth';
export { refusals } from '@teeka/words/hi/refusals';

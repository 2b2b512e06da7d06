// The words that are needed until somebody has signed in.
export { app } from '@teeka/words/en/app';
export { auth } from '@teeka/words/en/auth';
export { refusals } from '@teeka/words/en/refusals';

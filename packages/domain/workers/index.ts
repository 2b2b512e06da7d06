export { answersFor, type Post, postsBelow } from './answers-for.ts';

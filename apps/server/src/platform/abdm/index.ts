export { type Abdm, abdmClient, type Encrypt } from './abdm.ts';
export { type AbdmAnswer, type AbdmRefusal, type AbdmReply, expired, isAbdmRefusal, isLater } from './answer.ts';
export { timeStamp } from './envelope.ts';

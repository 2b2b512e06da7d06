import { downloadProfilePic } from '@teeka/contract/profile';
import type { QueryHandler } from '../../platform/http/handler.ts';

/** No picture is kept by this version, which the answer's kind (text/html) says to every client. */
export const downloadProfilePicHandler: QueryHandler<typeof downloadProfilePic> = {
  call: downloadProfilePic,
  async answer() {
    return { reply: null };
  },
};

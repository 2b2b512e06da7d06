import { useState } from 'react';
import { isRefusedWith } from '../../../platform/api/index.ts';

/** Whether a form was refused because something of its name is there: then it can be said that another is meant. */
export function useTwin() {
  const [isThere, setIsThere] = useState(false);
  const watch = async <Reply>(saving: Promise<Reply>): Promise<Reply> => {
    try {
      return await saving;
    } catch (error) {
      setIsThere(isRefusedWith(error, 'ADMFAC0001'));
      throw error;
    }
  };
  return { isThere, watch };
}

import { type HistoryState, useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';

declare module '@tanstack/react-router' {
  interface HistoryState {
    readonly typed?: string;
  }
}

/**
 * What is typed into the search field of a list. It may be a name or a number: it is kept in the entry of the browser's
 * history and not in the address, so that the way back and a reload find it, and no log and no link tells it.
 */
export function useHistoryText(): readonly [string, (text: string) => void] {
  const kept = useLocation({ select: ({ state }) => state.typed ?? '' });
  const navigate = useNavigate();
  const [text, setText] = useState(kept);
  const written = useRef(kept);
  // The way back within the same screen.
  useEffect(() => {
    if (kept === written.current) return;
    written.current = kept;
    setText(kept);
  }, [kept]);
  const type = (next: string) => {
    setText(next);
    written.current = next;
    void navigate({
      to: '.',
      search: true,
      state: (before: HistoryState): HistoryState => ({ ...before, typed: next }),
      resetScroll: false,
      replace: true,
    });
  };
  return [text, type];
}

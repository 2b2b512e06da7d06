import { type ReactNode, useLayoutEffect, useRef } from 'react';
import classes from './page.module.css';

/** Search and filters that stay in place: what stays below them, and what the cursor goes to, stands clear of them. */
export function Pinned({ children }: { readonly children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const watch = new ResizeObserver(() => style.setProperty(height, `${bar.current?.offsetHeight ?? 0}px`));
    if (bar.current) watch.observe(bar.current);
    return () => {
      watch.disconnect();
      style.removeProperty(height);
    };
  }, []);
  return (
    <div ref={bar} className={classes.pinned}>
      {children}
    </div>
  );
}

const height = '--teeka-pinned';

import { type ReactNode, useLayoutEffect, useRef } from 'react';

interface Props {
  /** Which form or step stands here now; null while only the button stands that opens it. */
  readonly stands: string | null;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

const fields = 'input:not([type="hidden"], [hidden], :disabled, [readonly]), select, textarea';

const isLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

/**
 * A form that opens where its button stood. Opening takes away the button that had the cursor, and closing the whole form:
 * the first field gets it, and then the button again, but not from another form that was opened meanwhile.
 */
export function InPlace({ stands, className, children }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const stood = useRef(stands);
  useLayoutEffect(() => {
    if (stood.current === stands) return;
    stood.current = stands;
    if (stands === null && !isLost()) return;
    place.current?.querySelector<HTMLElement>(stands === null ? 'button' : fields)?.focus();
  }, [stands]);
  return (
    <div ref={place} className={className}>
      {children}
    </div>
  );
}

import { useEffect, useState } from 'react';

/** Where a code went, read out as it comes: a region is heard when its text changes, not as it appears with it. */
export function CodeSent({ text, className }: { readonly text: string; readonly className?: string | undefined }) {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const soon = setTimeout(() => setSaid(text), 100);
    return () => clearTimeout(soon);
  }, [text]);
  return (
    <p className={className} role="status">
      {said}
    </p>
  );
}

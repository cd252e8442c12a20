import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/** What takes long to get ready: it comes once the rest has been drawn, so that both together do not hold up the page. */
export function Later({ children }: { children: ComponentChildren }) {
  const [isTime, setTime] = useState(false);
  useEffect(() => setTime(true), []);
  return isTime ? <>{children}</> : null;
}

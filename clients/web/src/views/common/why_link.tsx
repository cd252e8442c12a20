import type { ComponentChildren } from 'preact';

import { helpPath, openHelp } from '../../session/help';

/** A link to a section of the help, such as the clause "M-GHOST-1"; it opens over what is shown. */
export function WhyLink({ section, children }: { section: string; children: ComponentChildren }) {
  const open = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    openHelp(section);
  };
  return (
    <a class="why-link" href={helpPath(section)} onClick={open}>
      {children}
    </a>
  );
}

import type { ComponentChildren } from 'preact';

import { helpPath, openHelp } from '../../session/help';

interface WhyLinkProps {
  section: string;
  /** What it is, where its text does not say it. */
  label?: string;
  children: ComponentChildren;
}

/** A link to a section of the help, such as the clause "M-GHOST-1"; it opens over what is shown. */
export function WhyLink({ section, label, children }: WhyLinkProps) {
  const open = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    openHelp(section);
  };
  return (
    <a class="why-link" href={helpPath(section)} aria-label={label} title={label} onClick={open}>
      {children}
    </a>
  );
}

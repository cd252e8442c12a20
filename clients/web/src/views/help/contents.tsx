import { chapters, type Chapter, type Section } from '../../game/rule_book';
import { helpPath } from '../../session/help';
import type { HelpWords } from '../../words/help_words';
import { shownOf } from './finding';

export interface LinkProps {
  /** The id of a section or chapter. */
  to: string;
  lead: (section: string) => void;
  children: preact.ComponentChildren;
}

/** A link within the help. */
export function Link({ to, lead, children }: LinkProps) {
  const follow = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    lead(to);
  };
  return (
    <a href={helpPath(to)} onClick={follow}>
      {children}
    </a>
  );
}

interface ContentsProps {
  help: HelpWords;
  shown: readonly Section[];
  lead: (section: string) => void;
  /** Whether it begins unfolded. */
  open: boolean;
}

/** The chapters, those alone that have something to show. */
export function Contents({ help, shown, lead, open }: ContentsProps) {
  const names = (Object.keys(chapters) as Chapter[]).filter((name) => shownOf(name, shown).length > 0);
  return (
    <details class="help-contents" open={open}>
      <summary>{help.contents}</summary>
      <nav aria-label={help.contents}>
        <ul>
          {names.map((name) => (
            <li key={name}>
              <Link to={name} lead={lead}>
                {help.chapters[name]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </details>
  );
}

import type { ComponentChildren } from 'preact';

import { chapters, isAboutParts, isAgreed, isReading, levelsOf, readings, type Chapter, type Section } from '../../game/rule_book';
import { pictureOf } from '../../game/scenes';
import { helpPath } from '../../session/help';
import type { HelpWords } from '../../words/help_words';
import { Link } from './contents';
import { Credits } from './credits';
import { shownOf, type Finding } from './finding';
import { KeySheet } from './key_sheet';
import { LevelTable } from './level_table';
import { RulePicture } from './rule_picture';

interface PassagesProps {
  help: HelpWords;
  finding: Finding;
  lead: (section: string) => void;
}

/** A sentence in which "[[id]]" is a link to that section. */
function Sentence({ help, lead, text }: Omit<PassagesProps, 'finding'> & { text: string }) {
  return (
    <>
      {text.split(/\[\[([\w-]+)\]\]/).map((part, i) =>
        i % 2 === 0 ? part : (
          <Link to={part} lead={lead}>
            {help.sections[part as Section][0]}
          </Link>
        ),
      )}
    </>
  );
}

/** The ways to the rules that are readings. */
function Readings({ help, lead }: Omit<PassagesProps, 'finding'>) {
  return (
    <ul class="readings">
      {readings.map((id) => (
        <li key={id}>
          <Link to={id} lead={lead}>
            {help.sections[id][0]}
          </Link>{' '}
          <small class="clause">{id}</small>
        </li>
      ))}
    </ul>
  );
}

/** What stands below the text of some sections. */
function More({ help, section, lead }: Omit<PassagesProps, 'finding'> & { section: Section }) {
  switch (section) {
    case 'M-SET-3':
      return <LevelTable help={help} />;
    case 'keys':
      return <KeySheet keys={help.keys} />;
    case 'silence':
      return <Readings help={help} lead={lead} />;
    case 'credits':
      return <Credits />;
    default:
      return null;
  }
}

interface HeadingProps {
  help: HelpWords;
  section: Section;
  lead: (section: string) => void;
  children: ComponentChildren;
}

/** The title of a section, from which one gets its address. */
function Heading({ help, section, lead, children }: HeadingProps) {
  const levels = levelsOf(section);
  return (
    <div class="section-head">
      <h3 id={section} tabIndex={-1}>
        {children}
      </h3>
      {levels && <small class="of-levels">{help.levels(levels.from, levels.to)}</small>}
      <a
        class="clause"
        href={helpPath(section)}
        aria-label={`${help.link}: ${section}`}
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          lead(section);
        }}
      >
        {/^[A-Z]/.test(section) ? section : '#'}
      </a>
    </div>
  );
}

function PassageOf(props: PassagesProps & { section: Section }) {
  const { help, section, finding, lead } = props;
  const [title, text, steps] = help.sections[section];
  const marked = finding.marked.value.section === section;
  const picture = pictureOf(section);
  return (
    <div class={marked ? 'passage marked' : 'passage'}>
      <Heading help={help} section={section} lead={lead}>
        {title}
      </Heading>
      <p>
        <Sentence help={help} lead={lead} text={text} />
      </p>
      {steps && (
        <ol>
          {steps.map((step) => (
            <li>{step}</li>
          ))}
        </ol>
      )}
      {picture && <RulePicture picture={picture} />}
      {isAgreed(section) && <p class="agreed">{help.agreed}</p>}
      {isReading(section) && <p class="reading">{help.reading}</p>}
      <More help={help} section={section} lead={lead} />
    </div>
  );
}

/** One chapter, with those of its sections that are shown. What can be added to a game is folded until it is asked for. */
export function Passages(props: PassagesProps & { chapter: Chapter; shown: readonly Section[] }) {
  const { help, chapter, finding } = props;
  const sections = shownOf(chapter, props.shown);
  if (sections.length === 0) return null;
  const text = sections.map((section) => (
    <PassageOf key={section} help={help} section={section} finding={finding} lead={props.lead} />
  ));
  const heading = (
    <h2 id={chapter} tabIndex={-1}>
      {help.chapters[chapter]}
    </h2>
  );
  if (isAboutParts(chapter)) {
    return (
      <details class="chapter" open={isWanted(finding, chapter)}>
        <summary>{heading}</summary>
        {text}
      </details>
    );
  }
  return (
    <section class="chapter" aria-labelledby={chapter}>
      {heading}
      {chapter === 'idea' && finding.text.value === '' && <p class="lead">{help.idea}</p>}
      {text}
    </section>
  );
}

/** Whether the reader plays by a chapter about parts, looks for something, or was led there. */
function isWanted({ text, play, marked }: Finding, chapter: Chapter): boolean {
  const { section } = marked.value;
  const isIn = section === chapter || (chapters[chapter] as readonly string[]).includes(section);
  return isIn || text.value !== '' || (play.value?.parts.length ?? 0) > 0;
}

import { Fragment, h, options, type ComponentChild, type ComponentChildren, type VNode } from 'preact';

// Whoever lets the browser translate the page has another program in it, which puts elements of its own in the place of
// every text. A page that keeps hold of its texts goes on writing into what is no longer there, and fails when it takes
// one away. So it holds on to none: a text is the `textContent` of an element, which no translator replaces, and is set
// anew only when it has changed. Here that is done to every element once, whoever makes it.

/** Takes no part in the layout, as a text takes none: see base.css. Only for what stands beside elements. */
const kTextBeside = 'mist-text';

/** In drawings that property writes nothing, so a drawing's text is another element once it says something else. */
const kOfDrawings = new Set(['text', 'tspan', 'title', 'desc', 'style']);

const isText = (child: ComponentChild): child is string | number | bigint =>
  typeof child === 'string' || typeof child === 'number' || typeof child === 'bigint';
const isNothing = (child: ComponentChild): boolean => child === null || child === undefined || child === '' || typeof child === 'boolean';

/** The whole text of children that are texts alone; null if there are others, or none. */
function textOf(children: ComponentChildren): string | null {
  if (Array.isArray(children)) {
    const parts = children.filter((child) => !isNothing(child)).map(textOf);
    return parts.length > 0 && parts.every((part) => part !== null) ? parts.join('') : null;
  }
  return isText(children as ComponentChild) ? String(children) : null;
}

/** With each text in an element, in its place. */
function beside(children: ComponentChildren): ComponentChildren {
  if (Array.isArray(children)) return children.map((child) => beside(child as ComponentChildren) as ComponentChild);
  if (isNothing(children as ComponentChild)) return null;
  const text = textOf(children);
  return text === null ? children : h(kTextBeside, { textContent: text });
}

interface Props {
  children?: ComponentChildren;
  textContent?: string;
  translate?: string;
  dangerouslySetInnerHTML?: unknown;
}

function own(vnode: VNode): void {
  const { type } = vnode;
  const props = vnode.props as Props;
  // What is written in a drawing are numbers and names; a translator's elements would not be drawn.
  if (type === 'svg') props.translate ??= 'no';
  if (props.children === undefined || (typeof type !== 'string' && type !== Fragment)) return;
  const text = type === Fragment ? null : textOf(props.children);
  if (typeof type === 'string' && kOfDrawings.has(type)) {
    if (text !== null) vnode.key = `${vnode.key ?? ''}|${text}`;
  } else if (text === null) {
    props.children = beside(props.children);
  } else {
    props.textContent = text;
    delete props.children;
  }
}

/** From now on the page holds on to no text. */
export function ownTexts(): void {
  const before = options.vnode;
  options.vnode = (vnode) => {
    own(vnode);
    before?.(vnode);
  };
}

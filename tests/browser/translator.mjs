/**
 * What a browser's translator does with a page, as a script for it: it puts elements of its own around every text, or in
 * its place, and goes on with what comes later. `how`: `replaces` leaves the page's own text out of the document, as
 * Chromium's does; `moves` takes it along into the elements. Both leave alone what says `translate="no"`.
 */
export function translator(how) {
  const isDone = (text) => text.parentElement === null || text.parentElement.closest('font, script, style, [translate="no"]') !== null;
  const translate = (text) => {
    if (text.data.trim() === '' || isDone(text)) return;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    outer.append(inner);
    outer.style.verticalAlign = inner.style.verticalAlign = 'inherit';
    text.replaceWith(outer);
    inner.append(how === 'moves' ? text : document.createTextNode(text.data));
    window.translated = (window.translated ?? 0) + 1;
  };
  const textsIn = (node) => {
    if (node.nodeType === Node.TEXT_NODE) return [node];
    if (node.nodeType !== Node.ELEMENT_NODE) return [];
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const texts = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    return texts;
  };
  const begin = () => {
    textsIn(document.body).forEach(translate);
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes) {
        if (type === 'characterData') translate(target);
        else [...addedNodes].flatMap(textsIn).forEach(translate);
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  };
  if (!(document instanceof HTMLDocument)) return; // a picture by itself
  if (document.body) begin();
  else document.addEventListener('DOMContentLoaded', begin);
}

/** Texts that the page holds on to although a translator may take them: each with what it stands in. */
export function heldTexts() {
  const found = [];
  const walk = (vnode, inDrawing) => {
    if (!vnode) return;
    const dom = vnode.__e;
    if (vnode.type === null && dom?.nodeType === Node.TEXT_NODE && !inDrawing) found.push(`${dom.data} in ${dom.parentElement?.outerHTML.slice(0, 120)}`);
    for (const child of vnode.__k ?? []) walk(child, inDrawing || ['text', 'tspan', 'title', 'desc'].includes(vnode.type));
  };
  walk(document.getElementById('app').__k, false);
  return found;
}

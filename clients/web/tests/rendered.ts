import type { VNode } from 'preact';
import { renderToString as render } from 'preact-render-to-string';

/** A text without the isolates around its names. */
export const plain = (text: string) => text.replace(/[\u2068\u2069]/g, '');

/** A view as HTML, without the isolates around names. */
export const renderToString = (view: VNode) => plain(render(view));

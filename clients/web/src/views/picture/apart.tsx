import { render, type ComponentChildren, type VNode } from 'preact';

import { Symbols } from '../../art/symbols';
import type { Size } from '../../board/camera';

/** What the page says of looks; a picture is drawn apart from the page, and has to bring it along. Nothing moves in it. */
export function looksOfPage(): string {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText));
  return `${rules.join('\n')}\n* { animation: none !important; transition: none !important; }`;
}

/** How something is written in a picture, in a colour of the palette. */
export const written = (ink: string) => `font-family: var(--serif); fill: var(${ink})`;

interface ApartProps extends Size {
  /** What is shown, in the measure of the board. */
  left: number;
  top: number;
  pixels: Size;
  /** See `looksOfPage`. */
  looks: string;
  children: ComponentChildren;
}

/** A drawing that is whole without the page. */
export function Apart({ left, top, width, height, pixels, looks, children }: ApartProps) {
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      data-theme={document.documentElement.dataset.theme}
      width={pixels.width}
      height={pixels.height}
      viewBox={`${left} ${top} ${width} ${height}`}
    >
      <style>{looks}</style>
      <Symbols />
      {children}
    </svg>
  );
}

/** Lets the page answer first to whoever uses it: an address with its data in it is loaded without a pause. */
const pause = () => new Promise<void>((resolve) => setTimeout(resolve));

async function loaded(address: string): Promise<HTMLImageElement> {
  const image = new Image();
  await pause();
  image.src = address;
  await image.decode();
  await pause();
  return image;
}

/** An `Apart` as an image. Rejects where the browser cannot draw it. */
export function drawnApart(drawing: VNode): Promise<HTMLImageElement> {
  const apart = document.createElement('div');
  render(drawing, apart);
  const text = new XMLSerializer().serializeToString(apart.firstElementChild!);
  render(null, apart);
  return loaded(`data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`);
}

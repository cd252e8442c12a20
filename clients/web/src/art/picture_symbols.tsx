import { paintClass } from './paints';
import type { Picture } from './pictures';

/** Pictures as symbols, each by its name. */
export function PictureSymbols({ of }: { of: Record<string, Picture> }) {
  return (
    <>
      {Object.entries(of).map(([name, picture]) => (
        <symbol id={name} overflow="visible">
          {picture.map(([paint, data]) => (
            <path class={paintClass(paint)} d={data} />
          ))}
        </symbol>
      ))}
    </>
  );
}

import type { JSX } from 'preact';

import { addedFigures, type AddedFigure } from './figure_marks';

// The figures of other expansions without the marks of their colours, which are drawn over them. `--cloak` is their colour.

/** The shield of a figure, under its mark. */
function Shield({ of }: { of: AddedFigure }) {
  return <path class="shield" transform={addedFigures[of].mark || undefined} d="M-5-3.4H5V1.6C5 4.6 2.6 6.4 0 7.6-2.6 6.4-5 4.6-5 1.6Z" />;
}

const kCloak = 'M0-6.6C4.6-6.8 6-4 7-.6 7.9 3 8.8 7.4 9.4 10.6 5 12.4-5 12.4-9.4 10.6-8.8 7.4-7.9 3-7-.6-6-4-4.6-6.8 0-6.6Z';

/** Taller and broader than the others, with its hands on its hips. */
const large = (
  <>
    <path
      class="cloak"
      d="M0-8.4C3-8.4 5.4-8 7.4-6.6L13 .2C13.8 1.2 13.6 2.2 12.7 2.9L8.8 5.6C10 8.4 10.9 11 11.5 13 5 14.8-5 14.8-11.5 13-10.9 11-10 8.4-8.8 5.6L-12.7 2.9C-13.6 2.2-13.8 1.2-13 .2L-7.4-6.6C-5.4-8-3-8.4 0-8.4Z"
    />
    <path class="gap" d="M8.3-.6 10.3 1.6 8.3 3Z M-8.3-.6-10.3 1.6-8.3 3Z" />
    <circle class="cloak" cy="-12.2" r="5.8" />
    <Shield of="large" />
  </>
);

/** A mitre and a crook. */
const abbot = (
  <>
    <path class="crook" d="M11.6 11V-10.6A2.9 2.9 0 0 0 5.8-10.6Q5.8-8.6 7.8-8.4" />
    <path class="crook bright" d="M11.6 11V-10.6A2.9 2.9 0 0 0 5.8-10.6Q5.8-8.6 7.8-8.4" />
    <path class="cloak" d={kCloak} />
    <circle class="cloak" cy="-8.4" r="4.2" />
    <path class="cloak" d="M-5-9.8C-6-13.2-3.6-16.6 0-19.2 3.6-16.6 6-13.2 5-9.8 2-8.8-2-8.8-5-9.8Z" />
    <path class="trim" d="M-5.2-11.8C-5.2-11-5.1-10.4-5-9.8-2-8.8 2-8.8 5-9.8 5.1-10.4 5.2-11 5.2-11.8 2-10.8-2-10.8-5.2-11.8ZM-.9-17.2.9-17.2.9-11.2-.9-11.2Z" />
    <Shield of="abbot" />
  </>
);

/** In a tunic, with a hammer that is raised. */
const builder = (
  <>
    <path class="shaft" d="M10.6-5.4 11.8-15" />
    <path class="blade" d="M7.6-18.6 15.6-17.6 15-13.4 7-14.4Z" />
    <path
      class="cloak"
      d="M0-6.6C2.6-6.6 4.6-6 5.8-4.6L9.6-9C10.9-10.2 13-8.8 12.4-7.2L7.4 1 8.4 6.8 6.8 7.2 7.2 11.6H1.2L0 8.2-1.2 11.6H-7.2L-6.8 7.2-8.4 6.8-7.6.6C-8-3.6-5.6-6.6 0-6.6Z"
    />
    <circle class="cloak" cx="-.6" cy="-9.6" r="4.4" />
    <path class="trim" d="M-5.6-10.4C-5.6-14.2-3.4-15.8-.6-15.8S4.4-14.2 4.4-10.8L7-9.8C5-9-3-9.2-5.6-10.4Z" />
    <Shield of="builder" />
  </>
);

const pig = (
  <>
    <path class="tail" d="M-11.4-2C-14.6-1.4-14.6-6-11.8-5.2" />
    <path
      class="cloak"
      d="M-11.6-1C-11.6-6.4-6.4-8.6 0-8.6 3-8.6 5.4-8.2 7.4-7L10.4-10.6 11.6-5.4C12.8-4.4 13.4-3.2 13.6-1.8L15-1.4V3.4L12.6 3.8C11.4 5.6 9.8 6.6 8.2 7.2L8.6 11.4H3.8L3.2 8.4H-3.6L-4.2 11.4H-9L-8.8 6.8C-10.6 5.2-11.6 2.6-11.6-1Z"
    />
    <path class="edge" d="M7.4-7 9-4" />
    <circle class="gap" cx="10" cy="-2" r="1.1" />
    <Shield of="pig" />
  </>
);

/** A hat with a feather; the mark hangs from a chain. */
const mayor = (
  <>
    <path class="cloak" d="M0-7C5.4-7.2 7.4-4 8.6-.4 9.8 3.4 11 7.8 11.6 11.2 6 13.2-6 13.2-11.6 11.2-11 7.8-9.8 3.4-8.6-.4-7.4-4-5.4-7.2 0-7Z" />
    <path class="trim" d="M-11 8.2C-11.2 9.2-11.4 10.2-11.6 11.2-6 13.2 6 13.2 11.6 11.2 11.4 10.2 11.2 9.2 11 8.2 5 10-5 10-11 8.2Z" />
    <circle class="cloak" cy="-9" r="4.4" />
    <path class="chain" d="M-5.8-5.2Q-5-1.4-3-1M5.8-5.2Q5-1.4 3-1" />
    <circle class="medal" cy="1.6" r="5.6" />
    <path class="cloak" d="M-9.6-11.4C-7-12.6-5.4-12-4.8-12.6L-4.2-17.2Q0-18.6 4.2-17.2L4.8-12.6C5.4-12 7-12.6 9.6-11.4 6-9.6-6-9.6-9.6-11.4Z" />
    <path class="trim" d="M3.4-12.6C3.6-16.6 7-19.6 11.4-18.4 11.6-15.6 8.6-13 3.4-12.6Z" />
  </>
);

/** With a cover, on two wheels. */
const wagon = (
  <>
    <path class="wood" d="M-13.4 1.6H13.4L12.4 7.2H-12.4Z" />
    <path class="cloak" d="M-13.2 2.4C-14.2-6-12-13-8.6-13.8-3-15 3-15 8.6-13.8 12-13 14.2-6 13.2 2.4Z" />
    <path class="edge" d="M-8.2-13.8C-10-9-10-3-9 2.4M8.2-13.8C10-9 10-3 9 2.4" />
    <Shield of="wagon" />
    {[-7.4, 7.4].map((x) => (
      <g transform={`translate(${x} 7)`}>
        <circle class="wheel" r="4.6" />
        <path class="spokes" d="M-3.8 0H3.8M0-3.8V3.8M-2.7-2.7 2.7 2.7M-2.7 2.7 2.7-2.7" />
        <circle class="gap" r="1.3" />
      </g>
    ))}
  </>
);

/** The mark is on its gate. */
const barn = (
  <>
    <path class="cloak" d="M-11.6 11.6V-3L-8.4-10 0-14.6 8.4-10 11.6-3V11.6Z" />
    <path class="cloak" d="M-14-2.6-10-11.6 0-17.2 10-11.6 14-2.6 11-1.2 7.6-8.8 0-13-7.6-8.8-11-1.2Z" />
    <circle class="gap" cy="-7.4" r="1.7" />
    <path class="trim" d="M-6.2 11.6V-2H6.2V11.6Z" />
    <path class="edge" d="M-6.2-2H6.2M-9-1V11M9-1V11" />
  </>
);

const kFigures: Record<AddedFigure, JSX.Element> = { large, abbot, builder, pig, mayor, wagon, barn };

/** These figures as symbols. */
export function FigureSymbols() {
  return (
    <>
      {Object.entries(kFigures).map(([name, figure]) => (
        <symbol id={`figure-${name}`} class="art-figure" overflow="visible">
          {figure}
        </symbol>
      ))}
    </>
  );
}

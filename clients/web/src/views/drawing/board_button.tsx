import type { ComponentChildren } from 'preact';

import type { Point } from '../../protocol/types';
import { iconPath, type IconName } from '../common/icon';
import { translate } from './board_layers';

interface BoardButtonProps {
  label: string;
  onPress: () => void;
  /** A pointer or the focus came to it, or went. */
  onPoint?: (on: boolean) => void;
  class: string;
  pressed?: boolean;
  /** Whether what it opens is open. */
  expanded?: boolean;
  focusable?: boolean;
  place?: string;
  children: ComponentChildren;
}

/** Whether an event on the board is meant for something that can be pressed there. */
export function isOnButton({ target }: Event): boolean {
  return target instanceof Element && target.closest('.board-button') !== null;
}

/** Something on the board that can be pressed, by pointer or by key. */
export function BoardButton(props: BoardButtonProps) {
  const press = (event: Event) => {
    event.stopPropagation();
    props.onPress();
  };
  const point = props.onPoint && {
    onPointerEnter: () => props.onPoint!(true),
    onPointerLeave: () => props.onPoint!(false),
    onFocus: () => props.onPoint!(true),
    onBlur: () => props.onPoint!(false),
  };
  return (
    <g
      role="button"
      class={`board-button ${props.class}`}
      tabindex={props.focusable === false ? -1 : 0}
      aria-label={props.label}
      data-place={props.place}
      {...(props.pressed === undefined ? {} : { 'aria-pressed': props.pressed })}
      {...(props.expanded === undefined ? {} : { 'aria-expanded': props.expanded })}
      onClick={press}
      {...point}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        press(event);
      }}
    >
      {props.children}
    </g>
  );
}

/** A round button beside a piece that keeps its size on the screen, however far the board is. */
export function RoundButton(props: {
  at: Point;
  /** How far from `at`, in pixels of the screen. */
  offset: Point;
  icon: IconName;
  label: string;
  class?: string;
  onPress: () => void;
  onPoint?: (on: boolean) => void;
}) {
  return (
    <g transform={translate(props.at)}>
      <g class="keeps-size">
        <BoardButton
          class={`round ${props.class ?? ''}`}
          label={props.label}
          onPress={props.onPress}
          {...(props.onPoint && { onPoint: props.onPoint })}
        >
          <g transform={translate(props.offset)}>
            <circle r="22" />
            <path transform="translate(-13.2 -13.2) scale(1.1)" d={iconPath(props.icon)} />
          </g>
        </BoardButton>
      </g>
    </g>
  );
}

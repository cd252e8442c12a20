import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

import { words } from '../../words';
import { Icon, type IconName } from './icon';
import { useWayBack } from './lies_over';

interface MenuItemProps {
  icon: IconName;
  label: string;
  /** The menu stays open, so that one sees and hears what the press has changed. */
  stays?: boolean;
  onPress: () => void;
}

/** A line of the menu that does something. */
export function MenuItem({ icon, label, stays = false, onPress }: MenuItemProps) {
  return (
    <button type="button" class={`menu-item ${icon}-item`} data-stays={stays} onClick={onPress}>
      <Icon name={icon} />
      {label}
    </button>
  );
}

/** What is not needed each turn, behind one button. It shuts when something in it was pressed, or something else is used. */
export function Menu({ children }: { children: ComponentChildren }) {
  const open = useSignal(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => (open.value = false);
  /** The button has the focus before what was pressed opens anything, which gives it back there. */
  const leave = () => {
    button.current?.focus();
    close();
  };
  useWayBack(open.value, close);
  // Before the menu can be seen: whoever is quick would press beside it in vain.
  useLayoutEffect(() => {
    if (!open.value) return;
    const outside = ({ target }: Event) => !box.current?.contains(target as Node) && close();
    document.addEventListener('pointerdown', outside);
    document.addEventListener('focusin', outside);
    return () => {
      document.removeEventListener('pointerdown', outside);
      document.removeEventListener('focusin', outside);
    };
  }, [open.value]);
  const shut = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open.value) return;
    event.stopPropagation();
    leave();
  };
  const press = ({ target }: Event) => {
    const item = target instanceof Element && target.closest('.menu-item');
    if (item && item.matches(':is(a, button):not([data-stays="true"])')) leave();
  };
  return (
    <div class="menu-box" ref={box} onKeyDown={shut}>
      <button
        type="button"
        class="tool menu-button"
        ref={button}
        aria-label={words.page.menu}
        title={words.page.menu}
        aria-expanded={open.value}
        onClick={() => (open.value = !open.value)}
      >
        <Icon name={open.value ? 'back' : 'details'} />
      </button>
      {open.value && (
        <div class="menu card" onClickCapture={press}>
          {children}
        </div>
      )}
    </div>
  );
}

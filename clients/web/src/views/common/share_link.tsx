import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';

import { copied } from '../../session/clipboard';
import { words } from '../../words';
import { Icon } from './icon';

/** Copies by the clipboard, which only secure origins have; otherwise by the selection. */
async function copyText(field: HTMLInputElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    field.select();
    return document.execCommand('copy');
  }
}

/** The room's link, with a button that copies it; `loud` while nothing matters more. */
export function ShareLink({ link, loud }: { link: string; loud: boolean }) {
  return <CopyLink link={link} label={words.lobby.link} loud={loud} />;
}

/** A link with a button that copies it; or another text, with what the button says of it. */
export function CopyLink({ link, label, loud = false, copyLabel }: { link: string; label: string; loud?: boolean; copyLabel?: string }) {
  const field = useRef<HTMLInputElement>(null);
  const said = useSignal<'copyFailed' | null>(null);
  const copy = async () => {
    const done = await copyText(field.current!);
    copied.value = done ? link : null;
    said.value = done ? null : 'copyFailed';
  };
  return (
    <div class="share">
      <input
        ref={field}
        readOnly
        aria-label={label}
        value={link}
        onFocus={(event) => event.currentTarget.select()}
      />
      <button type="button" class={loud ? 'button primary' : 'button'} onClick={() => void copy()}>
        <Icon name="copy" />
        {copyLabel ?? words.lobby.copy}
      </button>
      <p class="quiet" role="status">
        {copied.value === link ? words.lobby.copied : said.value && words.lobby[said.value]}
      </p>
    </div>
  );
}

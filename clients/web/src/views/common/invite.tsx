import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

import { words, wordsForError } from '../../words';

interface Code {
  link: string;
  size: number;
  path: string;
}

/** The link as a QR code; the code that makes it is fetched only now. */
async function codeOf(link: string): Promise<Code> {
  const [{ generate }, { toSvgPath }] = await Promise.all([import('lean-qr'), import('lean-qr/extras/svg')]);
  const bitmap = generate(link);
  return { link, size: bitmap.size, path: toSvgPath(bitmap) };
}

/** Modules of white that a reader needs around the code. */
const kMargin = 4;

function QrCode({ code: { size, path } }: { code: Code }) {
  const side = size + 2 * kMargin;
  return (
    <svg class="qr" viewBox={`${-kMargin} ${-kMargin} ${side} ${side}`} role="img" aria-label={words.team.qr}>
      <rect x={-kMargin} y={-kMargin} width={side} height={side} />
      <path d={path} />
    </svg>
  );
}

/** A link as a QR code that is there at once. */
export function QrOf({ link }: { link: string }) {
  const code = useSignal<Code | null>(null);
  useEffect(() => {
    void codeOf(link).then(
      (made) => (code.value = made),
      () => {}, // the link is written beneath it
    );
  }, [link]);
  return code.value && <QrCode code={code.value} />;
}

/** Hands a link on: by what the browser shares with, or as a picture to be scanned. */
export function LinkAsCode({ link }: { link: string }) {
  const shown = useSignal<Code | null>(null);
  const refusal = useSignal<string | null>(null);
  const code = shown.value?.link === link ? shown.value : null;
  const show = async () => {
    refusal.value = null;
    if (code) return void (shown.value = null);
    shown.value = await codeOf(link).catch(() => null);
    if (!shown.value) refusal.value = 'unreachable';
  };
  // Whoever closes the sheet has not shared; there is nothing to tell.
  const share = () => void navigator.share({ title: words.title, url: link }).catch(() => {});
  return (
    <>
      <div class="buttons">
        {'share' in navigator && (
          <button type="button" class="button small" onClick={share}>
            {words.team.share}
          </button>
        )}
        <button type="button" class="button small" aria-expanded={code !== null} onClick={() => void show()}>
          {words.team.qr}
        </button>
      </div>
      {code && <QrCode code={code} />}
      {refusal.value && <p class="notice">{wordsForError(refusal.value)}</p>}
    </>
  );
}

/** Hands the room's link on. */
export function Invite({ link }: { link: string }) {
  return <LinkAsCode link={link} />;
}

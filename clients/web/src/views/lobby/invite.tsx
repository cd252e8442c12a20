import { useSignal } from '@preact/signals';

import { words, wordsForError } from '../../words';

interface Code {
  size: number;
  path: string;
}

/** The link as a QR code; the code that makes it is fetched only now. */
async function codeOf(link: string): Promise<Code> {
  const [{ generate }, { toSvgPath }] = await Promise.all([import('lean-qr'), import('lean-qr/extras/svg')]);
  const bitmap = generate(link);
  return { size: bitmap.size, path: toSvgPath(bitmap) };
}

/** Modules of white that a reader needs around the code. */
const kMargin = 3;

function QrCode({ code: { size, path } }: { code: Code }) {
  const side = size + 2 * kMargin;
  return (
    <svg class="qr" viewBox={`${-kMargin} ${-kMargin} ${side} ${side}`} role="img" aria-label={words.team.qr}>
      <rect x={-kMargin} y={-kMargin} width={side} height={side} />
      <path d={path} />
    </svg>
  );
}

/** Hands the room's link on: by what the browser shares with, or as a picture to be scanned. */
export function Invite() {
  const link = location.origin + location.pathname;
  const code = useSignal<Code | null>(null);
  const refusal = useSignal<string | null>(null);
  const show = async () => {
    refusal.value = null;
    if (code.value) return void (code.value = null);
    code.value = await codeOf(link).catch(() => null);
    if (!code.value) refusal.value = 'unreachable';
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
        <button type="button" class="button small" aria-expanded={code.value !== null} onClick={() => void show()}>
          {words.team.qr}
        </button>
      </div>
      {code.value && <QrCode code={code.value} />}
      {refusal.value && <p class="notice">{wordsForError(refusal.value)}</p>}
    </>
  );
}

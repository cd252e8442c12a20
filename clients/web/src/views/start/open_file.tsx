import { useSignal } from '@preact/signals';

import { importGame } from '../../protocol/games';
import { enter } from '../../session/enter';
import { words, wordsForError } from '../../words';

/** The largest file that the server takes, in bytes. */
const kMostBytes = 1024 * 1024;

/** Makes a room of a game file and goes there; the code of the refusal if it cannot be. */
async function openFile(file: File): Promise<string | null> {
  if (file.size > kMostBytes) return 'payload_too_large';
  return enter(async (secret) => importGame(await file.text(), secret));
}

/** Opens a game file that was downloaded here or on another server. */
export function OpenFile() {
  const refusal = useSignal<string | null>(null);
  const chosen = async (input: HTMLInputElement) => {
    const file = input.files?.[0];
    refusal.value = null;
    if (file) refusal.value = await openFile(file);
    // The same file can be chosen once more.
    input.value = '';
  };
  return (
    <>
      <label class="button small open-file">
        {words.replay.openFile}
        <input type="file" accept=".json,application/json" onChange={(event) => void chosen(event.currentTarget)} />
      </label>
      {refusal.value && (
        <p class="notice" role="alert">
          {wordsForError(refusal.value)}
        </p>
      )}
    </>
  );
}

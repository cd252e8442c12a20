import { signal } from '@preact/signals';

/** The text that this page has copied last. */
export const copied = signal<string | null>(null);

/** Some browsers copy only during the press itself, so they are given the text before it is known. */
async function writeComing(text: Promise<string>): Promise<void> {
  const blob = text.then((known) => new Blob([known], { type: 'text/plain' }));
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
}

/** Copies a text as soon as it is known, as part of the press that asked for it. Where that may not be, nothing happens. */
export async function copyComing(text: Promise<string>): Promise<void> {
  try {
    await writeComing(text).catch(async () => navigator.clipboard.writeText(await text));
    copied.value = await text;
  } catch {
    // Not every origin has a clipboard; the button beside the link says so when it is pressed.
  }
}
